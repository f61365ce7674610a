import { listApiRequests } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { listRequestsOf } from './list-requests.ts';

export function bindRequestLogRoute(bind: Bind, { db }: Pick<ServiceContext, 'db'>): void {
  bind.member(listApiRequests)(({ member, query }) => listRequestsOf(db, member.businessId, query));
}
