import { toBaseUnits } from '@billfold/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFundedTronAccount, heldToken } from '../../testing/funded-tron-account.ts';
import type { TronFeeTerms, TronTransferRequest } from './transfer-plan.ts';

const { keyring, request, address, seed } = createFundedTronAccount({ account: 3 });
const build = (changes: Partial<TronTransferRequest> = {}) =>
  keyring.buildTransfer({ ...request, ...changes });
const activation: TronFeeTerms = { kind: 'activation', price: 1_100_000n };
const overLimit = toBaseUnits(heldToken.feeLimit + 1n);
const free: TronFeeTerms = { kind: 'bandwidth', sunPerByte: 0n };

describe('buildTransfer', () => {
  it('plans what was asked for, from the first address of the account unless another is named', () => {
    const { reference, createdAtMs, expiresAtMs, terms, recipient } = request;
    expect(build()).toEqual({
      outcome: 'built',
      plan: {
        family: 'tron',
        network: 'TRX',
        chain: 'main',
        account: 3,
        addressIndex: 0,
        from: address,
        to: recipient,
        value: 25_000_000n,
        token: null,
        terms,
        // 204 bytes and 64 for the result, at 1,000 sun.
        fee: 268_000n,
        networkFee: 0n,
        reference,
        createdAtMs,
        expiresAtMs,
      },
    });
  });

  it('charges nothing that bandwidth covers', () => {
    expect(build({ terms: free })).toMatchObject({ plan: { fee: 0n, networkFee: 0n } });
    const { balance } = request;
    expect(build({ terms: free, amount: 'max' })).toMatchObject({ plan: { value: balance } });
  });

  it('charges for opening an account in place of bandwidth', () => {
    expect(build({ terms: activation })).toMatchObject({
      plan: { value: 25_000_000n, fee: 0n, networkFee: 1_100_000n },
    });
    expect(build({ terms: activation, amount: 'max' })).toMatchObject({
      plan: { value: request.balance - 1_100_000n, networkFee: 1_100_000n },
    });
  });

  it('sends everything less what its own bytes cost', () => {
    // An amount of five bytes, so one more than the first.
    expect(build({ amount: 'max' })).toMatchObject({
      plan: { value: request.balance - 269_000n, fee: 269_000n },
    });
  });

  it('sends tokens, and pays for the place and at most for the limit', () => {
    const built = build({ token: heldToken, amount: toBaseUnits(7n) });
    expect(built).toMatchObject({
      plan: {
        to: request.recipient,
        value: 0n,
        token: { contract: heldToken.contract, value: 7n, feeLimit: heldToken.feeLimit },
        fee: 345_000n + heldToken.feeLimit,
        networkFee: 0n,
      },
    });
    expect(build({ token: heldToken, amount: 'max' })).toMatchObject({
      plan: { token: { value: heldToken.balance } },
    });
    const more = toBaseUnits(heldToken.balance + 1n);
    expect(build({ token: heldToken, amount: more })).toEqual({
      outcome: 'insufficient_funds',
      maximum: heldToken.balance,
    });
  });

  it('charges nothing of the limit that staked energy covers', () => {
    const covered = toBaseUnits(90_000_000n);
    const token = { ...heldToken, covered };
    const charged = 345_000n + 10_000_000n;
    expect(build({ token, amount: toBaseUnits(7n) })).toMatchObject({
      plan: { token: { feeLimit: heldToken.feeLimit, covered }, fee: charged },
    });
    expect(build({ token, balance: toBaseUnits(charged) }).outcome).toBe('built');
    const all = { ...heldToken, covered: heldToken.feeLimit };
    expect(build({ token: all, terms: free, balance: toBaseUnits(0n) })).toMatchObject({
      plan: { fee: 0n },
    });
  });

  it('refuses tokens that there is nothing to pay the fee with', () => {
    const required = 345_000n + heldToken.feeLimit;
    const at = (balance: bigint) => build({ token: heldToken, balance: toBaseUnits(balance) });
    expect(at(required - 1n)).toEqual({ outcome: 'insufficient_native', required });
    expect(at(required).outcome).toBe('built');
  });

  it.each(['', 'T', 'nobody', '41c8599111f29c1e1e061265b4af93ea1f274ad78a', address])(
    'refuses to pay "%s"',
    (recipient) => {
      expect(build({ recipient })).toEqual({ outcome: 'recipient_invalid' });
    },
  );

  it('sends tokens to oneself, which only the native asset cannot be', () => {
    expect(build({ recipient: address, token: heldToken }).outcome).toBe('built');
  });

  it('refuses to send nothing', () => {
    const refusal = { outcome: 'dust', minimum: 1n };
    expect(build({ amount: toBaseUnits(0n) })).toEqual(refusal);
    expect(build({ amount: toBaseUnits(0n), token: heldToken })).toEqual(refusal);
  });

  it.each([0n, 1n, 262_000n, 265_000n])('has nothing to send of %d sun', (balance) => {
    const poor = { balance: toBaseUnits(balance) };
    const refusal = { outcome: 'insufficient_funds', maximum: 0n };
    expect(build({ ...poor, amount: 'max' })).toEqual(refusal);
    expect(build({ ...poor, amount: toBaseUnits(1n) })).toEqual(refusal);
  });

  it.each([
    ['a negative price', { terms: { kind: 'bandwidth', sunPerByte: -1n } }],
    ['a negative activation', { terms: { kind: 'activation', price: -1n } }],
    ['an activation by a token', { terms: activation, token: heldToken }],
    ['a token that is no contract', { token: { ...heldToken, contract: 'T' } }],
    ['a limit beyond 63 bits', { token: { ...heldToken, feeLimit: toBaseUnits(2n ** 63n) } }],
    ['more energy covered than the limit', { token: { ...heldToken, covered: overLimit } }],
    ['a token beyond 256 bits', { token: { ...heldToken, balance: toBaseUnits(2n ** 256n) } }],
    ['a balance beyond 63 bits', { balance: toBaseUnits(2n ** 63n) }],
    ['a negative height', { reference: { ...request.reference, height: -1 } }],
    ['half a height', { reference: { ...request.reference, height: 0.5 } }],
    ['a hash that is too short', { reference: { height: 1, hash: '00' } }],
    ['a hash in capitals', { reference: { height: 1, hash: 'AB'.repeat(32) } }],
    ['an end before the beginning', { expiresAtMs: request.createdAtMs }],
    ['a time in seconds', { createdAtMs: 1_795_000_000 }],
    ['a time beyond 2109', { expiresAtMs: 2 ** 42 }],
    ['half a millisecond', { expiresAtMs: request.expiresAtMs + 0.5 }],
  ] as const)('is no place for %s', (_, changes) => {
    expect(() => build(changes)).toThrow(expect.objectContaining({ code: 'transfer_invalid' }));
  });

  it('throws for a key that is none', () => {
    expect(() => build({ publicKey: 'xpub' })).toThrow(
      expect.objectContaining({ code: 'account_key_invalid' }),
    );
  });
});

describe('every plan', () => {
  const sun = fc.oneof(fc.bigInt(0n, 3n * 10n ** 6n), fc.bigInt(0n, 10n ** 17n)).map(toBaseUnits);
  const amounts = fc.oneof(sun, fc.constant('max' as const));
  const terms: fc.Arbitrary<TronFeeTerms> = fc.oneof(
    fc.bigInt(0n, 5_000n).map((sunPerByte) => ({ kind: 'bandwidth' as const, sunPerByte })),
    fc.bigInt(0n, 10n ** 7n).map((price) => ({ kind: 'activation' as const, price })),
  );

  it(
    'stays within the balance, costs what was estimated, and what its bytes come to',
    () =>
      fc.assert(
        fc.property(sun, amounts, terms, (balance, amount, terms) => {
          const asked = { balance, amount, terms, token: null };
          const estimate = keyring.estimateFee(asked);
          const built = build(asked);
          if (built.outcome !== 'built') {
            expect(estimate).toEqual(built);
            return;
          }
          const { value, fee, networkFee } = built.plan;
          expect(estimate).toEqual({ outcome: 'estimated', fee, networkFee, sent: value });
          expect(value + fee + networkFee <= balance).toBe(true);
          const { raw } = keyring.signTransfer(seed, built.plan);
          const expected =
            terms.kind === 'activation'
              ? { fee: 0n, networkFee: terms.price }
              : { fee: BigInt(raw.length + 64) * terms.sunPerByte, networkFee: 0n };
          expect({ fee, networkFee }).toEqual(expected);
        }),
        { numRuns: 60 },
      ),
    30_000,
  );

  it(
    'delivers the maximum that a refusal names, and not a sun more',
    () =>
      fc.assert(
        fc.property(sun, terms, (balance, terms) => {
          const refused = build({ balance, terms, amount: toBaseUnits(balance + 1n) });
          if (refused.outcome !== 'insufficient_funds') throw new Error(refused.outcome);
          const { maximum } = refused;
          const more = toBaseUnits(maximum + 1n);
          expect(build({ balance, terms, amount: more }).outcome).toBe('insufficient_funds');
          if (maximum === 0n) return;
          expect(build({ balance, terms, amount: maximum }).outcome).toBe('built');
          expect(build({ balance, terms, amount: 'max' })).toMatchObject({
            plan: { value: maximum },
          });
        }),
        { numRuns: 60 },
      ),
    30_000,
  );
});
