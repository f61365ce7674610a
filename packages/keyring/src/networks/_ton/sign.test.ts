import { toBaseUnits } from '@billfold/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFundedTons } from '../../testing/funded-tons.ts';
import type { TonTransferPlan } from './transfer-plan.ts';

const { keyring, seed, plan, address, request } = createFundedTons('TON');
const token = {
  wallet: 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
  attached: toBaseUnits(50_000_000n),
  balance: toBaseUnits(10n ** 9n),
};

describe('signing', () => {
  it('signs what was planned, and what is read back says so', () => {
    const planned = plan({ memo: 'Für den Kaffee ☕' });
    const { raw, hash } = keyring.signTransfer(seed, planned);
    expect(keyring.decodeTransfer(raw)).toEqual({
      hash,
      from: address,
      to: planned.to,
      value: planned.value,
      isEverything: false,
      sendMode: 3,
      isBounceable: true,
      payload: { kind: 'comment', text: 'Für den Kaffee ☕' },
      walletId: 698_983_191,
      seqno: 5n,
      validUntil: 1_800_000_000,
      publicKey: null,
      size: raw.length,
    });
    expect(hash).toMatch(/^[\da-f]{64}$/);
  });

  it('brings the wallet along with the first send alone', () => {
    const first = keyring.signTransfer(seed, plan({ seqno: 0n })).raw;
    expect(keyring.decodeTransfer(first)).toMatchObject({
      publicKey: request.publicKey,
      seqno: 0n,
    });
  });

  it('names no amount where the wallet sends everything', () => {
    const { raw } = keyring.signTransfer(seed, plan({ amount: 'max' }));
    expect(keyring.decodeTransfer(raw)).toMatchObject({
      isEverything: true,
      value: 0n,
      sendMode: 130,
    });
  });

  it('asks the jetton wallet to pay a token', () => {
    const planned = plan({ token, memo: 'note' });
    const { raw } = keyring.signTransfer(seed, planned);
    expect(keyring.decodeTransfer(raw)).toMatchObject({
      to: token.wallet,
      value: token.attached,
      isBounceable: true,
      payload: {
        kind: 'jetton',
        units: planned.value,
        recipient: planned.to,
        response: address,
        memo: 'note',
      },
    });
  });

  it('gives the same bytes each time, and other hashes to other transfers', () => {
    expect(keyring.signTransfer(seed, plan())).toEqual(keyring.signTransfer(seed, plan()));
    const hashes = [plan(), plan({ seqno: 6n }), plan({ validUntil: 1 }), plan({ memo: 'a' })];
    expect(new Set(hashes.map((each) => keyring.signTransfer(seed, each).hash)).size).toBe(4);
  });

  it('leaves the seed as it was', () => {
    const mine = seed.slice();
    keyring.signTransfer(mine, plan());
    expect(mine).toEqual(seed);
  });

  it.each<[string, Partial<TonTransferPlan>]>([
    ['another chain', { chain: 'sandbox' }],
    ['another account', { account: 1 }],
    ['another sender', { from: plan().to }],
    ['no recipient', { to: 'nobody' }],
    ['nobody', { to: 'UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEqK' }],
    ['too large an amount', { value: toBaseUnits(2n ** 120n) }],
    ['a count that does not fit', { seqno: 2n ** 32n }],
    ['a comment that does not fit', { memo: 'x'.repeat(121) }],
    ['all of a token as everything', { token, isEverything: true }],
    ['a fee below what goes along', { token, fee: toBaseUnits(1n) }],
    ['a jetton wallet that is none', { token: { ...token, wallet: 'nobody' } }],
  ])('signs no plan with %s', (_, changes) => {
    expect(() => keyring.signTransfer(seed, { ...plan(), ...changes })).toThrow(
      expect.objectContaining({ code: 'plan_mismatch' }),
    );
  });
});

describe('checking', () => {
  const { publicKey } = request;

  it('finds every bit that was turned', () => {
    const { raw } = keyring.signTransfer(seed, plan());
    return fc.assert(
      fc.property(fc.nat(raw.length - 1), fc.integer({ min: 0, max: 7 }), (at, bit) => {
        const turned = raw.map((byte, place) => (place === at ? byte ^ (1 << bit) : byte));
        expect(keyring.verifyTransfer(turned, publicKey)).toEqual({
          outcome: 'refused',
          fault: 'malformed',
        });
      }),
    );
  });

  it('takes the key of a new wallet from the wallet, and that of a known one from who knows it', () => {
    const first = keyring.signTransfer(seed, plan({ seqno: 0n })).raw;
    expect(keyring.verifyTransfer(first, null)).toMatchObject({
      outcome: 'valid',
      sender: address,
    });
    expect(keyring.verifyTransfer(first, publicKey)).toMatchObject({ outcome: 'valid' });
    const later = keyring.signTransfer(seed, plan()).raw;
    expect(keyring.verifyTransfer(later, null)).toMatchObject({ fault: 'wallet_unknown' });
    expect(keyring.verifyTransfer(later, publicKey)).toMatchObject({ outcome: 'valid' });
    const other = keyring.derivePublic(seed, 1).publicKey;
    expect(keyring.verifyTransfer(later, other)).toMatchObject({ fault: 'signature_invalid' });
  });

  it('takes nothing of another chain with another wallet id (S38)', () => {
    const sandbox = createFundedTons('TON', { chain: 'sandbox' });
    for (const seqno of [0n, 5n]) {
      const { raw } = sandbox.keyring.signTransfer(seed, sandbox.plan({ seqno }));
      const main = keyring.signTransfer(seed, plan({ seqno })).raw;
      const refused = { outcome: 'refused', fault: 'wrong_wallet_id' };
      expect(keyring.verifyTransfer(raw, seqno === 0n ? null : publicKey)).toEqual(refused);
      expect(sandbox.keyring.verifyTransfer(main, seqno === 0n ? null : publicKey)).toEqual(
        refused,
      );
    }
  });
});
