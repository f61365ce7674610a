import { toBaseUnits } from '@billfold/core';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hex } from '@scure/base';
import { HDKey } from '@scure/bip32';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFundedWallet } from '../../testing/funded-wallet.ts';
import { parseTransaction } from './raw-transaction.ts';
import type { UtxoTransferPlan } from './transfer-plan.ts';

const wallet = (...values: bigint[]) => createFundedWallet('BTC', { values });
const seedBefore = new Uint8Array(32).fill(7);

describe('signTransfer', () => {
  it('signs what was planned, replaceable and without lock time', () => {
    const { keyring, seed, plan } = wallet(40_000n, 30_000n);
    const planned = plan();
    const { raw, hash } = keyring.signTransfer(seed, planned);
    const transaction = parseTransaction(raw);
    expect(transaction).toMatchObject({ version: 2, lockTime: 0 });
    expect(transaction.inputs.map(({ sequence }) => sequence)).toEqual([0xfffffffd, 0xfffffffd]);
    const decoded = keyring.decodeTransfer(raw);
    expect(decoded.hash).toBe(hash);
    expect(keyring.hashTransfer(planned)).toBe(hash);
    expect(decoded.inputs.map(({ hash, index }) => ({ hash, index }))).toEqual(
      planned.inputs.map(({ hash, index }) => ({ hash, index })),
    );
    expect(decoded.outputs.map(({ address, value }) => ({ address, value }))).toEqual(
      planned.outputs.map(({ address, value }) => ({ address, value })),
    );
  });

  it('signs the same bytes each time', () => {
    const { keyring, seed, plan } = wallet(40_000n, 30_000n);
    expect(keyring.signTransfer(seed, plan())).toEqual(keyring.signTransfer(seed, plan()));
  });

  it('leaves the seed to its owner and no key behind', () => {
    const { keyring, seed, plan } = wallet(100_000n);
    keyring.signTransfer(seed, plan());
    expect(seed).toEqual(seedBefore);
  });

  it('signs on the chain and for the account that the plan names', () => {
    const { keyring, seed, plan } = createFundedWallet('BTC', {
      chain: 'regtest',
      account: 3,
      values: [100_000n],
    });
    const { raw } = keyring.signTransfer(seed, plan());
    expect(keyring.decodeTransfer(raw).outputs[0]?.address).toMatch(/^bcrt1q/);
  });

  const changes: readonly (readonly [string, (plan: UtxoTransferPlan) => UtxoTransferPlan])[] = [
    ['another account', (plan) => ({ ...plan, account: 1 })],
    ['another chain', (plan) => ({ ...plan, chain: 'regtest' })],
    ['another fee', (plan) => ({ ...plan, fee: toBaseUnits(plan.fee + 1n) })],
    ['another change index', (plan) => ({ ...plan, changeIndex: 8 })],
    ['change that is denied', (plan) => ({ ...plan, changeIndex: null })],
    [
      'change to a stranger',
      (plan) => ({
        ...plan,
        outputs: plan.outputs.map((output) => ({
          ...output,
          address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
        })),
      }),
    ],
    [
      'a recipient of another chain',
      (plan) => ({
        ...plan,
        outputs: plan.outputs.map((output) =>
          output.isChange
            ? output
            : { ...output, address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
        ),
      }),
    ],
    [
      'an input of another index',
      (plan) => ({
        ...plan,
        inputs: plan.inputs.map((input) => ({ ...input, addressIndex: input.addressIndex + 1 })),
      }),
    ],
    [
      'an input of the other branch',
      (plan) => ({
        ...plan,
        inputs: plan.inputs.map((input) => ({ ...input, branch: input.branch === 0 ? 1 : 0 })),
      }),
    ],
    [
      'a script of other keys',
      (plan) => ({
        ...plan,
        inputs: plan.inputs.map((input) => ({ ...input, script: `0014${'11'.repeat(20)}` })),
      }),
    ],
  ];
  it.each(changes)('refuses a plan with %s', (_, change) => {
    const { keyring, seed, plan } = wallet(100_000n);
    expect(() => keyring.signTransfer(seed, change(plan()))).toThrow(
      expect.objectContaining({ code: 'plan_mismatch' }),
    );
  });

  it('refuses the seed of another wallet', () => {
    const { keyring, plan } = wallet(100_000n);
    expect(() => keyring.signTransfer(new Uint8Array(32).fill(8), plan())).toThrow(
      expect.objectContaining({ code: 'plan_mismatch' }),
    );
  });

  it('refuses to hand over what no node would relay', () => {
    const { keyring, seed, plan } = wallet(100_000n);
    const planned = plan({ amount: 'max' });
    const outputs = planned.outputs.map((output) => ({ ...output, value: toBaseUnits(99_990n) }));
    expect(() =>
      keyring.signTransfer(seed, { ...planned, outputs, fee: toBaseUnits(10n) }),
    ).toThrow(expect.objectContaining({ code: 'signature_refused' }));
  });

  it('refuses to hand over what reads otherwise than planned', () => {
    const { keyring, seed, plan } = wallet(100_000n);
    const planned = plan({ amount: 'max' });
    const outputs = planned.outputs.map((output) => ({
      ...output,
      address: output.address.toUpperCase(),
    }));
    expect(() => keyring.signTransfer(seed, { ...planned, outputs })).toThrow(
      expect.objectContaining({ code: 'signature_refused' }),
    );
  });
});

describe('every signature', () => {
  it('is low S, unlike all others, and never longer than planned', () => {
    const { keyring, seed, plan } = wallet(...Array.from({ length: 200 }, () => 3_000n));
    const planned = plan({ amount: 'max' });
    const { raw } = keyring.signTransfer(seed, planned);
    const signatures = parseTransaction(raw).inputs.map(({ witness: [signature] }) =>
      secp256k1.Signature.fromBytes(signature?.slice(0, -1) ?? new Uint8Array(), 'der'),
    );
    expect(signatures.some((signature) => signature.hasHighS())).toBe(false);
    expect(new Set(signatures.map(({ r }) => r)).size).toBe(200);
    const { vsize } = keyring.decodeTransfer(raw);
    expect(vsize).toBeLessThanOrEqual(planned.vsize);
    expect(planned.vsize - vsize).toBeLessThan(200);
  }, 30_000);

  it(
    'passes the check with the outputs of its plan, whatever the plan',
    () =>
      fc.assert(
        fc.property(
          fc.array(fc.bigInt(1_000n, 100_000n), { minLength: 1, maxLength: 4 }),
          fc.bigInt(1_000n, 3_000n),
          fc.nat(2 ** 31 - 1),
          (values, satPerKvb, changeIndex) => {
            const { keyring, seed, request } = wallet(...values);
            const amount = toBaseUnits(600n);
            const asked = { ...request, amount, satPerKvb, changeIndex };
            const built = keyring.buildTransfer(asked);
            if (built.outcome !== 'built') throw new Error(built.outcome);
            const { raw, hash } = keyring.signTransfer(seed, built.plan);
            expect(keyring.verifyTransfer(raw, built.plan.inputs)).toMatchObject({
              outcome: 'valid',
              fee: built.plan.fee,
              transfer: { hash },
            });
          },
        ),
        { numRuns: 25 },
      ),
    30_000,
  );
});

describe('the keys of a signature', () => {
  it('are those of the path', () => {
    const { keyring, seed, plan } = wallet(100_000n, 90_000n);
    const planned = plan({ amount: 'max' });
    const { raw } = keyring.signTransfer(seed, planned);
    const keys = parseTransaction(raw).inputs.map(({ witness: [, key] }) => key);
    const master = HDKey.fromMasterSeed(seed);
    expect(keys.map((key) => hex.encode(key ?? new Uint8Array()))).toEqual(
      planned.inputs.map(({ branch, addressIndex }) =>
        hex.encode(
          master.derive(`m/84'/0'/0'/${branch}/${addressIndex}`).publicKey ?? new Uint8Array(),
        ),
      ),
    );
  });
});
