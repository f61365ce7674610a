import { toDecimal } from '@billfold/core';
import { getCheckout } from '@billfold/core/contract';
import type { Checkout } from '@billfold/core/payments';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';

/** The payment that a shop asks for. */
export const paymentId = `pay_${'a'.repeat(26)}`;
const none = toDecimal('0');
const asked: Checkout = {
  ...{ id: paymentId, status: 'CREATED', paidState: 'UNPAID', refundState: 'NONE', flags: [] },
  ...{ displayStatus: 'Pending', orderId: 'A-1007', description: null, lines: [] },
  price: { amount: toDecimal('12.00'), currency: 'EUR' },
  merchant: {
    ...{ name: 'Corner Shop', logoUrl: null, website: null, supportEmail: null },
    ...{ termsUrl: null, privacyUrl: null, refundUrl: null },
  },
  ...{
    credited: none,
    paidElsewhere: null,
    assets: [],
    defaultAsset: null,
    selected: null,
    method: null,
    due: null,
  },
  ...{
    seen: none,
    remaining: none,
    isRestTooSmall: false,
    overBy: none,
    refunded: none,
    refunds: [],
  },
  ...{ pendingRefund: null, unmatched: [], confirmations: null, transfers: [] },
  ...{ actions: [], expiresAt: null, serverTime: new Date(), redirectUrl: null, cancelUrl: null },
  ...{
    redirectAfterSeconds: null,
    language: null,
    emailLanguage: 'en',
    email: null,
    receiptNumber: null,
  },
  ...{ sendsReceipt: true, detailsMissing: false, successText: null, expiredText: null },
  collect: { email: 'NO', name: false, fields: [] },
  ...{ showsFiat: true, appearance: null, theme: {}, sandbox: false, simulated: false },
  sequence: 1,
};

/** Link of its checkout page, at this site. */
export const paymentLink = `${window.location.origin}/pay/${paymentId}`;

/** Answers its checkout page with these facts. */
export function answerPayment(sandbox: Sandbox, facts: Partial<Checkout> = {}): void {
  sandbox.services.on(getCheckout)(({ params }) => {
    if (params.id !== paymentId) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    return { data: { ...asked, ...facts } };
  });
}
