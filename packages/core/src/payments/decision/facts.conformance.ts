import { newPaymentState } from './decision.ts';
import type { DecisionFacts, PaymentFact, QuoteFact, TransferFact } from './decision-facts.ts';

/** Minutes after noon of one day, in the tests of payments. */
export const minute = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes));

/** Payment of 50 EUR in Bitcoin, open until 12:15. */
export const payment50: PaymentFact = {
  ...newPaymentState,
  livemode: true,
  price: '50',
  decimals: 2,
  tolerance: '0',
  selectUntil: minute(120),
  expiresAt: minute(15),
  quoteId: 'btc',
  cancelledAt: null,
  invalidAt: null,
  paidElsewhere: null,
  latePolicy: 'MANUAL',
  isOrderTaken: false,
};

/** One bitcoin for 50,000 EUR. */
export const btcQuote: QuoteFact = {
  id: 'btc',
  assetId: 'BTC',
  rate: '50000',
  dueUnits: 100_000n,
  asked: '50',
  requiredConfirmations: 2,
  finalConfirmations: 3,
};

/** One USDT for 0.9249 EUR, which no number of them pays exactly. */
export const usdtQuote: QuoteFact = {
  id: 'usdt',
  assetId: 'USDT@ETH',
  rate: '0.9249',
  dueUnits: 54_059_899n,
  asked: '50',
  requiredConfirmations: 12,
  finalConfirmations: 15,
};

/** Transfer of all that Bitcoin owes, seen at 12:05 and in no block. */
export const btcTransfer: TransferFact = {
  id: 'a',
  quoteId: 'btc',
  units: 100_000n,
  blockHeight: null,
  minedAt: null,
  firstSeenAt: minute(5),
  endedAs: null,
  isReplaceable: false,
  isDust: false,
  priceRate: '50000',
};

/** Facts of `payment50` at 12:06, on networks that were read up to then and are 1,000 blocks high. */
export const facts50: DecisionFacts = {
  payment: payment50,
  quotes: [btcQuote],
  transfers: [],
  heads: [
    { network: 'BTC', height: 1000, syncedAt: minute(6) },
    { network: 'ETH', height: 1000, syncedAt: minute(6) },
  ],
  refunds: [],
  now: minute(6),
};
