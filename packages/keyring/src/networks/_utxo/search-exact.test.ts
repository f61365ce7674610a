import { hex } from '@scure/base';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFundedWallet } from '../../testing/funded-wallet.ts';
import { searchExact } from './search-exact.ts';
import { sumValues } from './sum-values.ts';
import { createTransferCost } from './transfer-cost.ts';
import type { Utxo } from './transfer-plan.ts';

const script = hex.decode(`0014${'00'.repeat(20)}`);

/** By trying every set. */
function searchAll(utxos: readonly Utxo[], isGood: (set: readonly Utxo[]) => boolean) {
  const sets = Array.from({ length: 2 ** utxos.length }, (_, bits) =>
    utxos.filter((_, at) => (bits >> at) & 1),
  );
  return sets
    .filter(isGood)
    .map(sumValues)
    .reduce<bigint | null>((best, total) => (best === null || total < best ? total : best), null);
}

it(
  'finds the cheapest set without change that there is',
  () =>
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(1_000n, 3_000n), { minLength: 1, maxLength: 9 }),
        fc.bigInt(1_000n, 12_000n),
        fc.bigInt(1_000n, 6_000n),
        (values, amount, satPerKvb) => {
          const cost = createTransferCost(
            { kind: 'wpkh', recipient: script, change: script },
            { satPerKvb, dust: 294n },
          );
          const { utxos } = createFundedWallet('BTC', { values });
          const sorted = utxos.toSorted((a, b) => Number(b.value - a.value));
          const isGood = (set: readonly Utxo[]) => {
            const excess = sumValues(set) - amount - cost.withoutChange(set.length);
            const changeCost = cost.withChange(set.length) - cost.withoutChange(set.length);
            return excess >= 0n && excess < changeCost + cost.minimumChange;
          };
          const found = searchExact(sorted, amount, cost);
          const best = searchAll(sorted, isGood);
          expect(found && sumValues(found)).toBe(best);
        },
      ),
      { numRuns: 60 },
    ),
  30_000,
);
