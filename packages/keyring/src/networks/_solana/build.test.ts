import { toBaseUnits } from '@billfold/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFundedLamports } from '../../testing/funded-lamports.ts';
import type { SolanaTransferRequest } from './transfer-plan.ts';

const { keyring, request, address } = createFundedLamports('SOL', { account: 3 });
const build = (changes: Partial<SolanaTransferRequest> = {}) =>
  keyring.buildTransfer({ ...request, ...changes });
const units = (value: bigint) => toBaseUnits(value);
const balance = 10n ** 9n;
/** Rent-exempt minimum, in lamports, of an account without data (solana-rent). */
const rent = 890_880n;
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const reference = '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g';
const token = { mint: usdc, decimals: 6, balance: units(500n), isRecipientReady: true };

describe('buildTransfer of SOL', () => {
  it('plans what was asked for', () => {
    expect(build()).toEqual({
      outcome: 'built',
      plan: {
        family: 'solana',
        network: 'SOL',
        chain: 'main',
        account: 3,
        from: address,
        to: request.recipient,
        value: 10n ** 8n,
        blockhash: request.blockhash,
        priority: null,
        memo: null,
        token: null,
        fee: 5_000n,
        networkFee: 0n,
      },
    });
  });

  it('counts a priority by its limit, and rounds it up', () => {
    const priority = { unitLimit: 1_001, unitPrice: 1_000n };
    expect(build({ priority })).toMatchObject({ plan: { priority, fee: 5_002n } });
  });

  it('sends everything but the fee, and leaves nothing', () => {
    expect(build({ amount: 'max' })).toMatchObject({ plan: { value: balance - 5_000n } });
  });

  it('refuses a lamport more than the balance pays for, and tells how much it would pay', () => {
    const maximum = units(balance - 5_000n);
    expect(build({ amount: maximum })).toMatchObject({ plan: { value: maximum } });
    const refusal = { outcome: 'insufficient_funds', maximum };
    expect(build({ amount: units(maximum + 1n) })).toEqual(refusal);
  });

  it('leaves nothing or what an account must hold', () => {
    const maximum = units(balance - 5_000n - rent);
    expect(build({ amount: maximum }).outcome).toBe('built');
    const refusal = { outcome: 'remainder_too_small', maximum };
    expect(build({ amount: units(maximum + 1n) })).toEqual(refusal);
    expect(build({ amount: units(balance - 5_001n) })).toEqual(refusal);
  });

  it('pays nobody so little that there would be no account', () => {
    const stranger = { recipientBalance: units(0n) };
    expect(build({ ...stranger, amount: units(rent) }).outcome).toBe('built');
    expect(build({ ...stranger, amount: units(rent - 1n) })).toEqual({
      outcome: 'dust',
      minimum: rent,
    });
    expect(build({ recipientBalance: units(rent - 1n), amount: units(1n) }).outcome).toBe('built');
  });

  it('can send nothing where the fee alone would leave too little', () => {
    const nothing = { outcome: 'insufficient_funds', maximum: 0n };
    for (const held of [0n, 4_999n, 5_000n, rent, rent + 4_999n]) {
      expect(build({ balance: units(held), amount: 'max' })).toEqual(nothing);
      expect(build({ balance: units(held), amount: units(1n) })).toEqual(nothing);
    }
    const least = units(rent + 5_000n);
    expect(build({ balance: least, amount: 'max' })).toMatchObject({ plan: { value: rent } });
  });

  it('sends any part to itself, as nothing leaves', () => {
    const toSelf = { recipient: address, recipientBalance: units(balance) };
    expect(build({ ...toSelf, amount: units(balance - 5_001n) }).outcome).toBe('built');
    expect(build({ ...toSelf, amount: units(balance) }).outcome).toBe('insufficient_funds');
  });
});

describe('buildTransfer of a token', () => {
  it('takes the fee, and the rent of an account that has to be made, in SOL', () => {
    const request = { amount: units(400n), token };
    expect(build(request)).toMatchObject({
      plan: { value: 400n, fee: 5_000n, networkFee: 0n, token: { mint: usdc, decimals: 6 } },
    });
    expect(build({ ...request, token: { ...token, isRecipientReady: false } })).toMatchObject({
      plan: { fee: 5_000n, networkFee: 2_039_280n },
    });
  });

  it('sends all of it, and no unit more', () => {
    expect(build({ amount: 'max', token })).toMatchObject({ plan: { value: 500n } });
    const refusal = { outcome: 'insufficient_funds', maximum: 500n };
    expect(build({ amount: units(501n), token })).toEqual(refusal);
    const none = { ...token, balance: units(0n) };
    expect(build({ amount: 'max', token: none })).toEqual({ ...refusal, maximum: 0n });
  });

  it('needs SOL beside it, all of it or what is left above the rent', () => {
    const sending = { amount: units(1n), token };
    expect(build({ ...sending, balance: units(5_000n) }).outcome).toBe('built');
    expect(build({ ...sending, balance: units(rent + 5_000n) }).outcome).toBe('built');
    const refusal = { outcome: 'insufficient_native', required: rent + 5_000n };
    for (const held of [4_999n, 5_001n, rent + 4_999n])
      expect(build({ ...sending, balance: units(held) })).toEqual(refusal);
  });

  it('goes to nobody without a key, where accounts for tokens stand', () => {
    const recipient = keyring.tokenAccountOf(request.recipient, usdc);
    expect(build({ recipient }).outcome).toBe('built');
    expect(build({ recipient, token, amount: units(1n) })).toEqual({
      outcome: 'recipient_invalid',
    });
  });
});

describe('buildTransfer', { timeout: 30_000 }, () => {
  it.each([
    ['no block', { blockhash: '' }],
    ['half a block', { blockhash: request.blockhash.slice(20) }],
    ['an empty memo', { memo: '' }],
    ['a memo too long to be checked', { memo: 'a'.repeat(567) }],
    ['half a letter', { memo: '\ud83d' }],
    ['no units', { priority: { unitLimit: 0, unitPrice: 1n } }],
    ['parts of units', { priority: { unitLimit: 0.5, unitPrice: 1n } }],
    ['more units than a transaction has', { priority: { unitLimit: 1_400_001, unitPrice: 1n } }],
    ['a negative price', { priority: { unitLimit: 1, unitPrice: -1n } }],
    ['a price beyond 64 bits', { priority: { unitLimit: 1, unitPrice: 2n ** 64n } }],
    ['a reference that is no address', { references: ['Order 7'] }],
    ['a program as a reference', { references: [usdc] }],
    ['a reference twice', { references: [reference, reference] }],
    [
      'nine references',
      { references: Array.from({ length: 9 }, (_, at) => `${at + 1}`.repeat(44)) },
    ],
    ['a token that is none', { token: { ...token, mint: 'USDC' } }],
    ['a token with too many decimals', { token: { ...token, decimals: 256 } }],
  ] as const)('is no place for %s', (_, changes) => {
    expect(() => build(changes)).toThrow(expect.objectContaining({ code: 'transfer_invalid' }));
  });

  it('takes a memo of any letters', () => {
    expect(build({ memo: 'Grüße 漢字 🙂' })).toMatchObject({ plan: { memo: 'Grüße 漢字 🙂' } });
    expect(build({ memo: 'a'.repeat(566) }).outcome).toBe('built');
  });

  it('throws for a key or an account that is none', () => {
    const offCurve = keyring.tokenAccountOf(address, usdc);
    for (const publicKey of ['', 'xpub', offCurve])
      expect(() => build({ publicKey })).toThrow(
        expect.objectContaining({ code: 'account_key_invalid' }),
      );
    expect(() => build({ account: -1 })).toThrow(
      expect.objectContaining({ code: 'index_invalid' }),
    );
  });

  it('stays within the balance, and costs what was estimated', () => {
    const lamports = fc.oneof(fc.bigInt(0n, 3n * rent), fc.bigInt(0n, 10n ** 10n)).map(units);
    const priorities = fc.option(
      fc.record({
        unitLimit: fc.integer({ min: 1, max: 1_400_000 }),
        unitPrice: fc.bigInt(0n, 10n ** 6n),
      }),
    );
    const amounts = fc.oneof(lamports, fc.constant('max' as const));
    fc.assert(
      fc.property(
        lamports,
        lamports,
        amounts,
        priorities,
        (held, recipientBalance, amount, priority) => {
          const asked = { balance: held, recipientBalance, amount, priority, token: null };
          const estimate = keyring.estimateFee(asked);
          const built = build(asked);
          if (built.outcome !== 'built') {
            expect(estimate).toEqual(built);
            return;
          }
          const { value, fee, networkFee } = built.plan;
          expect(estimate).toEqual({ outcome: 'estimated', fee, networkFee, sent: value });
          const left = held - value - fee;
          expect(left === 0n || left >= rent).toBe(true);
          expect(value === 0n || recipientBalance + value >= rent).toBe(true);
          if (amount === 'max') expect(left).toBe(0n);
        },
      ),
      { numRuns: 300 },
    );
  });
});
