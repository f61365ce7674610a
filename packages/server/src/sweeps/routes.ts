import {
  createSweep,
  createSweepIntents,
  getBusinessBalances,
  getSweep,
  listCollectable,
  listSweeps,
  planSweep as planCall,
  resumeSweep as resumeCall,
  signSweep,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { requireModeOf } from '../payments/member-actor.ts';
import { auditSignature } from '../transfers-out/audit-signature.ts';
import type { PartSigners } from '../transfers-out/part-signers.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { loadSignedTransfer, loadTransferPage } from '../transfers-out/transfer-store.ts';
import { loadBusinessBalances } from './load-business-balances.ts';
import { loadCollectable } from './load-collectable.ts';
import { planSweep } from './plan-sweep.ts';
import { presentListedSweeps, presentSweep } from './present-sweep.ts';
import { reviewSweep } from './review-sweep.ts';
import { signLocalSweep } from './sign-local-sweep.ts';
import { beginSweep, resumeSweep } from './sign-sweep.ts';

const kind = 'COLLECT';

/** Binds the calls of members about sweeps. */
export function bindSweepRoutes(
  bind: Bind,
  context: ServiceContext,
  { outbox, signers }: { readonly outbox: Outbox; readonly signers: PartSigners },
): void {
  const { db } = context;

  bind.member(listCollectable)(async ({ member: { businessId } }) => ({
    data: await loadCollectable(context, businessId),
  }));

  bind.member(getBusinessBalances)(async ({ member: { businessId } }) => ({
    data: await loadBusinessBalances(context, businessId),
  }));

  bind.member(planCall)(async ({ member, body }) => {
    requireModeOf({ livemode: context.chainMode === 'live' }, member, 'sign-funds');
    const owner = await requireSettlementOwner(db, member);
    return { data: await planSweep(context, owner, body.asset) };
  });

  bind.member(createSweep)(async ({ member, caller, body }) => ({
    data: await beginSweep(context, signers, {
      ...{ named: { businessId: member.businessId, outId: body.planId, kind } },
      ...{ userId: member.userId, body, ip: caller.ip },
      record: (tx, row) =>
        auditSignature(tx, context, { member, caller, row, action: 'sweep.signed' }),
    }),
  }));

  bind.member(listSweeps)(async ({ member: { businessId }, query }) => {
    const { page = 1, pageSize = 25 } = query;
    const { rows, total } = await loadTransferPage(db, { businessId, kind, page, pageSize });
    const data = await presentListedSweeps(db, context, rows);
    return { data, meta: { page, pageSize, total } };
  });

  bind.member(getSweep)(async ({ member: { businessId }, params: { id: outId } }) => ({
    data: await presentSweep(
      db,
      context,
      await loadSignedTransfer(db, { businessId, outId, kind }),
    ),
  }));

  bind.member(resumeCall)(async ({ member, caller, params, body }) => ({
    data: await resumeSweep(context, signers, {
      ...{ named: { businessId: member.businessId, outId: params.id, kind } },
      ...{ userId: member.userId, body, ip: caller.ip },
      record: (tx, row) =>
        auditSignature(tx, context, { member, caller, row, action: 'sweep.resumed' }),
    }),
  }));

  bind.member(createSweepIntents)(async ({ member, params }) => ({
    data: await reviewSweep(context, {
      named: { businessId: member.businessId, outId: params.id, kind },
      userId: member.userId,
      admit: (row) => requireModeOf(row, member, 'sign-funds'),
    }),
  }));

  bind.member(signSweep)(async ({ member, caller, params, body, intent }) => ({
    data: await signLocalSweep(context, outbox, {
      ...{ named: { businessId: member.businessId, outId: params.id, kind }, body, intent },
      userId: member.userId,
      record: (tx, row) => {
        const action = row.status === 'PLANNED' ? 'sweep.signed' : 'sweep.resumed';
        return auditSignature(tx, context, { member, caller, row, action });
      },
    }),
  }));
}
