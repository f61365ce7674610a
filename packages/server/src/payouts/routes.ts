import {
  createPayout,
  createPayoutIntents,
  getPayout,
  listPayouts,
  planPayout as planCall,
  resumePayout as resumeCall,
  signPayout,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { requireModeOf } from '../payments/member-actor.ts';
import { auditSignature } from '../transfers-out/audit-signature.ts';
import type { PartSigners } from '../transfers-out/part-signers.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { loadSignedTransfer, loadTransferPage } from '../transfers-out/transfer-store.ts';
import { planPayout } from './plan-payout.ts';
import { presentPayout, presentPayouts } from './present-payout.ts';
import { reviewPayout } from './review-payout.ts';
import { signLocalPayout } from './sign-local-payout.ts';
import { beginPayout, resumePayout } from './sign-payout.ts';

const kind = 'PAYOUT';

/** Binds the calls of members about payouts. */
export function bindPayoutRoutes(
  bind: Bind,
  context: ServiceContext,
  { outbox, signers }: { readonly outbox: Outbox; readonly signers: PartSigners },
): void {
  const { db } = context;

  bind.member(planCall)(async ({ member, body }) => {
    requireModeOf({ livemode: context.chainMode === 'live' }, member, 'sign-funds');
    const owner = await requireSettlementOwner(db, member);
    return { data: await planPayout(context, owner, body) };
  });

  bind.member(createPayout)(async ({ member, caller, body }) => ({
    data: await beginPayout(context, signers, {
      ...{ named: { businessId: member.businessId, outId: body.planId, kind } },
      ...{ userId: member.userId, body, ip: caller.ip },
      record: (tx, row) =>
        auditSignature(tx, context, { member, caller, row, action: 'payout.signed' }),
    }),
  }));

  bind.member(listPayouts)(async ({ member: { businessId }, query }) => {
    const { page = 1, pageSize = 25 } = query;
    const { rows, total } = await loadTransferPage(db, { businessId, kind, page, pageSize });
    const data = (await presentPayouts(db, context, rows)).map(({ lines: _, ...payout }) => payout);
    return { data, meta: { page, pageSize, total } };
  });

  bind.member(getPayout)(async ({ member: { businessId }, params: { id: outId } }) => ({
    data: await presentPayout(
      db,
      context,
      await loadSignedTransfer(db, { businessId, outId, kind }),
    ),
  }));

  bind.member(resumeCall)(async ({ member, caller, params, body }) => ({
    data: await resumePayout(context, signers, {
      ...{ named: { businessId: member.businessId, outId: params.id, kind } },
      ...{ userId: member.userId, body, ip: caller.ip },
      record: (tx, row) =>
        auditSignature(tx, context, { member, caller, row, action: 'payout.resumed' }),
    }),
  }));

  bind.member(createPayoutIntents)(async ({ member, params }) => ({
    data: await reviewPayout(context, {
      named: { businessId: member.businessId, outId: params.id, kind },
      userId: member.userId,
      admit: (row) => requireModeOf(row, member, 'sign-funds'),
    }),
  }));

  bind.member(signPayout)(async ({ member, caller, params, body, intent }) => ({
    data: await signLocalPayout(context, outbox, {
      ...{ named: { businessId: member.businessId, outId: params.id, kind }, body, intent },
      userId: member.userId,
      record: (tx, row) => {
        const action = row.status === 'PLANNED' ? 'payout.signed' : 'payout.resumed';
        return auditSignature(tx, context, { member, caller, row, action });
      },
    }),
  }));
}
