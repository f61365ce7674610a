import { toBaseUnits } from '@billfold/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFundedWallet } from '../../testing/funded-wallet.ts';
import { feeOf } from './fee-rate.ts';
import { watchKinds } from './key-versions.ts';
import { sumValues } from './sum-values.ts';

/**
 * Virtual bytes with the longest signature, as wallets publish them for one input; frame and output of the kind; smallest
 * output that nodes of Bitcoin relay.
 * @see Bitcoin Core, policy.cpp `GetDustThreshold`
 */
const sizes = {
  pkh: { input: 148, frame: 10, output: 34, dust: 546n },
  'sh-wpkh': { input: 91, frame: 10.5, output: 32, dust: 540n },
  wpkh: { input: 68, frame: 10.5, output: 31, dust: 294n },
  tr: { input: 57.5, frame: 10.5, output: 43, dust: 330n },
} as const;

describe.each(watchKinds)('a transfer of %s', (kind) => {
  const wallet = (...values: bigint[]) => createFundedWallet('BTC', { kind, values });
  const { input, frame, output, dust } = sizes[kind];

  it('has the size of its inputs', () => {
    for (const count of [1, 2, 7]) {
      const values = Array.from({ length: count }, () => 100_000n);
      const { vsize, fee } = wallet(...values).plan({ amount: 'max' });
      expect(vsize).toBe(Math.ceil(frame + count * input + output));
      expect(fee).toBe(feeOf(vsize, 2_000n));
    }
  });

  it('returns change down to the smallest that is relayed', () => {
    const fee = feeOf(Math.ceil(frame + input + 2 * output), 2_000n);
    const changeOf = (left: bigint) => {
      const plan = wallet(50_000n + fee + left).plan();
      return plan.outputs.find(({ isChange }) => isChange)?.value ?? 0n;
    };
    expect([changeOf(dust), changeOf(dust - 1n)]).toEqual([dust, 0n]);
  });

  it('costs what was estimated', () => {
    const { keyring, request, plan } = wallet(40_000n, 30_000n);
    const { utxos, recipient, amount, satPerKvb } = request;
    const planned = plan();
    const asked = { utxos, recipient, amount, satPerKvb, kind };
    const { fee, vsize } = planned;
    expect(keyring.estimateFee(asked)).toEqual({ outcome: 'estimated', fee, vsize, sent: amount });
  });

  it('is signed to at most its planned size, and pays at least its rate', () =>
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(3_000n, 100_000n), { minLength: 1, maxLength: 6 }),
        fc.bigInt(1_000n, 5_000n),
        fc.boolean(),
        (values, satPerKvb, isMax) => {
          const { keyring, seed, request } = wallet(...values);
          const amount = isMax ? ('max' as const) : toBaseUnits(600n);
          const built = keyring.buildTransfer({ ...request, amount, satPerKvb });
          if (built.outcome !== 'built') throw new Error(built.outcome);
          const { plan } = built;
          const { raw, hash } = keyring.signTransfer(seed, plan);
          const verdict = keyring.verifyTransfer(raw, plan.inputs);
          expect(verdict).toMatchObject({ outcome: 'valid', fee: plan.fee, transfer: { hash } });
          const { vsize } = keyring.decodeTransfer(raw);
          expect(vsize).toBeLessThanOrEqual(plan.vsize);
          expect(plan.vsize - vsize).toBeLessThan(3 + 2 * plan.inputs.length);
          expect(plan.fee).toBeGreaterThanOrEqual(feeOf(vsize, satPerKvb));
          expect(sumValues(plan.inputs)).toBe(sumValues(plan.outputs) + plan.fee);
        },
      ),
      { numRuns: 20 },
    ));

  it('is known by its hash before it is signed only where the hash leaves signatures out', () => {
    const { keyring, seed, plan } = wallet(100_000n);
    const planned = plan();
    const { hash } = keyring.signTransfer(seed, planned);
    if (kind === 'wpkh' || kind === 'tr') expect(keyring.hashTransfer(planned)).toBe(hash);
    else
      expect(() => keyring.hashTransfer(planned)).toThrow(
        expect.objectContaining({ code: 'plan_mismatch' }),
      );
  });

  it('is signed for no account of another kind', () => {
    const { keyring, seed, plan } = wallet(100_000n);
    const planned = plan();
    for (const other of watchKinds.filter((each) => each !== kind)) {
      const foreign = createFundedWallet('BTC', { kind: other, values: [100_000n] }).plan();
      const refused = expect.objectContaining({ code: 'plan_mismatch' });
      const inputs = [...planned.inputs, ...foreign.inputs];
      const fee = toBaseUnits(planned.fee + 100_000n);
      expect(() => keyring.signTransfer(seed, { ...planned, inputs, fee })).toThrow(refused);
      // Change of the other kind.
      const { outputs } = foreign;
      const total = sumValues(planned.inputs) - sumValues(outputs);
      const changed = { ...planned, outputs, fee: toBaseUnits(total) };
      expect(() => keyring.signTransfer(seed, changed)).toThrow(refused);
    }
  });
});
