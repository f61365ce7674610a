import {
  getCheckoutReceipt,
  getMerchantReceipt,
  getReceipt,
  sendCheckoutReceipt,
  sendReceipt as sendReceiptCall,
} from '@billfold/core/contract';
import { findCheckout } from '../checkout/find-checkout.ts';
import { limitCheckout, limitReceiptMails } from '../checkout/limit-checkout.ts';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import type { BindKey } from '../http/bind-key.ts';
import { auditPayment, requireModeOf } from '../payments/member-actor.ts';
import { loadPaymentRow } from '../payments/payment-store.ts';
import { loadReceipt } from './load-receipt.ts';
import { sendReceipt, sendReceiptTo } from './send-receipt.ts';

/** Binds the calls of payers and of members about receipts. */
export function bindReceiptRoutes(bind: Bind, context: ServiceContext): void {
  const { db } = context;
  bind.open(getCheckoutReceipt)(async ({ params: { id } }) => ({
    data: await loadReceipt(context, await findCheckout(db, id)),
  }));
  bind.open(sendCheckoutReceipt)(async ({ params: { id }, body: { email }, caller: { ip } }) => {
    const row = await findCheckout(db, id);
    await limitCheckout(context, { action: 'receipt', paymentId: id, ip });
    if (email === null) await db.transaction((tx) => sendReceipt(tx, context, row));
    else await sendReceiptTo(context, row, email);
    return null;
  });
  bind.member(getReceipt)(async ({ member: { businessId }, params: { id: paymentId } }) => ({
    data: await loadReceipt(context, await loadPaymentRow(db, { businessId, paymentId })),
  }));
  bind.member(sendReceiptCall)(async ({ member, caller, params: { id: paymentId } }) => {
    const row = await loadPaymentRow(db, { businessId: member.businessId, paymentId });
    requireModeOf(row, member, 'create-payments');
    await limitReceiptMails(context, paymentId);
    await db.transaction(async (tx) => {
      await sendReceipt(tx, context, row);
      const action = 'payment.receipt_sent';
      await auditPayment(tx, context, { member, caller, action, paymentId });
    });
    return null;
  });
}

/** Binds the call of API keys that loads a receipt. */
export function bindMerchantReceiptRoute(bind: BindKey, context: ServiceContext): void {
  const { db } = context;
  bind.key(getMerchantReceipt)(async ({ principal, params: { id: paymentId } }) => {
    const { businessId, livemode } = principal;
    const row = await loadPaymentRow(db, { businessId, livemode, paymentId });
    return { data: await loadReceipt(context, row) };
  });
}
