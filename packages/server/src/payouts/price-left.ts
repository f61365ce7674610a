import type { AccountAsset } from '@billfold/core';
import type { ServiceContext } from '../context.ts';
import type { SpendingAccount } from '../families/spending.ts';
import type { PartRow, TransferRow } from '../transfers-out/transfer-store.ts';
import { countFunds } from './count-funds.ts';
import { priceLines } from './price-lines.ts';

export interface LinesLeft {
  readonly row: TransferRow;
  readonly account: SpendingAccount;
  readonly asset: AccountAsset;
  /** Lines that are left to sign. */
  readonly parts: readonly PartRow[];
}

/** Asks for the most that lines of a signed payout cost now, by their numbers; none where the account is empty. */
export async function priceLeft(
  context: ServiceContext,
  { row, account, asset, parts }: LinesLeft,
): Promise<ReadonlyMap<number, bigint>> {
  const { held } = await countFunds(context.db, context, { account, asset, except: row.id });
  if (held === 0n) return new Map();
  const lines = parts.map(({ toAddress: address, units, memo }) => ({ address, units, memo }));
  const prices = await priceLines(context, { account, asset, held, lines });
  return new Map(parts.map(({ n }, at) => [n, prices[at] ?? 0n]));
}
