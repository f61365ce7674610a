import { type AccountAsset, getNetwork } from '@billfold/core';
import type { ServiceContext } from '../context.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { mapInGroups } from '../platform/in-groups.ts';
import { requireToken } from '../sends/create/require-token.ts';
import { quoteFee } from '../transfers-out/quote-fee.ts';

export interface UnpricedLine {
  readonly address: string;
  readonly units: bigint;
  readonly memo: string | null;
}

export interface PricedLines {
  readonly account: SpendingAccount;
  readonly asset: AccountAsset;
  /** Units of the asset that the account has: more cannot be simulated. */
  readonly held: bigint;
  readonly lines: readonly UnpricedLine[];
}

/**
 * Asks the node for the most that each line costs now, in the order of the lines: opening an account, paying a
 * contract or a memo costs more. Where a fee depends on its inputs instead, each line may cost as much as one that
 * pays them all.
 */
export async function priceLines(
  context: ServiceContext,
  { account, asset, held, lines }: PricedLines,
): Promise<readonly bigint[]> {
  const isToken = asset.id !== asset.network;
  const token = isToken ? requireToken(account.network, asset.id) : null;
  const quote = ({ address: recipient, units, memo }: UnpricedLine) =>
    quoteFee(context, { account, token, recipient, amount: units < held ? units : held, memo });
  const [first] = lines;
  if (first !== undefined && getNetwork(asset.network).model.family === 'utxo') {
    const fee = await quote({ ...first, units: lines.reduce((sum, { units }) => sum + units, 0n) });
    return lines.map(() => fee);
  }
  // Lines that pay the same address with the same memo cost the same.
  const keyOf = ({ address, memo }: UnpricedLine) => JSON.stringify([address, memo]);
  const distinct = [...new Map(lines.map((line) => [keyOf(line), line] as const))];
  const fees = new Map(
    await mapInGroups(distinct, async ([key, line]) => [key, await quote(line)] as const),
  );
  return lines.map((line) => fees.get(keyOf(line)) ?? 0n);
}
