import { type AccountAsset, getNetwork } from '@billfold/core';
import type { ServiceContext } from '../context.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { requireToken } from '../sends/create/require-token.ts';
import { quoteFee } from '../transfers-out/quote-fee.ts';

export interface UnpricedLine {
  readonly address: string;
  readonly units: bigint;
}

export interface PricedLines {
  readonly account: SpendingAccount;
  readonly asset: AccountAsset;
  /** Units of the asset that the account has: more cannot be simulated. */
  readonly held: bigint;
  readonly lines: readonly UnpricedLine[];
}

/** Most prices that a node is asked for at once. */
const atOnce = 8;

/**
 * Asks the node for the most that paying each address costs now: opening an account or paying a contract costs
 * more than others. Where a fee depends on its inputs instead, each line may cost as much as one that pays them all.
 */
export async function priceLines(
  context: ServiceContext,
  { account, asset, held, lines }: PricedLines,
): Promise<ReadonlyMap<string, bigint>> {
  const isToken = asset.id !== asset.network;
  const token = isToken ? requireToken(account.network, asset.id) : null;
  const quote = (recipient: string, units: bigint) =>
    quoteFee(context, { account, token, recipient, amount: units < held ? units : held });
  const byAddress = new Map(lines.map(({ address, units }) => [address, units] as const));
  const all = [...byAddress];
  if (getNetwork(asset.network).model.family === 'utxo') {
    const sum = lines.reduce((total, { units }) => total + units, 0n);
    const fee = await quote(lines[0]?.address ?? '', sum);
    return new Map(all.map(([address]) => [address, fee]));
  }
  const fees = new Map<string, bigint>();
  for (let at = 0; at < all.length; at += atOnce)
    await Promise.all(
      all.slice(at, at + atOnce).map(async ([address, units]) => {
        fees.set(address, await quote(address, units));
      }),
    );
  return fees;
}
