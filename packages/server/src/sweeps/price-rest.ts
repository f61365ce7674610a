import type { ServiceContext } from '../context.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { loadAddresses } from '../payments-accounts/load-addresses.ts';
import { findPaymentsAccount } from '../payments-accounts/open-payments-accounts.ts';
import { settlementMissing } from '../payments-accounts/settlement-missing.ts';
import { requireToken } from '../sends/create/require-token.ts';
import { quoteFee } from '../transfers-out/quote-fee.ts';
import type { SettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import type { PartRow, TransferRow } from '../transfers-out/transfer-store.ts';

/** Prices at which the rest of a sweep is signed. */
export interface PriceOfRest {
  readonly mainId: string;
  readonly moveFee: bigint;
  readonly gasFee: bigint;
  /** Addresses of the purses by account. */
  readonly addresses: ReadonlyMap<string, string>;
}

export interface RestOfSweep {
  readonly owner: SettlementOwner;
  readonly row: TransferRow;
  readonly parts: readonly PartRow[];
}

/** Asks the node what the moves that are left, and gas for them, cost now. */
export async function priceRest(
  context: ServiceContext,
  { owner, row, parts }: RestOfSweep,
): Promise<PriceOfRest> {
  const { businessId, userId, walletId } = owner;
  const main = await findPaymentsAccount(context.db, businessId, row.network);
  if (main === undefined) throw settlementMissing();
  const moves = parts.filter((part) => part.step === 'MOVE' && isLeft(part));
  const addresses = await loadAddresses(
    context.db,
    moves.map(({ accountId: id }) => ({ id })),
  );
  const [first] = moves;
  const address = first && addresses.get(first.accountId);
  if (first === undefined || address === undefined)
    return { mainId: main.id, moveFee: 0n, gasFee: 0n, addresses };
  const load = (accountId: string) => loadSpendingAccount(context, userId, { walletId, accountId });
  const asset = requireAsset(row.assetId);
  const account = await load(first.accountId);
  const token = asset.id === asset.network ? null : requireToken(account.network, asset.id);
  const recipient = row.address ?? '';
  const moveFee = await quoteFee(context, { account, token, recipient, amount: first.units });
  const gasFee =
    token === null
      ? 0n
      : await quoteFee(context, {
          ...{ account: await load(main.id), token: null, recipient: address, amount: moveFee },
        });
  return { mainId: main.id, moveFee, gasFee, addresses };
}
