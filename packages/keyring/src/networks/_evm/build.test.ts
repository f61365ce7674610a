import { toBaseUnits } from '@billfold/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFundedAccount } from '../../testing/funded-account.ts';
import { createEvmKeyring } from './evm-keyring.ts';
import type { EvmFeeOffer, EvmTransferRequest } from './transfer-plan.ts';

const { keyring, request, address } = createFundedAccount('ETH', { account: 3 });
const legacyKeyring = createEvmKeyring('ETH', 'main', {
  coinType: 60,
  model: {
    family: 'evm',
    fees: 'legacy',
    chains: {
      main: { chainId: 56 },
      test: { chainId: 97 },
      regtest: { chainId: 1_337 },
      sandbox: { chainId: 7_700_056 },
    },
  },
});
const offered = (maxFeePerGas: bigint, maxPriorityFeePerGas: bigint): EvmFeeOffer => ({
  kind: 'eip1559',
  maxFeePerGas,
  maxPriorityFeePerGas,
});
const build = (changes: Partial<EvmTransferRequest> = {}) =>
  keyring.buildTransfer({ ...request, ...changes });

describe('buildTransfer', () => {
  it('plans what was asked for, from the first address of the account unless another is named', () => {
    expect(build()).toEqual({
      outcome: 'built',
      plan: {
        family: 'evm',
        network: 'ETH',
        chain: 'main',
        account: 3,
        addressIndex: 0,
        from: address,
        to: request.recipient,
        token: null,
        nonce: 5n,
        value: 10n ** 17n,
        offer: request.offer,
        gasLimit: 21_000n,
        fee: 21_000n * 20_000_000_000n,
      },
    });
  });

  it('counts the highest price that may be charged', () => {
    const offer = offered(30_000_000_000n, 1_000_000_000n);
    expect(build({ offer })).toMatchObject({ plan: { offer, fee: 21_000n * 30_000_000_000n } });
  });

  it('sends everything in a legacy transaction, at the price that was offered', () => {
    const value = request.balance - 21_000n * 20_000_000_000n;
    expect(build({ amount: 'max' })).toMatchObject({ plan: { value, offer: request.offer } });
  });

  it('sends everything at exactly the highest price, so that nothing comes back', () => {
    const result = build({ amount: 'max', offer: offered(30_000_000_000n, 1_000_000_000n) });
    expect(result).toMatchObject({
      plan: {
        value: request.balance - 21_000n * 30_000_000_000n,
        offer: offered(30_000_000_000n, 30_000_000_000n),
      },
    });
  });

  it.each(['', '0x', 'nobody', `0x${'0'.repeat(40)}`])('refuses to pay "%s"', (recipient) => {
    expect(build({ recipient })).toEqual({ outcome: 'recipient_invalid' });
  });

  it('refuses less gas than any transfer takes', () => {
    const refusal = { outcome: 'gas_limit_too_low', minimum: 21_000n };
    expect(build({ gasLimit: 20_999n })).toEqual(refusal);
    expect(build({ gasLimit: 0n })).toEqual(refusal);
    expect(build({ gasLimit: 21_000n }).outcome).toBe('built');
  });

  it('refuses a wei more than the balance pays for, and tells how much it would pay', () => {
    const maximum = toBaseUnits(request.balance - 21_000n * 20_000_000_000n);
    expect(build({ amount: maximum })).toMatchObject({ plan: { value: maximum } });
    const more = toBaseUnits(maximum + 1n);
    expect(build({ amount: more })).toEqual({ outcome: 'insufficient_funds', maximum });
  });

  it.each([0n, 1n, 420_000_000_000_000n])('has nothing to send of %d wei', (balance) => {
    const poor = { balance: toBaseUnits(balance) };
    const refusal = { outcome: 'insufficient_funds', maximum: 0n };
    expect(build({ ...poor, amount: 'max' })).toEqual(refusal);
    expect(build({ ...poor, amount: toBaseUnits(1n) })).toEqual(refusal);
  });

  it.each([
    ['a negative gas price', { offer: { kind: 'legacy', gasPrice: -1n } }],
    ['a negative price', { offer: offered(-1n, -1n) }],
    ['a negative priority fee', { offer: offered(10n, -1n) }],
    ['a priority fee above the price', { offer: offered(10n, 11n) }],
    ['a fee beyond 256 bits', { offer: offered(2n ** 255n, 0n) }],
    ['a negative nonce', { nonce: -1n }],
    ['the nonce that EIP-2681 forbids', { nonce: 2n ** 64n - 1n }],
    ['a negative gas limit', { gasLimit: -1n }],
    ['a gas limit beyond 64 bits', { gasLimit: 2n ** 64n }],
  ] as const)('is no place for %s', (_, changes) => {
    expect(() => build(changes)).toThrow(expect.objectContaining({ code: 'transfer_invalid' }));
  });

  it('is no place for an EIP-1559 offer on a network with legacy fees', () => {
    const offer = offered(10n, 10n);
    const refusal = expect.objectContaining({ code: 'transfer_invalid' });
    expect(() => legacyKeyring.buildTransfer({ ...request, offer })).toThrow(refusal);
    expect(() => legacyKeyring.estimateFee({ ...request, offer })).toThrow(refusal);
    expect(legacyKeyring.buildTransfer(request).outcome).toBe('built');
  });

  it('throws for a key that is none', () => {
    expect(() => build({ publicKey: 'xpub' })).toThrow(
      expect.objectContaining({ code: 'account_key_invalid' }),
    );
  });
});

describe('every plan', () => {
  const wei = fc.bigInt(0n, 10n ** 18n).map(toBaseUnits);
  const price = fc.bigInt(0n, 10n ** 14n);
  const offers = fc.oneof(
    price.map((gasPrice) => ({ kind: 'legacy' as const, gasPrice })),
    fc.tuple(price, price).map(([tip, rest]) => offered(tip + rest, tip)),
  );
  const amounts = fc.oneof(wei, fc.constant('max' as const));
  const gasLimits = fc.bigInt(20_900n, 22_000n);

  it(
    'stays within the balance, and costs what was estimated',
    () =>
      fc.assert(
        fc.property(wei, amounts, offers, gasLimits, (balance, amount, offer, gasLimit) => {
          const asked = { balance, amount, token: null, offer, gasLimit };
          const estimate = keyring.estimateFee(asked);
          const built = build(asked);
          if (built.outcome !== 'built') {
            expect(estimate).toEqual(built);
            return;
          }
          const { value, fee, offer: offered } = built.plan;
          expect(estimate).toEqual({ outcome: 'estimated', fee, sent: value });
          expect(value + fee <= balance).toBe(true);
          const price = offered.kind === 'legacy' ? offered.gasPrice : offered.maxFeePerGas;
          expect({ fee, kind: offered.kind }).toEqual({ fee: gasLimit * price, kind: offer.kind });
          if (amount === 'max') expect(value).toBe(balance - fee);
        }),
        { numRuns: 100 },
      ),
    30_000,
  );

  it(
    'delivers the maximum that a refusal names, and not a wei more',
    () =>
      fc.assert(
        fc.property(wei, offers, (balance, offer) => {
          const refused = build({ balance, offer, amount: toBaseUnits(balance + 1n) });
          if (refused.outcome !== 'insufficient_funds') throw new Error(refused.outcome);
          const { maximum } = refused;
          const more = toBaseUnits(maximum + 1n);
          expect(build({ balance, offer, amount: more }).outcome).toBe('insufficient_funds');
          if (maximum === 0n) return;
          expect(build({ balance, offer, amount: maximum }).outcome).toBe('built');
          expect(build({ balance, offer, amount: 'max' })).toMatchObject({
            plan: { value: maximum },
          });
        }),
        { numRuns: 50 },
      ),
    30_000,
  );
});
