import { toBaseUnits } from '@billfold/core';
import type { DecodedTonTransfer, TonFeePrices, TonKeyring } from '@billfold/keyring';

export interface Sending {
  readonly keyring: TonKeyring;
  readonly prices: TonFeePrices;
  /** Balance of the wallet, in nanotons. */
  readonly balance: bigint;
}

/** Returns the exact fee of a send, and the value that it carries, in nanotons. */
export function sendFeeOf(
  { keyring, prices, balance }: Sending,
  { to, value, isEverything, payload, publicKey }: DecodedTonTransfer,
): { readonly fee: bigint; readonly sent: bigint } {
  // What comes along costs as it would with a first send.
  const common = { seqno: publicKey === null ? 1n : 0n, prices, recipient: to };
  const rich = toBaseUnits(value + plenty);
  if (payload.kind === 'jetton') {
    const { units, memo } = payload;
    const token = { wallet: to, attached: value, balance: units };
    const order = { ...common, balance: rich, amount: units, memo, token };
    return { fee: estimated(keyring.estimateFee(order)).fee, sent: 0n };
  }
  const memo = payload.kind === 'comment' ? payload.text : null;
  const order = { ...common, memo, token: null };
  const all = toBaseUnits(balance);
  const swept = isEverything && keyring.estimateFee({ ...order, balance: all, amount: 'max' });
  if (swept && swept.outcome === 'estimated') return swept;
  const named = keyring.estimateFee({ ...order, balance: rich, amount: value });
  return { fee: estimated(named).fee, sent: value };
}

type Estimate = ReturnType<TonKeyring['estimateFee']>;

function estimated(estimate: Estimate) {
  if (estimate.outcome !== 'estimated') throw new TypeError(estimate.outcome);
  return estimate;
}

/** More than any fee. */
const plenty = 10n ** 12n;
