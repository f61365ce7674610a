import { toBaseUnits } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { createFundedTons } from '../../testing/funded-tons.ts';

const { keyring, request, plan, address } = createFundedTons('TON');
const ton = 10n ** 9n;
/**
 * Fees, in nanotons, as the network's own virtual machine charges them; engine.test.ts proves them.
 */
const plainFee = 2_329_600n;
const firstFee = 5_402_400n;
const units = (text: bigint) => toBaseUnits(text);

describe('a transfer of TON', () => {
  it('pays the recipient what was asked, in the form that always arrives', () => {
    expect(plan()).toEqual({
      family: 'ton',
      network: 'TON',
      chain: 'main',
      account: 0,
      from: address,
      to: 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
      value: ton,
      isEverything: false,
      seqno: 5n,
      validUntil: 1_800_000_000,
      isBounceable: true,
      memo: null,
      token: null,
      fee: plainFee,
    });
  });

  it('costs more when it brings the wallet along, and with a comment', () => {
    expect(plan({ seqno: 0n }).fee).toBe(firstFee);
    expect(plan({ memo: 'x'.repeat(120) }).fee).toBe(3_203_200n);
  });

  it('estimates what it plans, also before the recipient is known', () => {
    for (const changes of [{}, { seqno: 0n }, { memo: 'hi' }, { amount: 'max' as const }]) {
      const { fee, value } = plan(changes);
      for (const recipient of [request.recipient, null])
        expect(keyring.estimateFee({ ...request, ...changes, recipient })).toEqual({
          outcome: 'estimated',
          fee,
          sent: value,
        });
    }
  });

  it('takes all, or all but less than the fee', () => {
    const fee = 2_316_800n;
    expect(plan({ amount: 'max' })).toMatchObject({
      value: 10n * ton - fee,
      isEverything: true,
      fee,
    });
    const most = units(10n * ton - plainFee - 3_200n);
    expect(plan({ amount: most }).isEverything).toBe(false);
    const refused = { outcome: 'insufficient_funds', maximum: 10n * ton - fee };
    expect(keyring.buildTransfer({ ...request, amount: units(most + 1n) })).toEqual(refused);
    expect(keyring.buildTransfer({ ...request, amount: units(11n * ton) })).toEqual(refused);
  });

  it('is not possible with less than the fee', () => {
    for (const balance of [0n, 2_316_800n])
      expect(keyring.buildTransfer({ ...request, balance: units(balance), amount: 'max' })).toEqual(
        {
          outcome: 'insufficient_funds',
          maximum: 0n,
        },
      );
  });

  it.each([
    ['a count of 33 bits', { seqno: 2n ** 32n }],
    ['a negative count', { seqno: -1n }],
    ['a time of 33 bits', { validUntil: 2 ** 32 }],
    ['half a second', { validUntil: 1.5 }],
    ['a comment that does not fit', { memo: 'x'.repeat(121) }],
    ['a comment of more bytes than letters', { memo: 'ü'.repeat(61) }],
    ['an empty comment', { memo: '' }],
    ['half a letter', { memo: '\ud800' }],
    ['more than there can be', { amount: units(2n ** 120n) }],
  ])('cannot state %s', (_, changes) => {
    const refusal = expect.objectContaining({ code: 'transfer_invalid' });
    expect(() => keyring.buildTransfer({ ...request, ...changes })).toThrow(refusal);
  });
});

describe('a transfer of a jetton', () => {
  const token = {
    wallet: 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
    attached: units(50_000_000n),
    balance: units(700n),
  };

  it('pays units of it, and costs what goes along at most', () => {
    const planned = plan({ token, amount: units(70n) });
    expect(planned).toMatchObject({ value: 70n, isEverything: false });
    expect(planned.token).toEqual({
      wallet: 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
      attached: 50_000_000n,
    });
    expect(planned.fee > 52_000_000n && planned.fee < 54_000_000n).toBe(true);
    expect(plan({ token, amount: 'max' })).toMatchObject({ value: 700n, isEverything: false });
  });

  it('takes no more of it than there is, and no less TON than it costs', () => {
    expect(keyring.buildTransfer({ ...request, token, amount: units(701n) })).toEqual({
      outcome: 'insufficient_funds',
      maximum: 700n,
    });
    const { fee } = plan({ token, amount: units(700n) });
    const short = { ...request, token, amount: units(700n), balance: units(fee - 1n) };
    expect(keyring.buildTransfer(short)).toEqual({ outcome: 'insufficient_native', required: fee });
    const empty = { ...token, balance: units(0n) };
    expect(keyring.buildTransfer({ ...request, token: empty, amount: 'max' })).toEqual({
      outcome: 'insufficient_funds',
      maximum: 0n,
    });
  });

  it('needs a wallet that is an address', () => {
    expect(() => plan({ token: { ...token, wallet: 'nobody' } })).toThrow(
      expect.objectContaining({ code: 'transfer_invalid' }),
    );
  });
});
