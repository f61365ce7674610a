import { describe, expect, it } from 'vitest';
import { ChainUnavailableError } from '../../../chains/chain.ts';
import { type FeeChoice, requireNoFeeChoice } from '../../fee-choice.ts';
import { chooseFeeOffer, chooseGasLimit, offerAsReviewed, priceOf } from './fee-offer.ts';

const gwei = 1_000_000_000n;
const fees = (baseFeePerGas: bigint, priorityFeePerGas: bigint) =>
  ({ family: 'evm', baseFeePerGas, priorityFeePerGas }) as const;
const choice = (changes: Partial<FeeChoice> = {}): FeeChoice => ({
  feeRate: 'Medium',
  feeRateValue: null,
  gasLimit: null,
  gasPrice: null,
  ...changes,
});

describe('chooseFeeOffer', () => {
  it('leaves room for the base fee to double, and gives the tip that is usual', () => {
    expect(chooseFeeOffer('ETH', fees(10n * gwei, gwei))).toEqual({
      kind: 'eip1559',
      maxFeePerGas: 21n * gwei,
      maxPriorityFeePerGas: gwei,
    });
  });

  it('is exact to the wei: an offer is rounded nowhere', () => {
    expect(chooseFeeOffer('ETH', fees(1n, 1n))).toEqual({
      kind: 'eip1559',
      maxFeePerGas: 3n,
      maxPriorityFeePerGas: 1n,
    });
    expect(chooseFeeOffer('BSC', fees(0n, gwei + 1n))).toEqual({
      kind: 'legacy',
      gasPrice: gwei + 1n,
    });
  });

  it('believes no node that names an absurd price (S39)', () => {
    const maxFeePerGas = 20_000n * gwei;
    expect(priceOf(chooseFeeOffer('ETH', fees(0n, maxFeePerGas)))).toBe(maxFeePerGas);
    expect(() => chooseFeeOffer('ETH', fees(0n, maxFeePerGas + 1n))).toThrow(ChainUnavailableError);
    expect(() => chooseFeeOffer('ETH', fees(maxFeePerGas, 0n))).toThrow(ChainUnavailableError);
  });
});

describe('chooseGasLimit', () => {
  it("is the network's own unless the body names one", () => {
    expect(chooseGasLimit('ETH', choice())).toBe(21_000n);
    expect(chooseGasLimit('ETH', choice({ gasLimit: '21000' }))).toBe(21_000n);
    expect(chooseGasLimit('ETH', choice({ gasLimit: '210000' }))).toBe(210_000n);
  });

  it.each(['1', '20999', '210001', '30000000', '9999999999999'])(
    'refuses %s for a transfer (S39)',
    (gasLimit) => {
      expect(() => chooseGasLimit('ETH', choice({ gasLimit }))).toThrow(
        expect.objectContaining({ code: 'GAS_LIMIT_INVALID' }),
      );
    },
  );
});

describe('requireNoFeeChoice (R-SEND-17)', () => {
  it('takes Medium alone', () => {
    expect(() => requireNoFeeChoice(choice())).not.toThrow();
    for (const feeRate of ['Low', 'High', 'Custom'] as const)
      expect(() => requireNoFeeChoice(choice({ feeRate }))).toThrow(
        expect.objectContaining({ code: 'FEE_RATE_INVALID' }),
      );
  });
});

describe('offerAsReviewed', () => {
  const offer = chooseFeeOffer('ETH', fees(10n * gwei, gwei));
  const gasLimit = 21_000n;
  const balance = 10n ** 18n;
  const at = (feePerGas: bigint) =>
    priceOf(
      offerAsReviewed('ETH', {
        offer,
        gasLimit,
        balance,
        reviewed: balance - feePerGas * gasLimit,
      }),
    );

  it('keeps the price that was reviewed while that is no more than twice the one of now', () => {
    expect(at(21n * gwei)).toBe(21n * gwei);
    expect(at(30n * gwei)).toBe(30n * gwei);
    expect(at(42n * gwei)).toBe(42n * gwei);
  });

  it('gives no more away than that: the balance has changed then, not the price', () => {
    expect(at(42n * gwei + 1n)).toBe(21n * gwei);
  });

  it('pays the price of now when that has risen, or the balance fallen', () => {
    expect(at(20n * gwei)).toBe(21n * gwei);
    expect(at(-5n * gwei)).toBe(21n * gwei);
  });
});
