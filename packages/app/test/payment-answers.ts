import { toDecimal } from '@billfold/core';
import {
  type BusinessBalances,
  type BusinessSummary,
  type CollectableFunds,
  createRefundIntent,
  createUnmatchedRefundIntent,
  type Delivery,
  getBusinessBalances,
  getBusinessSummary,
  getPayment,
  getPayout,
  getRefundPsbt,
  getSweep,
  getUnmatchedRefundPsbt,
  type ListedSweep,
  type ListPayments,
  listCollectable,
  listDeliveries,
  listLinkInvoices,
  listLinkSchedules,
  listPayments,
  listPaymentsAccounts,
  listPayouts,
  listRefunds,
  listSaleItems,
  listSweeps,
  listUnmatched,
  listWebhooks,
  type Payment,
  type PaymentDetail,
  type PaymentsAccount,
  type PaymentTotal,
  type PayoutIntents,
  type PayoutWithLines,
  type Refund,
  type RefundIntent,
  type RefundPsbt,
  type SweepIntents,
  setPaymentHandled,
  setPaymentNote,
  totalLinkInvoices,
  totalLinkSchedules,
  totalPayments,
  type Webhook,
} from '@billfold/core/contract';
import { needsAttention } from '@billfold/core/internal';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { at } from './account-answers.ts';
import {
  answerBusiness,
  type BusinessBooks,
  type BusinessFacts,
  businessOf,
} from './business-answers.ts';

/** The payments that the service holds, and the requests it received. */
export interface PaymentBooks {
  payments: PaymentDetail[];
  /** Books of the businesses themselves. */
  readonly business: BusinessBooks;
  summary: BusinessSummary;
  webhooks: Webhook[];
  deliveries: Delivery[];
  refunds: Refund[];
  /** Transaction that was prepared for another wallet. */
  psbt: RefundPsbt | null;
  collectable: CollectableFunds[];
  balances: BusinessBalances;
  accounts: PaymentsAccount[];
  sweeps: ListedSweep[];
  payouts: PayoutWithLines[];
  /** Queries of the list, in order. */
  readonly asked: ListPayments[];
}

/** Refund of the first payment that waits for its signature, to an address of BIP-173. */
export function refundOf(facts: Partial<Refund> = {}): Refund {
  return {
    ...{ id: 'ref_0000000001', object: 'refund', paymentId: paymentId(1), transferId: null },
    livemode: false,
    ...{ status: 'AWAITING_SIGNATURE', amount: toDecimal('0.00010000'), kept: toDecimal('0') },
    ...{ sent: null, asset: 'BTC', network: 'BTC', memo: null },
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ...{ networkFeePaidBy: 'MERCHANT', reason: null, hash: null, claimUrl: null },
    ...{ claimExpiresAt: null, createdAt: at, broadcastAt: null, confirmedAt: null, sequence: 1 },
    ...facts,
  };
}

/** Review of a refund, as it would be sent now. */
export function refundIntentOf(refund: Refund, facts: Partial<RefundIntent> = {}): RefundIntent {
  const { address, amount, asset, network } = refund;
  return {
    ...{ intentId: '0197aa00-0000-7000-8000-000000000001', digest: 'd1'.repeat(32) },
    ...{ walletId: 'wallet', accountId: '0197aa00-0000-7000-8000-000000000002' },
    ...{ recipient: address ?? '', amount, asset, network, fee: toDecimal('0.000002') },
    ...{ networkFee: null, expiresAt: new Date(at.getTime() + 300_000), ...facts },
  };
}

/** Review of the lines of a payout that are left, as they would be signed together now. */
export function intentsOf(
  payout: PayoutWithLines,
  facts: Partial<PayoutIntents> = {},
): PayoutIntents {
  const { id: intentId, asset, network, lines } = payout;
  const left = lines.filter(({ state }) => state === 'PLANNED' || state === 'FAILED');
  return {
    ...{ intentId, digest: 'd1'.repeat(32), walletId: 'wallet', asset, network, waiting: 0 },
    fee: toDecimal('0.001'),
    lines: left.map(({ n, address: recipient, amount, memo }) => ({
      ...{ n, recipient, amount, memo, fee: toDecimal('0.001'), plan: `plan ${n}` },
      ...{ intentId: `0197aa00-0000-7000-8000-00000000000${n}`, digest: 'd2'.repeat(32) },
    })),
    rest: left.map(({ n }) => ({ n, fee: toDecimal('0.001') })),
    expiresAt: new Date(at.getTime() + 300_000),
    ...facts,
  };
}

/** Review of what is left of a sweep by each address, as it would be signed now. */
export function sweepIntentsOf(
  { id: intentId, asset, network }: ListedSweep,
  facts: Partial<SweepIntents> = {},
): SweepIntents {
  return {
    ...{ intentId, digest: 'd1'.repeat(32), walletId: 'wallet', asset, network, waiting: 0 },
    ...{ fee: toDecimal('0.002'), parts: [], expiresAt: new Date(at.getTime() + 300_000) },
    ...{ skipped: [], rest: { addresses: 2, fee: toDecimal('0.002'), gasToBring: toDecimal('0') } },
    ...facts,
  };
}

/** Answers the calls about payments of an active business from books in memory. */
export function answerPayments(
  sandbox: Sandbox,
  payments: readonly PaymentDetail[],
  facts: BusinessFacts = {},
): PaymentBooks {
  const active = businessOf(7, { status: 'ACTIVE', onboardingStep: 'done' });
  const business = answerBusiness(sandbox, { businesses: [active], ...facts });
  const books: PaymentBooks = {
    payments: [...payments],
    business,
    summary: summaryOf(),
    webhooks: [],
    deliveries: [],
    refunds: [],
    psbt: null,
    collectable: [],
    balances: { value: null, assets: [] },
    accounts: [],
    sweeps: [],
    payouts: [],
    asked: [],
  };
  const { services } = sandbox;
  services.on(listPayments)(({ query }) => {
    books.asked.push(query);
    const { page = 1, pageSize = 25, status, search } = query;
    const found = books.payments.filter(
      (each) =>
        (query.needsAttention !== true || (needsAttention(each) && each.handled === null)) &&
        (status === undefined || each.displayStatus === status) &&
        (search === undefined || (each.orderId ?? '').startsWith(search)),
    );
    const data = found.slice((page - 1) * pageSize, page * pageSize);
    return { data, meta: { page, pageSize, total: found.length } };
  });
  services.on(getBusinessSummary)(() => ({ data: books.summary }));
  services.on(listUnmatched)(({ query: { page = 1, pageSize = 25 } }) => ({
    data: [],
    meta: { page, pageSize, total: 0 },
  }));
  const nothing = { data: [], meta: { page: 1, pageSize: 25, total: 0 } };
  services.on(listLinkInvoices)(() => nothing);
  services.on(listLinkSchedules)(() => nothing);
  services.on(totalLinkInvoices)(() => ({ data: [] }));
  services.on(totalLinkSchedules)(() => ({ data: [] }));
  services.on(listSaleItems)(() => ({ data: [] }));
  services.on(getPayment)(({ params }) => ({ data: findPayment(books, params.id) }));
  services.on(totalPayments)(({ query: { status } }) => {
    const found = books.payments.filter(
      ({ displayStatus }) => status === undefined || displayStatus === status,
    );
    return { data: found.length === 0 ? [] : [totalOf(found)] };
  });
  services.on(setPaymentHandled)(({ params, body: { isHandled } }) => ({
    data: changePayment(books, params.id, { handled: isHandled ? { by: 'Ada', at } : null }),
  }));
  services.on(setPaymentNote)(({ params, body }) => {
    changePayment(books, params.id, body);
    return { data: findPayment(books, params.id) };
  });
  services.on(listRefunds)(({ params }) => ({
    data: books.refunds.filter(({ paymentId: id }) => id === params.id),
  }));
  const review = ({ params: { refundId } }: { readonly params: { readonly refundId: string } }) => {
    const refund = books.refunds.find(({ id }) => id === refundId);
    if (refund === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    return { data: refundIntentOf(refund, { walletId: sandbox.walletId }) };
  };
  services.on(createRefundIntent)(review);
  services.on(createUnmatchedRefundIntent)(review);
  services.on(getRefundPsbt)(() => ({ data: books.psbt }));
  services.on(getUnmatchedRefundPsbt)(() => ({ data: books.psbt }));
  services.on(listCollectable)(() => ({ data: books.collectable }));
  services.on(getBusinessBalances)(() => ({ data: books.balances }));
  services.on(listPaymentsAccounts)(() => ({
    data: books.accounts,
    meta: { page: 1, pageSize: 50, total: books.accounts.length },
  }));
  services.on(getSweep)(({ params: { id } }) => {
    const found = books.sweeps.find((sweep) => sweep.id === id);
    if (found === undefined) throw new Error(`no sweep ${id}`);
    return { data: { ...found, isSpendable: false, parts: [] } };
  });
  services.on(listSweeps)(({ query: { page = 1, pageSize = 25 } }) => ({
    data: books.sweeps,
    meta: { page, pageSize, total: books.sweeps.length },
  }));
  services.on(listPayouts)(({ query: { page = 1, pageSize = 25 } }) => ({
    data: books.payouts
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ lines: _, ...payout }) => payout),
    meta: { page, pageSize, total: books.payouts.length },
  }));
  services.on(getPayout)(({ params }) => {
    const data = books.payouts.find(({ id }) => id === params.id);
    if (!data) throw new FakeRefusal(404, { code: 'NOT_FOUND', errors: ['It does not exist.'] });
    return { data };
  });
  services.on(listWebhooks)(() => ({ data: books.webhooks }));
  services.on(listDeliveries)(({ params }) => {
    const data = books.webhooks.some(({ id }) => id === params.id) ? books.deliveries : [];
    return { data, meta: { page: 1, pageSize: 50, total: data.length } };
  });
  return books;
}

/** Changes a payment of the books, as its chain or another member would. */
export function changePayment(
  books: PaymentBooks,
  id: string,
  facts: Partial<PaymentDetail>,
): PaymentDetail {
  const changed = { ...findPayment(books, id), ...facts };
  books.payments = books.payments.map((each) => (each.id === id ? changed : each));
  return changed;
}

/** Returns a payment of the books. @throws {FakeRefusal} 404 */
export function findPayment({ payments }: PaymentBooks, id: string): PaymentDetail {
  const found = payments.find((each) => each.id === id);
  if (!found) throw new FakeRefusal(404, { code: 'NOT_FOUND', errors: ['It does not exist.'] });
  return found;
}

export const paymentId = (number: number): string => `pay_${String(number).padStart(26, '0')}`;

/** A payment in bitcoin for which nothing came yet. */
export function paymentOf(number: number, facts: Partial<PaymentDetail> = {}): PaymentDetail {
  const id = paymentId(number);
  return {
    ...{ id, object: 'payment', businessId: 7, livemode: false },
    ...{ status: 'PENDING', paidState: 'UNPAID', refundState: 'NONE', displayStatus: 'Pending' },
    ...{ flags: ['test'], orderId: `No-${number}`, description: null },
    price: { amount: toDecimal('50.00'), currency: 'EUR' },
    method,
    ...{
      due: toDecimal('0.00050000'),
      credited: none,
      paidElsewhere: null,
      seen: none,
      confirmed: none,
    },
    ...{ shortBy: none, overBy: none, refunded: none, tolerance: none },
    confirmations: { current: 0, required: 2, final: 3 },
    ...{ transfers: [], customer: null, answers: [], metadata: {} },
    values: (facts.transfers ?? []).map(({ counted }) => ({
      ...{ rate: counted ? method.rate : null, credited: none, arrivalRate: null },
    })),
    checkoutUrl: `http://localhost/pay/${id}`,
    ...{ redirectUrl: null, cancelUrl: null, expiresAt: null },
    ...{ createdAt: at, detectedAt: null, confirmedAt: null, completedAt: null, sequence: 1 },
    ...{ receiptNumber: null, astray: [], named: [] },
    ...{ handled: null, isRefunding: false },
    timeline: [
      {
        sequence: 1,
        type: 'payment.created',
        actorKind: 'user',
        actor: 'Ada',
        hash: null,
        ...calm,
        at,
      },
    ],
    note: null,
    ...facts,
  };
}

const none = toDecimal('0');
const calm = { attention: [], reason: null } as const;

/** Adds up payments of 50 euros. */
function totalOf({ length }: readonly PaymentDetail[]): PaymentTotal {
  const price = toDecimal(`${50 * length}.00`);
  return {
    currency: 'EUR',
    count: length,
    price,
    credited: none,
    overpaid: none,
    refunded: none,
    promised: none,
  };
}

const figures = {
  ...{
    received: toDecimal('120.5'),
    count: 3,
    created: 4,
    open: 0,
    converted: 3,
    refunded: none,
    net: '120.5',
    refundedUnmatched: none,
    overpaid: none,
  },
  ...{ conversion: toDecimal('75'), average: toDecimal('40.16666666') },
};

/** Figures of a business in which nothing needs a person. */
export function summaryOf(facts: Partial<BusinessSummary> = {}): BusinessSummary {
  return {
    ...figures,
    ...{ currency: 'EUR', currencies: ['EUR'] },
    attention: {
      ...{ underpaid: 0, late: 0, invalid: 0, overpaid: 0 },
      ...{ wrongAsset: 0, unmatched: 0, failingWebhooks: 0 },
      ...{ refundsToSign: 0, unmatchedRefundsToSign: 0, payoutsToSign: 0, collectionsToSign: 0 },
    },
    series: [
      { date: '2026-11-19', total: toDecimal('20.5'), byAsset: { BTC: toDecimal('20.5') } },
      { date: '2026-11-20', total: toDecimal('100'), byAsset: { BTC: toDecimal('100') } },
    ],
    previous: { ...figures, received: toDecimal('100'), net: '100', count: 2 },
    ...facts,
  };
}

const method = {
  ...{ asset: 'BTC', network: 'BTC', identifier: 'BITCOIN', reference: null, memo: null },
  address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  uri: 'bitcoin:bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu?amount=0.0005',
  rate: toDecimal('100000'),
  rateAt: at,
} as const satisfies Payment['method'];

/** Half of the price, which came before the window closed. */
export const expiredHalf = {
  ...{ status: 'EXPIRED', paidState: 'UNDERPAID', displayStatus: 'Underpaid' },
  ...{ credited: toDecimal('25'), seen: toDecimal('0.00025000') },
  shortBy: toDecimal('0.00025000'),
} as const satisfies Partial<PaymentDetail>;
