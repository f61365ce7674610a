import {
  cancelRefund as cancelCall,
  cancelMerchantRefund,
  createMerchantRefund,
  createRefund,
  getMerchantRefund,
  listRefunds,
  signRefund as signCall,
} from '@billfold/core/contract';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Bind, Membership } from '../http/bind.ts';
import type { BindKey } from '../http/bind-key.ts';
import type { KeyPrincipal } from '../http/calls.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { auditPayment, requireModeOf } from '../payments/member-actor.ts';
import { loadPaymentRow } from '../payments/payment-store.ts';
import { cancelRefund } from './cancel-refund.ts';
import { claimUrlOf } from './claim-link.ts';
import { prepareRefund } from './create-refund.ts';
import { presentRefund } from './present-refund.ts';
import { loadRefundPart, loadRefundRow, loadRefundsOf, type OutRow } from './refund-store.ts';
import { signRefund } from './sign-refund.ts';

/** Binds the calls of members about the refunds of a payment. */
export function bindRefundRoutes(bind: Bind, context: ServiceContext, outbox: Outbox): void {
  const { db } = context;

  bind.member(listRefunds)(async ({ member: { businessId }, params: { id: paymentId } }) => {
    const { id } = await loadPaymentRow(db, { businessId, paymentId });
    const rows = await loadRefundsOf(db, id);
    return { data: await Promise.all(rows.map((row) => showRefund(context, row))) };
  });

  bind.member(createRefund)((call) => {
    const { member, caller, params, body } = call;
    const once = { endpoint: createRefund, call, by: `user:${member.userId}` };
    const named = { businessId: member.businessId, paymentId: params.id };
    return answerOnce(context, once, async () => {
      const create = await prepareRefund(context, {
        ...{ named, body },
        admit: (payment) => requireModeOf(payment, member, 'propose-refunds'),
      });
      return async (tx) => {
        const created = await create(tx);
        const after = { refund: created.data.id };
        const action = 'refund.created';
        await auditPayment(tx, context, { member, caller, action, paymentId: params.id, after });
        return created;
      };
    });
  });

  bind.member(signCall)(async ({ member, caller, params, body }) => ({
    data: await signRefund(context, outbox, {
      ...{ named: nameOf(member, params), userId: member.userId, body, ip: caller.ip },
      record: async (tx, row) => {
        requireModeOf(row, member, 'sign-funds');
        const after = { refund: row.id };
        const action = 'refund.signed';
        await auditPayment(tx, context, { member, caller, action, paymentId: params.id, after });
      },
    }),
  }));

  bind.member(cancelCall)(async ({ member, caller, params }) => ({
    data: await db.transaction(async (tx) => {
      const refund = await cancelRefund(tx, context, {
        ...nameOf(member, params),
        admit: (row) => requireModeOf(row, member, 'create-refunds'),
      });
      const after = { refund: refund.id };
      const action = 'refund.cancelled';
      await auditPayment(tx, context, { member, caller, action, paymentId: params.id, after });
      return refund;
    }),
  }));
}

/** Binds the calls of API keys about refunds. */
export function bindMerchantRefundRoutes(bind: BindKey, context: ServiceContext): void {
  bind.key(createMerchantRefund)((call) => {
    const { principal, params, body } = call;
    const { businessId, livemode } = principal;
    const once = { endpoint: createMerchantRefund, call, by: `key:${principal.keyId}` };
    const named = { businessId, livemode, paymentId: params.id };
    return answerOnce(context, once, () => prepareRefund(context, { named, body }));
  });

  bind.key(getMerchantRefund)(async ({ principal, params }) => ({
    data: await showRefund(
      context,
      await loadRefundRow(context.db, namedByKey(principal, params.id)),
    ),
  }));

  bind.key(cancelMerchantRefund)((call) => {
    const { principal, params, caller } = call;
    const { businessId } = principal;
    const once = { endpoint: cancelMerchantRefund, call, by: `key:${principal.keyId}` };
    return answerOnce(context, once, async () => async (tx) => {
      const data = await cancelRefund(tx, context, namedByKey(principal, params.id));
      await recordAudit(tx, context.platform, {
        ...{ businessId, key: principal, caller, action: 'refund.cancelled', target: data.id },
      });
      return { data };
    });
  });
}

const nameOf = (
  { businessId }: Membership,
  { id: paymentId, refundId }: { readonly id: string; readonly refundId: string },
) => ({ businessId, paymentId, refundId });

const namedByKey = ({ businessId, livemode }: KeyPrincipal, refundId: string) => ({
  ...{ businessId, livemode, refundId },
});

async function showRefund(context: ServiceContext, row: OutRow) {
  return presentRefund(row, await loadRefundPart(context.db, row.id), claimUrlOf(context, row));
}
