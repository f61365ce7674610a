import {
  type BusinessItemPath,
  cancelRefund as cancelCall,
  cancelMerchantRefund,
  cancelUnmatchedRefund,
  createMerchantRefund,
  createMerchantUnmatchedRefund,
  createRefund,
  createRefundIntent,
  createUnmatchedRefund,
  createUnmatchedRefundIntent,
  type Data,
  type Endpoint,
  getMerchantRefund,
  getRefundPsbt,
  getUnmatchedRefundPsbt,
  listRefunds,
  listUnmatchedRefunds,
  type PrepareRefundPsbt,
  prepareRefundPsbt,
  prepareUnmatchedRefundPsbt,
  type RecordRefund,
  type Refund,
  type RefundIntent,
  type RefundPath,
  type RefundPsbt,
  recordRefund as recordCall,
  recordUnmatchedRefund,
  type SignedRefundPsbt,
  type SignRefund,
  sendRefundPsbt,
  sendUnmatchedRefundPsbt,
  signRefund as signCall,
  signUnmatchedRefund,
} from '@billfold/core/contract';
import type { AuditAction } from '@billfold/core/internal';
import { recordAudit } from '../businesses/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { Bind, MemberCall, Membership } from '../http/bind.ts';
import type { BindKey } from '../http/bind-key.ts';
import type { KeyPrincipal } from '../http/calls.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { requireModeOf } from '../payments/member-actor.ts';
import { amountOfRefund, type RecordedRefund } from './amount-of-refund.ts';
import { cancelRefund } from './cancel-refund.ts';
import { claimUrlOf } from './claim-link.ts';
import { prepareRefund, type RefundBody } from './create-refund.ts';
import { loadPsbt } from './load-psbt.ts';
import { preparePsbt } from './prepare-psbt.ts';
import { presentRefund } from './present-refund.ts';
import { recordSentRefund } from './record-refund.ts';
import { loadSource } from './refund-source.ts';
import { loadRefundPart, loadRefundRow, loadRefundsOf, type OutRow } from './refund-store.ts';
import { reviewRefund } from './review-refund.ts';
import { sendPsbt } from './send-psbt.ts';
import { signRefund } from './sign-refund.ts';

type RefundCall = Pick<
  MemberCall<BusinessItemPath, unknown, unknown>,
  'member' | 'caller' | 'params'
>;

interface RefundCalls<B extends RefundBody> {
  readonly list: Endpoint<BusinessItemPath, unknown, unknown, Data<readonly Refund[]>>;
  readonly create: Endpoint<BusinessItemPath, unknown, B, Data<Refund>>;
  readonly createIntent: Endpoint<RefundPath, unknown, unknown, Data<RefundIntent>>;
  readonly sign: Endpoint<RefundPath, unknown, SignRefund, Data<Refund>>;
  readonly recordSent: Endpoint<RefundPath, unknown, RecordRefund, Data<Refund>>;
  readonly getPsbt: Endpoint<RefundPath, unknown, unknown, Data<RefundPsbt | null>>;
  readonly preparePsbt: Endpoint<RefundPath, unknown, PrepareRefundPsbt, Data<RefundPsbt>>;
  readonly sendPsbt: Endpoint<RefundPath, unknown, SignedRefundPsbt, Data<Refund>>;
  readonly cancel: Endpoint<RefundPath, unknown, unknown, Data<Refund>>;
  /** Names what the path names. */
  readonly nameSource: (
    id: string,
  ) => { readonly paymentId: string } | { readonly transferId: string };
}

/** Binds the calls of members about the refunds of payments and of unmatched transfers. */
export function bindRefundRoutes(bind: Bind, context: ServiceContext, outbox: Outbox): void {
  bindCalls(bind, context, outbox, {
    ...{ list: listRefunds, create: createRefund, sign: signCall, cancel: cancelCall },
    ...{ createIntent: createRefundIntent, recordSent: recordCall, getPsbt: getRefundPsbt },
    ...{ preparePsbt: prepareRefundPsbt, sendPsbt: sendRefundPsbt },
    nameSource: (paymentId) => ({ paymentId }),
  });
  bindCalls(bind, context, outbox, {
    ...{ list: listUnmatchedRefunds, create: createUnmatchedRefund },
    ...{ createIntent: createUnmatchedRefundIntent, sign: signUnmatchedRefund },
    cancel: cancelUnmatchedRefund,
    ...{ recordSent: recordUnmatchedRefund, getPsbt: getUnmatchedRefundPsbt },
    ...{ preparePsbt: prepareUnmatchedRefundPsbt, sendPsbt: sendUnmatchedRefundPsbt },
    nameSource: (transferId) => ({ transferId }),
  });
}

function bindCalls<B extends RefundBody>(
  bind: Bind,
  context: ServiceContext,
  outbox: Outbox,
  calls: RefundCalls<B>,
): void {
  const { list, create: createCall, sign, recordSent, cancel, nameSource } = calls;
  const { db } = context;
  const nameOf = (
    { businessId }: Membership,
    { id, refundId }: { readonly id: string; readonly refundId: string },
  ) => ({ businessId, refundId, ...nameSource(id) });
  /** Records a call about a refund in the audit log, in the transaction of its change. */
  const record = (
    tx: Db,
    { member, caller, params }: RefundCall,
    { action, refund }: { readonly action: AuditAction; readonly refund: RecordedRefund },
  ) => {
    const { businessId, userId } = member;
    const target = params.id;
    const after = { ...amountOfRefund(refund), refund: refund.id };
    return recordAudit(tx, context.platform, { businessId, userId, caller, action, target, after });
  };

  bind.member(list)(async ({ member: { businessId }, params: { id } }) => {
    const rows = await loadRefundsOf(db, await loadSource(db, { businessId, ...nameSource(id) }));
    return { data: await Promise.all(rows.map((row) => showRefund(context, row))) };
  });

  bind.member(createCall)((call) => {
    const { member, params, body } = call;
    const once = { endpoint: createCall, call, by: `user:${member.userId}` };
    const named = { businessId: member.businessId, ...nameSource(params.id) };
    return answerOnce(context, once, async () => {
      const create = await prepareRefund(context, {
        ...{ named, body, userId: member.userId },
        admit: (source) => requireModeOf(source, member, 'propose-refunds'),
      });
      return async (tx) => {
        const created = await create(tx);
        await record(tx, call, { action: 'refund.created', refund: created.data });
        return created;
      };
    });
  });

  bind.member(calls.createIntent)(async ({ member, params }) => ({
    data: await reviewRefund(context, {
      ...{ named: nameOf(member, params), userId: member.userId },
      admit: (row) => requireModeOf(row, member, 'sign-funds'),
    }),
  }));

  bind.member(sign)(async (call) => {
    const { member, caller, params, body, intent } = call;
    const data = await signRefund(context, outbox, {
      ...{ named: nameOf(member, params), userId: member.userId, body, intent, ip: caller.ip },
      record: async (tx, row) => {
        requireModeOf(row, member, 'sign-funds');
        await record(tx, call, { action: 'refund.signed', refund: row });
      },
    });
    return { data };
  });

  bind.member(recordSent)(async (call) => {
    const { member, params, body } = call;
    const data = await recordSentRefund(context, {
      ...{ ...body, named: nameOf(member, params), userId: member.userId },
      record: async (tx, row) => {
        requireModeOf(row, member, 'sign-funds');
        await record(tx, call, { action: 'refund.recorded', refund: row });
      },
    });
    return { data };
  });

  bind.member(calls.getPsbt)(async ({ member, params }) => ({
    data: await loadPsbt(context, {
      named: nameOf(member, params),
      admit: (row) => requireModeOf(row, member, 'sign-funds'),
    }),
  }));

  bind.member(calls.preparePsbt)(async (call) => {
    const { member, params, body } = call;
    const data = await preparePsbt(context, {
      ...{ named: nameOf(member, params), body },
      admit: (row) => requireModeOf(row, member, 'sign-funds'),
      record: (tx, row) => record(tx, call, { action: 'refund.prepared', refund: row }),
    });
    return { data };
  });

  bind.member(calls.sendPsbt)(async (call) => {
    const { member, params, body } = call;
    const data = await sendPsbt(context, outbox, {
      ...{ ...body, named: nameOf(member, params), userId: member.userId },
      record: async (tx, row) => {
        requireModeOf(row, member, 'sign-funds');
        await record(tx, call, { action: 'refund.sent', refund: row });
      },
    });
    return { data };
  });

  bind.member(cancel)(async (call) => {
    const { member, params } = call;
    const data = await db.transaction(async (tx) => {
      const refund = await cancelRefund(tx, context, {
        ...nameOf(member, params),
        admit: (row) => requireModeOf(row, member, 'create-refunds'),
      });
      await record(tx, call, { action: 'refund.cancelled', refund });
      return refund;
    });
    return { data };
  });
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

  bind.key(createMerchantUnmatchedRefund)((call) => {
    const { principal, params, body } = call;
    const { businessId, livemode } = principal;
    const once = { endpoint: createMerchantUnmatchedRefund, call, by: `key:${principal.keyId}` };
    const named = { businessId, livemode, transferId: params.id };
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
        after: amountOfRefund(data),
      });
      return { data };
    });
  });
}

const namedByKey = ({ businessId, livemode }: KeyPrincipal, refundId: string) => ({
  ...{ businessId, livemode, refundId },
});

async function showRefund(context: ServiceContext, row: OutRow) {
  return presentRefund(row, await loadRefundPart(context.db, row.id), claimUrlOf(context, row));
}
