import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import type { SweepQuote } from '../families/sweeping.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { loadAddresses } from '../payments-accounts/load-addresses.ts';
import { findPaymentsAccount } from '../payments-accounts/open-payments-accounts.ts';
import { settlementMissing } from '../payments-accounts/settlement-missing.ts';
import { requireToken } from '../sends/create/require-token.ts';
import { findGasPayer } from '../transfers-out/find-gas-payer.ts';
import { quoteFee, quotePrice } from '../transfers-out/quote-fee.ts';
import type { SettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { gasFor, isLeft } from '../transfers-out/transfer-status.ts';
import type { PartRow, TransferRow } from '../transfers-out/transfer-store.ts';
import { gasLimitFor } from './delegated-purses.ts';
import { findPursesOf } from './find-purses-of.ts';
import { loadHeld } from './load-held.ts';
import { quoteTogether, shareOf } from './quote-together.ts';

/** Prices at which the rest of a sweep is signed. */
export interface PriceOfRest {
  /** Account that brings the gas. */
  readonly mainId: string;
  /** One transaction that moves all that is left; null where each address sends its funds itself. */
  readonly together: SweepQuote | null;
  readonly moveFee: bigint;
  readonly gasFee: bigint;
  /** Former fees of moves whose gas has arrived that are enough now. */
  readonly keptFees: ReadonlySet<bigint>;
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
  const { userId, walletId } = owner;
  const main = await findGasPayer(context.db, row);
  if (main === undefined) throw settlementMissing();
  const moves = parts.filter((part) => part.step === 'MOVE' && isLeft(part));
  const addresses = await loadAddresses(
    context.db,
    moves.map(({ accountId: id }) => ({ id })),
  );
  const none = {
    ...{ mainId: main.id, together: null, gasFee: 0n, addresses },
    keptFees: new Set<bigint>(),
  };
  const held = await findHeld(context.db, row, moves);
  const [largest] = held;
  const address = largest && addresses.get(largest.move.accountId);
  if (largest === undefined || address === undefined) return { ...none, moveFee: 0n };
  const load = (accountId: string) => loadSpendingAccount(context, userId, { walletId, accountId });
  const asset = requireAsset(row.assetId);
  if (row.way === 'TOGETHER' && (await isOf(context.db, main, { row, moves }))) {
    const holders = held.flatMap(({ move }) => addresses.get(move.accountId) ?? []);
    const together = await quoteTogether(context, { asset, main: await load(main.id), holders });
    if (together !== null) {
      const moveFee = shareOf(together, moves.length);
      return { ...none, together, moveFee };
    }
  }
  const { move, units: amount } = largest;
  const account = await load(move.accountId);
  const token = asset.id === asset.network ? null : requireToken(account.network, asset.id);
  const recipient = row.address ?? '';
  const send = { account, token, recipient, amount };
  const { fee: moveFee, isCoveredBy } = await quotePrice(context, send);
  const keptFees = new Set<bigint>();
  for (const fee of new Set(formerFees(parts))) if (await isCoveredBy(fee)) keptFees.add(fee);
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
  return { ...none, moveFee, gasFee, keptFees };
}

interface HeldMove {
  readonly move: PartRow;
  /** Units that it can send now. */
  readonly units: bigint;
}

/** Finds the moves that can send something now, the largest first: a node runs no transfer from an address that is empty. */
async function findHeld(
  db: Db,
  row: TransferRow,
  moves: readonly PartRow[],
): Promise<readonly HeldMove[]> {
  const balances = await loadHeld(db, row, moves);
  return moves
    .map((move) => {
      const spendable = balances.get(move.accountId)?.get(row.assetId)?.spendable ?? 0n;
      return { move, units: spendable < move.units ? spendable : move.units };
    })
    .filter(({ units }) => units > 0n)
    .toSorted((one, other) => Number(other.units > one.units) - Number(other.units < one.units));
}

/** Returns the fees of the planned moves whose gas has arrived. */
function formerFees(parts: readonly PartRow[]): readonly bigint[] {
  return parts.flatMap((part) => (hasGas(part, parts) ? (part.feeUnits ?? []) : []));
}

/** Reports whether a move is planned as before, and has the gas that was brought for it. */
export function hasGas(part: PartRow, parts: readonly PartRow[]): boolean {
  const isPlanned = part.step === 'MOVE' && part.state === 'PLANNED';
  return isPlanned && gasFor(part, parts).some(({ state }) => state === 'CONFIRMED');
}

interface LeftMoves {
  readonly row: TransferRow;
  readonly moves: readonly PartRow[];
}

/** Returns whether moves go to the settlement account of now, which is `main`, from purses of its own. */
async function isOf(
  db: Db,
  main: { readonly id: string },
  { row, moves }: LeftMoves,
): Promise<boolean> {
  const now = await findPaymentsAccount(db, row.businessId, row.network);
  if (now?.id !== main.id) return false;
  if ((await loadAddresses(db, [main])).get(main.id) !== row.address) return false;
  const ids = moves.map(({ accountId }) => accountId);
  return (await findPursesOf(db, main.id, ids)).size === ids.length;
}
