import {
  acceptPayment as acceptCall,
  cancelPayment as cancelCall,
  createPayment,
  exportPayments,
  getBusinessSummary,
  getPayment,
  listPaymentEvents as listEventsCall,
  listPayments,
  markPaymentInvalid,
  markPaymentPaid,
  refreshPayment,
  reopenPayment,
  setPaymentHandled,
  setPaymentNote,
  totalPayments,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { prepareAskForRest } from './ask-for-rest.ts';
import { changeByMember } from './change-by-member.ts';
import { acceptPayment, cancelPayment, invalidatePayment, markPaid } from './change-payment.ts';
import { prepareNewPayment } from './create-payment.ts';
import { exportPaymentsOf } from './export-payments.ts';
import { hideEventPayer, hidePayer } from './hide-payer.ts';
import { listPaymentEvents } from './list-payment-events.ts';
import { listPaymentsOf, loadPaymentDetail } from './list-payments.ts';
import { loadMemberActor, requireModeOf } from './member-actor.ts';
import { prepareRefreshPrice } from './refresh-price.ts';
import { liveModeOf } from './require-mode.ts';
import { setHandled } from './set-handled.ts';
import { setNote } from './set-note.ts';
import { summarizeBusiness } from './summarize-business.ts';
import { totalPaymentsOf } from './total-payments.ts';

/** Binds the calls of members about the payments of their business. */
export function bindPaymentRoutes(bind: Bind, context: ServiceContext): void {
  bind.member(getBusinessSummary)(async ({ member, query }) => ({
    data: await summarizeBusiness(context, member, query),
  }));
  bind.member(listPayments)(({ member, query }) => listPaymentsOf(context, member, query));
  bind.member(totalPayments)(async ({ member, query }) => ({
    data: await totalPaymentsOf(context, member, query),
  }));
  bind.memberFile(exportPayments)(async ({ member, query }) =>
    exportPaymentsOf(context, member, query),
  );
  bind.member(getPayment)(async ({ member, params }) => ({
    data: await loadPaymentDetail(context, member, params.id),
  }));
  bind.member(listEventsCall)(async ({ member, params: { id: paymentId } }) => {
    const { businessId } = member;
    const { data, ...page } = await listPaymentEvents(context.db, { businessId, paymentId });
    return { ...page, data: data.map((event) => hideEventPayer(event, member)) };
  });
  bind.member(createPayment)((call) => {
    const { member, body } = call;
    const { livemode = liveModeOf(context), ...payment } = body;
    requireModeOf({ livemode }, member, 'create-payments');
    const once = { endpoint: createPayment, call, by: `user:${member.userId}` };
    return answerOnce(context, once, async () => {
      const actor = await loadMemberActor(context.db, member);
      const { businessId } = member;
      return prepareNewPayment(context, { businessId, livemode, payment, actor });
    });
  });
  bindPaymentActions(bind, context);
}

function bindPaymentActions(bind: Bind, context: ServiceContext): void {
  bind.member(cancelCall)((call) =>
    changeByMember(
      context,
      { ...call, endpoint: cancelCall, action: 'payment.cancelled' },
      (change) => Promise.resolve((tx) => cancelPayment(tx, context, change)),
    ),
  );
  bind.member(acceptCall)((call) =>
    changeByMember(
      context,
      { ...call, endpoint: acceptCall, action: 'payment.accepted' },
      (change) => Promise.resolve((tx) => acceptPayment(tx, context, change)),
    ),
  );
  bind.member(markPaymentInvalid)((call) =>
    changeByMember(
      context,
      { ...call, endpoint: markPaymentInvalid, action: 'payment.invalidated' },
      (change) => Promise.resolve((tx) => invalidatePayment(tx, context, change)),
    ),
  );
  bind.member(markPaymentPaid)((call) =>
    changeByMember(
      context,
      { ...call, endpoint: markPaymentPaid, action: 'payment.marked_paid' },
      (change) => Promise.resolve((tx) => markPaid(tx, context, change)),
    ),
  );
  bind.member(reopenPayment)((call) =>
    changeByMember(
      context,
      { ...call, endpoint: reopenPayment, action: 'payment.reopened' },
      (change) => prepareAskForRest(context, change),
    ),
  );
  bind.member(refreshPayment)((call) =>
    changeByMember(
      context,
      { ...call, endpoint: refreshPayment, action: 'payment.refreshed' },
      (change) => prepareRefreshPrice(context, change),
    ),
  );
  bind.member(setPaymentHandled)(async ({ member, caller, params: { id: paymentId }, body }) => ({
    data: hidePayer(await setHandled(context, { member, caller, paymentId, ...body }), member),
  }));
  bind.member(setPaymentNote)(async ({ member, params, body }) => ({
    data: hidePayer(await setNote(context, member, { paymentId: params.id, ...body }), member),
  }));
}
