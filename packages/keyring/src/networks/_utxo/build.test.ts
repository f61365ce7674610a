import { toBaseUnits } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { createFundedWallet } from '../../testing/funded-wallet.ts';
import { feeOf } from './fee-rate.ts';
import type { UtxoTransferPlan } from './transfer-plan.ts';

const p2wpkhInput = 68;
const p2wpkhOutput = 31;
/** Version, lock time, counts, marker and flag: 10.5 virtual bytes. */
const frame = 11;

const wallet = (...values: bigint[]) => createFundedWallet('BTC', { values });

function changeOf(plan: UtxoTransferPlan): bigint {
  return plan.outputs.find(({ isChange }) => isChange)?.value ?? 0n;
}

describe('buildTransfer', () => {
  it('pays the recipient, returns the rest and states what it did', () => {
    const { request, plan, keyring } = wallet(100_000n);
    const vsize = frame + p2wpkhInput + 2 * p2wpkhOutput;
    const fee = feeOf(vsize, request.satPerKvb);
    const changePosition = { branch: 1, addressIndex: request.changeIndex } as const;
    expect(plan()).toMatchObject({
      family: 'utxo',
      network: 'BTC',
      chain: 'main',
      account: 0,
      inputs: [{ value: 100_000n, branch: 0, addressIndex: 0 }],
      outputs: [
        {
          address: keyring.addressAt(request.publicKey, changePosition),
          value: 50_000n - fee,
          isChange: true,
        },
        { address: request.recipient, value: 50_000n, isChange: false },
      ],
      fee,
      satPerKvb: 2_000n,
      vsize,
      changeIndex: 7,
    });
  });

  it('reads the number of the account from its key', () => {
    expect(createFundedWallet('BTC', { account: 12, values: [100_000n] }).plan().account).toBe(12);
  });

  it('plans for an address in capitals as for the same one without', () => {
    const { plan, request } = wallet(100_000n);
    expect(plan({ recipient: request.recipient.toUpperCase() })).toEqual(plan());
  });

  it.each([
    ['1', 1_000n, 141n],
    ['1.5', 1_500n, 212n],
    ['1.001', 1_001n, 142n],
  ])('rounds the fee up at %s sat/vB', (_, satPerKvb, fee) => {
    expect(wallet(100_000n).plan({ satPerKvb }).fee).toBe(fee);
  });

  it('leaves change below dust to the fee', () => {
    const fee = feeOf(frame + p2wpkhInput + 2 * p2wpkhOutput, 2_000n);
    const kept = wallet(50_000n + fee + 294n).plan();
    expect(changeOf(kept)).toBe(294n);
    const absorbed = wallet(50_000n + fee + 293n).plan();
    expect(absorbed.outputs).toHaveLength(1);
    expect(absorbed).toMatchObject({ fee: fee + 293n, changeIndex: null });
  });

  it('spends the exact outputs when they make change needless', () => {
    const exact = feeOf(frame + 2 * p2wpkhInput + p2wpkhOutput, 2_000n);
    const plan = wallet(900_000n, 20_000n, 30_000n + exact, 70_000n).plan();
    expect(plan.inputs.map(({ value }) => value).toSorted()).toEqual([20_000n, 30_000n + exact]);
    expect(plan).toMatchObject({ fee: exact, changeIndex: null });
  });

  it('prefers change where an exact set would cost more than making and spending it', () => {
    const exact = Array.from({ length: 20 }, () => 2_641n);
    expect(wallet(...exact).plan()).toMatchObject({
      inputs: exact.map(() => ({})),
      changeIndex: null,
    });
    expect(wallet(900_000n, ...exact).plan().inputs).toHaveLength(1);
  });

  it('takes the same of several equal outputs, whatever their order', () => {
    const { plan, utxos } = wallet(90_000n, 90_000n, 90_000n, 90_000n);
    expect(plan({ utxos: utxos.toReversed() })).toEqual(plan());
  });

  it('orders inputs by hash and outputs by value', () => {
    const { inputs, outputs } = wallet(
      ...Array.from({ length: 9 }, (_, at) => 20_000n + BigInt(at)),
    ).plan({
      amount: toBaseUnits(150_000n),
    });
    const hashes = inputs.map(({ hash }) => hash);
    expect(hashes).toEqual(hashes.toSorted());
    expect(outputs.map(({ isChange }) => isChange)).toEqual([true, false]);
  });

  it('leaves alone what costs more to spend than it holds', () => {
    const exact = feeOf(frame + 2 * p2wpkhInput + p2wpkhOutput, 2_000n);
    const dust = Array.from({ length: 60 }, () => 100n);
    const plan = wallet(900_000n, 20_000n, 30_000n + exact, ...dust).plan();
    expect(plan.inputs.map(({ value }) => value).toSorted()).toEqual([20_000n, 30_000n + exact]);
  });

  it('sends everything but the fee for max, with every output and no change', () => {
    const { plan, request } = wallet(100_000n, 20_000n, 500n);
    const fee = feeOf(frame + 3 * p2wpkhInput + p2wpkhOutput, 2_000n);
    const swept = plan({ amount: 'max' });
    expect(swept.inputs).toHaveLength(3);
    expect(swept).toMatchObject({
      outputs: [{ address: request.recipient, value: 120_500n - fee, isChange: false }],
      fee,
      changeIndex: null,
    });
  });

  it('tells how much it could send when the funds do not suffice', () => {
    const { keyring, request, plan } = wallet(100_000n, 20_000n);
    const maximum = plan({ amount: 'max' }).outputs[0]?.value ?? toBaseUnits(0n);
    const tooMuch = { ...request, amount: toBaseUnits(maximum + 1n) };
    const refusal = { outcome: 'insufficient_funds', maximum };
    expect(keyring.buildTransfer(tooMuch)).toEqual(refusal);
    expect(keyring.buildTransfer({ ...request, amount: maximum }).outcome).toBe('built');
  });

  it.each([
    ['nothing', []],
    ['less than the fee', [150n]],
    ['less than dust after the fee', [513n]],
  ])('has no maximum with %s', (_, values) => {
    const { keyring, request } = wallet(...values);
    const refusal = { outcome: 'insufficient_funds', maximum: 0n };
    expect(keyring.buildTransfer({ ...request, amount: 'max' })).toEqual(refusal);
    expect(keyring.buildTransfer(request)).toEqual(refusal);
  });

  it.each([
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 294n],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 330n],
    ['3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 540n],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 546n],
  ])('sends no dust to %s', (recipient, minimum) => {
    const { keyring, request } = wallet(100_000n);
    const send = (amount: bigint) =>
      keyring.buildTransfer({ ...request, recipient, amount: toBaseUnits(amount) });
    expect(send(minimum - 1n)).toEqual({ outcome: 'dust', minimum });
    expect(send(minimum).outcome).toBe('built');
  });

  it('refuses a recipient of another chain and a fee rate that nodes do not relay', () => {
    const { keyring, request } = wallet(100_000n);
    const recipient = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
    expect(keyring.buildTransfer({ ...request, recipient }).outcome).toBe('recipient_invalid');
    expect(keyring.buildTransfer({ ...request, satPerKvb: 999n })).toEqual({
      outcome: 'fee_rate_too_low',
      minimumSatPerKvb: 1_000n,
    });
  });

  it('refuses more inputs than nodes relay, in reasonable time', () => {
    const many = createFundedWallet('BTC', {
      values: Array.from({ length: 1_600 }, (_, at) => 5_000n + BigInt(at)),
    });
    const sweep = { ...many.request, amount: 'max' } as const;
    expect(many.keyring.buildTransfer(sweep).outcome).toBe('too_large');
    const amount = toBaseUnits(8_800_000n);
    expect(many.keyring.buildTransfer({ ...many.request, amount }).outcome).toBe('too_large');
  });

  it.each([
    [
      'an output twice',
      (at: number) => ({ hash: '11'.repeat(32), index: 0, value: 5_000n + BigInt(at) }),
    ],
    ['a hash in capitals', () => ({ hash: 'AB'.repeat(32) })],
    ['a negative output index', () => ({ index: -1 })],
    ['an empty output', () => ({ value: 0n })],
  ])('throws for %s', (_, change) => {
    const { keyring, request, utxos } = wallet(100_000n, 100_000n);
    const broken = utxos.map((utxo, at) => {
      const { value = utxo.value, ...rest } = { value: undefined, ...change(at) };
      return { ...utxo, ...rest, value: toBaseUnits(value) };
    });
    expect(() => keyring.buildTransfer({ ...request, utxos: broken })).toThrow(
      expect.objectContaining({ code: 'utxo_invalid' }),
    );
  });

  it('agrees with the estimate that needs no key', () => {
    const { keyring, request, plan } = wallet(100_000n, 20_000n);
    const { fee, vsize } = plan();
    const { utxos, amount, satPerKvb, recipient } = request;
    const asked = { utxos, amount, satPerKvb };
    const estimate = { outcome: 'estimated', fee, vsize, sent: amount };
    expect(keyring.estimateFee({ ...asked, recipient })).toEqual(estimate);
    expect(keyring.estimateFee({ ...asked, recipient: null })).toEqual(estimate);
  });
});
