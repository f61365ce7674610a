import { compareInputs, type Outpoint } from './canonical-order.ts';
import { feeOf } from './fee-rate.ts';
import { searchExact } from './search-exact.ts';
import { sumValues } from './sum-values.ts';
import { toVsize } from './transaction-size.ts';
import type { TransferCost } from './transfer-cost.ts';
import type { Utxo, UtxoTransferRequest } from './transfer-plan.ts';

export interface Selection {
  readonly utxos: readonly Utxo[];
  readonly fee: bigint;
  /** 0 where there is none: too little for an output of its own went to the fee. */
  readonly change: bigint;
}

/**
 * Outputs to spend for `amount`, null where they do not reach. Outputs that cost more than they
 * bring are left alone, except required ones, which come before all others. A set without change is
 * taken when it costs no more than making change and spending that later; else the largest outputs
 * first. The order of `utxos` plays no part.
 */
export function selectInputs(
  { utxos, required = [] }: Pick<UtxoTransferRequest, 'utxos' | 'required'>,
  amount: bigint,
  cost: TransferCost,
): Selection | null {
  const inputFee = feeOf(toVsize(cost.inputWeight), cost.satPerKvb);
  const isRequired = (each: Outpoint) => required.some((one) => compareInputs(one, each) === 0);
  const first = utxos.filter(isRequired);
  const useful = utxos.filter((each) => !isRequired(each) && each.value > inputFee).sort(byValue);
  const largest = takeLargest([...first, ...useful], { amount, least: first.length }, cost);
  if (largest === null || largest.change === 0n || first.length > 0) return largest;
  const exact = searchExact(useful, amount, cost);
  if (exact === null) return largest;
  const fee = sumValues(exact) - amount;
  return fee <= largest.fee + inputFee ? { utxos: exact, fee, change: 0n } : largest;
}

interface Target {
  readonly amount: bigint;
  /** Number of outputs, from the first, that are taken in any case. */
  readonly least: number;
}

function takeLargest(sorted: readonly Utxo[], { amount, least }: Target, cost: TransferCost) {
  let total = 0n;
  for (const [at, { value }] of sorted.entries()) {
    total += value;
    const count = at + 1;
    if (count < least || total < amount + cost.withoutChange(count)) continue;
    return settle({ utxos: sorted.slice(0, count), left: total - amount }, cost);
  }
  return null;
}

function settle(
  { utxos, left }: { readonly utxos: readonly Utxo[]; readonly left: bigint },
  cost: TransferCost,
): Selection {
  const fee = cost.withChange(utxos.length);
  const change = left - fee;
  return change >= cost.minimumChange ? { utxos, fee, change } : { utxos, fee: left, change: 0n };
}

/** Largest first; what is equal in value has an order too, so that a plan can be repeated. */
function byValue(a: Utxo, b: Utxo): number {
  if (a.value !== b.value) return a.value > b.value ? -1 : 1;
  return compareInputs(a, b);
}
