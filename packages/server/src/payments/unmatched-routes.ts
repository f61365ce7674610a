import {
  assignTransfer,
  ignoreTransfer,
  listUnmatched,
  reopenTransfer,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { assignUnmatched, setIgnored } from './decide-unmatched.ts';
import { listUnmatchedOf } from './list-unmatched.ts';

/** Binds the calls about transfers that name no payment. */
export function bindUnmatchedRoutes(bind: Bind, context: ServiceContext): void {
  bind.member(listUnmatched)(({ member, query }) =>
    listUnmatchedOf(context, member.businessId, query),
  );
  bind.member(assignTransfer)(async ({ member, caller, params: { id }, body: { paymentId } }) => ({
    data: await assignUnmatched(context, { member, caller, id, paymentId }),
  }));
  bind.member(ignoreTransfer)(async ({ member, caller, params: { id } }) => ({
    data: await setIgnored(context, { member, caller, id, isIgnored: true }),
  }));
  bind.member(reopenTransfer)(async ({ member, caller, params: { id } }) => ({
    data: await setIgnored(context, { member, caller, id, isIgnored: false }),
  }));
}
