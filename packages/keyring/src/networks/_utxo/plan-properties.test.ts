import { toBaseUnits } from '@billfold/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFundedWallet } from '../../testing/funded-wallet.ts';
import { feeOf } from './fee-rate.ts';
import { sumValues } from './sum-values.ts';
import type { UtxoTransferPlan } from './transfer-plan.ts';

/** In virtual bytes; one more where the size of the whole is rounded up for it. */
const changeOutput = 31;

const transfers = fc.record({
  values: fc.array(fc.oneof(fc.bigInt(300n, 200_000n), fc.constantFrom(9_000n, 40_000n)), {
    minLength: 1,
    maxLength: 30,
  }),
  amount: fc.bigInt(546n, 1_000_000n),
  satPerKvb: fc.bigInt(1_000n, 50_000n),
  recipient: fc.constantFrom(
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  ),
});

describe('every plan', () => {
  const check = (property: (plan: UtxoTransferPlan) => void) =>
    fc.assert(
      fc.property(transfers, ({ values, amount, satPerKvb, recipient }) => {
        const { keyring, request } = createFundedWallet('BTC', { values });
        const asked = { ...request, amount: toBaseUnits(amount), satPerKvb, recipient };
        const result = keyring.buildTransfer(asked);
        if (result.outcome === 'built') property(result.plan);
        else expect(result.outcome).toBe('insufficient_funds');
      }),
    );

  it('spends exactly what it pays, returns and leaves as its fee', () =>
    check(({ inputs, outputs, fee }) => {
      expect(sumValues(inputs)).toBe(sumValues(outputs) + fee);
    }));

  it('pays the rate exactly with change, and without it less than change would have cost', () =>
    check(({ fee, vsize, satPerKvb, changeIndex }) => {
      const excess = fee - feeOf(vsize, satPerKvb);
      if (changeIndex !== null) expect(excess).toBe(0n);
      expect(excess).toBeGreaterThanOrEqual(0n);
      expect(excess).toBeLessThan(feeOf(changeOutput + 1, satPerKvb) + 294n);
    }));

  it('spends every output that is required, and no less than it pays', () =>
    fc.assert(
      fc.property(
        transfers.chain(({ values, ...rest }) =>
          fc.record({
            values: fc.constant(values),
            rest: fc.constant(rest),
            places: fc.uniqueArray(fc.nat(values.length - 1), { minLength: 1 }),
          }),
        ),
        ({ values, rest, places }) => {
          const { keyring, request, utxos } = createFundedWallet('BTC', { values });
          const required = utxos.filter((_, at) => places.includes(at));
          const asked = { ...request, ...rest, amount: toBaseUnits(rest.amount), required };
          const result = keyring.buildTransfer(asked);
          if (result.outcome !== 'built') return;
          const { inputs, outputs, fee } = result.plan;
          for (const { hash, index } of required)
            expect(inputs).toContainEqual(expect.objectContaining({ hash, index }));
          expect(sumValues(inputs)).toBe(sumValues(outputs) + fee);
        },
      ),
    ));

  it('is the same whatever the order of the outputs it could spend', () =>
    fc.assert(
      fc.property(
        transfers.chain(({ values, ...rest }) => {
          const { utxos } = createFundedWallet('BTC', { values });
          const shuffled = fc.shuffledSubarray(utxos, { minLength: utxos.length });
          return fc.record({ values: fc.constant(values), rest: fc.constant(rest), shuffled });
        }),
        ({ values, rest, shuffled }) => {
          const { keyring, request } = createFundedWallet('BTC', { values });
          const asked = { ...request, ...rest, amount: toBaseUnits(rest.amount) };
          expect(keyring.buildTransfer({ ...asked, utxos: shuffled })).toEqual(
            keyring.buildTransfer(asked),
          );
        },
      ),
      { numRuns: 25 },
    ));
});
