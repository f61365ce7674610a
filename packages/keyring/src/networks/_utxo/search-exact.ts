import { maximumWeight } from './transaction-size.ts';
import type { TransferCost } from './transfer-cost.ts';
import type { Utxo } from './transfer-plan.ts';

/**
 * The cheapest set of `sorted` (largest first) that pays `amount` and its fee and leaves less than
 * an output of change would take; null where none turns up within the steps.
 * Depth first, each output taken before it is left out.
 * @see Bitcoin Core, coinselection.cpp `SelectCoinsBnB`
 */
export function searchExact(
  sorted: readonly Utxo[],
  amount: bigint,
  cost: TransferCost,
): readonly Utxo[] | null {
  // A satoshi less than is due, as the fee is rounded for the whole and the gains are not.
  const least = (amount + cost.withoutChange(0) - 1n) * scale;
  // More would not be relayed; it also bounds the depth.
  const maximumInputs = Math.floor(maximumWeight / cost.inputWeight);
  const search: { best: Taken | null; steps: number } = { best: null, steps: 0 };

  const extend = (taken: Taken, from: Candidate | null) => {
    for (let next = from; next !== null; next = next.afterTwins) {
      if (taken.gain + next.ahead < least || taken.count === maximumInputs) return;
      if (search.steps === maximumSteps) return;
      search.steps += 1;
      const more = take(next, taken);
      const left = more.total - amount;
      if (left < cost.withoutChange(more.count)) extend(more, next.after);
      else if (left < cost.withChange(more.count) + cost.minimumChange)
        search.best = cheaper(more, search.best);
    }
  };

  extend(nothing, toCandidates(sorted, cost));
  return search.best && toUtxos(search.best);
}

/** Bounds the time of a search to some 20 ms; Bitcoin Core takes 100,000. */
const maximumSteps = 50_000;

/** In 1/4000 satoshi a weight unit costs a whole number, the fee rate. */
const scale = 4_000n;

interface Candidate {
  readonly utxo: Utxo;
  /** Value beyond the cost of its input, scaled; always above zero. */
  readonly gain: bigint;
  /** The gains of this one and all after it. */
  readonly ahead: bigint;
  readonly after: Candidate | null;
  /** The next one that gains less: leaving out one of two twins is the same as the other. */
  readonly afterTwins: Candidate | null;
}

function toCandidates(
  sorted: readonly Utxo[],
  { satPerKvb, inputWeight }: TransferCost,
): Candidate | null {
  const inputCost = BigInt(inputWeight) * satPerKvb;
  return sorted.reduceRight<Candidate | null>((after, utxo) => {
    const gain = utxo.value * scale - inputCost;
    const afterTwins = after?.gain === gain ? after.afterTwins : after;
    return { utxo, gain, ahead: gain + (after?.ahead ?? 0n), after, afterTwins };
  }, null);
}

interface Taken {
  readonly last: { readonly utxo: Utxo; readonly before: Taken } | null;
  readonly count: number;
  readonly gain: bigint;
  readonly total: bigint;
}

const nothing: Taken = { last: null, count: 0, gain: 0n, total: 0n };

function take({ utxo, gain }: Candidate, before: Taken): Taken {
  return {
    last: { utxo, before },
    count: before.count + 1,
    gain: before.gain + gain,
    total: before.total + utxo.value,
  };
}

function cheaper(found: Taken, best: Taken | null): Taken {
  return best === null || found.total < best.total ? found : best;
}

function toUtxos({ last }: Taken): readonly Utxo[] {
  return last === null ? [] : [...toUtxos(last.before), last.utxo];
}
