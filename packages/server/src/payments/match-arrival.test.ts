import { describe, expect, it } from 'vitest';
import type { Arrival } from './find-arrivals.ts';
import type { RequestedQuote, Requests } from './load-requests.ts';
import { matchArrival } from './match-arrival.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 12, minutes));

const arrival: Arrival = {
  businessId: 1,
  accountId: 'account',
  address: 'address',
  assetId: 'TON',
  hash: 'hash',
  position: 0,
  fromAddress: 'payer',
  memo: null,
  references: [],
  units: 5_000n,
  hasFailed: false,
  isFromOwner: false,
};
const quote = (id: string, changes: Partial<RequestedQuote> = {}): RequestedQuote => ({
  id,
  paymentId: 'pay_1',
  assetId: 'TON',
  mode: 'FRESH',
  address: 'address',
  dueUnits: 5_000n,
  lockedAt: at(0),
  releasedAt: null,
  ...changes,
});
const none: Requests = { alone: [], byAmount: [], byMark: [] };
const seen = { firstSeenAt: at(30), minedAt: null };

describe('a transfer to an address of its payment', () => {
  it('counts at the rate of the last quote in its asset before it was seen', () => {
    const alone = [
      quote('first'),
      quote('second', { lockedAt: at(20) }),
      quote('later', { lockedAt: at(40) }),
      quote('other', { assetId: 'USDT@TON', lockedAt: at(25) }),
    ];
    expect(matchArrival(arrival, { ...none, alone }, seen)).toEqual({
      paymentId: 'pay_1',
      quoteId: 'second',
    });
  });

  it('has no rate where its payment never asked for its asset', () => {
    const alone = [quote('other', { assetId: 'USDT@TON' })];
    expect(matchArrival(arrival, { ...none, alone }, seen)).toEqual({
      paymentId: 'pay_1',
      quoteId: null,
    });
  });

  it('pays nobody once a pooled address was given back, and the next one after that', () => {
    const former = quote('former', { mode: 'POOL', releasedAt: at(10) });
    expect(matchArrival(arrival, { ...none, alone: [former] }, seen)).toBeNull();
    const next = quote('next', { mode: 'POOL', paymentId: 'pay_2', lockedAt: at(20) });
    expect(matchArrival(arrival, { ...none, alone: [former, next] }, seen)).toEqual({
      paymentId: 'pay_2',
      quoteId: 'next',
    });
  });

  it('pays nobody in a block from long before the address was given out', () => {
    const late = quote('late', { lockedAt: new Date(at(0).getTime() + 6 * 3_600_000) });
    const mined = { firstSeenAt: late.lockedAt, minedAt: at(0) };
    expect(matchArrival(arrival, { ...none, alone: [late] }, mined)).toBeNull();
  });
});

describe('a transfer to a shared address', () => {
  const marked = { ...quote('marked', { mode: 'SHARED' }), mark: 'ABCD2345' };
  const exact = quote('exact', { mode: 'SHARED', paymentId: 'pay_2' });

  it('pays the payment that its comment names, whatever its amount', () => {
    const requests = { ...none, byMark: [marked], byAmount: [exact] };
    expect(matchArrival({ ...arrival, memo: ' abcd2345 ' }, requests, seen)).toEqual({
      paymentId: 'pay_1',
      quoteId: 'marked',
    });
  });

  it('pays the payment of one of its references', () => {
    const requests = { ...none, byMark: [marked] };
    expect(matchArrival({ ...arrival, references: ['ABCD2345'] }, requests, seen)?.paymentId).toBe(
      'pay_1',
    );
  });

  it('pays by its exact amount where nothing names a payment', () => {
    const requests = { ...none, byAmount: [exact] };
    expect(matchArrival(arrival, requests, seen)?.paymentId).toBe('pay_2');
    expect(matchArrival({ ...arrival, units: 4_999n }, requests, seen)).toBeNull();
    expect(matchArrival({ ...arrival, assetId: 'USDT@TON' }, requests, seen)).toBeNull();
  });

  it('pays nobody by references of two payments', () => {
    const other = { ...marked, id: 'other', paymentId: 'pay_3', mark: 'EFGH2345' };
    const requests = { ...none, byMark: [marked, other] };
    const both = { ...arrival, references: ['ABCD2345', 'EFGH2345'], units: 1n };
    expect(matchArrival(both, requests, seen)).toBeNull();
  });

  it('pays nobody by the comment of a payment at another address', () => {
    const elsewhere = { ...marked, address: 'elsewhere' };
    const requests = { ...none, byMark: [elsewhere] };
    expect(matchArrival({ ...arrival, memo: 'ABCD2345' }, requests, seen)).toBeNull();
  });
});
