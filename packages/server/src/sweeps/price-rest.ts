import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import type { SweepQuote } from '../families/sweeping.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { loadAddresses } from '../payments-accounts/load-addresses.ts';
import { findPaymentsAccount } from '../payments-accounts/open-payments-accounts.ts';
import { settlementMissing } from '../payments-accounts/settlement-missing.ts';
import { requireToken } from '../sends/create/require-token.ts';
import { quoteFee } from '../transfers-out/quote-fee.ts';
import type { SettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import type { PartRow, TransferRow } from '../transfers-out/transfer-store.ts';
import { gasLimitFor } from './delegated-purses.ts';
import { findPursesOf } from './find-purses-of.ts';
import { quoteTogether, shareOf } from './quote-together.ts';

/** Prices at which the rest of a sweep is signed. */
export interface PriceOfRest {
  readonly mainId: string;
  /** One transaction that moves all that is left; null where each address sends its funds itself. */
  readonly together: SweepQuote | null;
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
    return { mainId: main.id, together: null, moveFee: 0n, gasFee: 0n, addresses };
  const load = (accountId: string) => loadSpendingAccount(context, userId, { walletId, accountId });
  const asset = requireAsset(row.assetId);
  if (row.way === 'TOGETHER' && (await isOf(context.db, main, { row, moves }))) {
    const holders = [...addresses.values()];
    const together = await quoteTogether(context, { asset, main: await load(main.id), holders });
    if (together !== null) {
      const moveFee = shareOf(together, moves.length);
      return { mainId: main.id, together, moveFee, gasFee: 0n, addresses };
    }
  }
  const account = await load(first.accountId);
  const token = asset.id === asset.network ? null : requireToken(account.network, asset.id);
  const recipient = row.address ?? '';
  const moveFee = await quoteFee(context, { account, token, recipient, amount: first.units });
  const gasFee =
    token === null
      ? 0n
      : await quoteFee(context, {
          ...{ account: await load(main.id), token: null, recipient: address, amount: moveFee },
          gasLimit: await gasLimitFor(context, {
            network: account.network,
            purseIds: moves.map(({ accountId }) => accountId),
          }),
        });
  return { mainId: main.id, together: null, moveFee, gasFee, addresses };
}

interface LeftMoves {
  readonly row: TransferRow;
  readonly moves: readonly PartRow[];
}

/** Returns whether moves go to the settlement account of now, from purses of its own. */
async function isOf(
  db: Db,
  main: { readonly id: string },
  { row, moves }: LeftMoves,
): Promise<boolean> {
  if ((await loadAddresses(db, [main])).get(main.id) !== row.address) return false;
  const ids = moves.map(({ accountId }) => accountId);
  return (await findPursesOf(db, main.id, ids)).size === ids.length;
}
