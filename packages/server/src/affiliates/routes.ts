import {
  getAffiliate,
  listAffiliatePayouts,
  listCommissions,
  listReferrals,
  requestAffiliatePayout,
  setAffiliate,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { nowOf } from '../platform/server-platform.ts';
import { chooseCode, loadAffiliate } from './affiliate-program.ts';
import { listCommissionsOf } from './commission-store.ts';
import { listReferralsOf } from './list-referrals.ts';
import { listPayoutsOf } from './payout-store.ts';
import { requestPayout } from './request-payout.ts';

const defaultPageSize = 25;

/** Binds the calls of members about the businesses that theirs referred. */
export function bindAffiliateRoutes(bind: Bind, context: ServiceContext): void {
  const { db, platform } = context;
  bind.member(getAffiliate)(async ({ member: { businessId } }) => ({
    data: await loadAffiliate(context, businessId),
  }));
  bind.member(setAffiliate)(async ({ member, caller, body }) => ({
    data: await chooseCode(context, { member, caller }, body),
  }));
  bind.member(listReferrals)(
    ({ member: { businessId }, query: { page = 1, pageSize = defaultPageSize } }) =>
      listReferralsOf(context, { businessId, page, pageSize }),
  );
  bind.member(listCommissions)(
    ({ member: { businessId }, query: { page = 1, pageSize = defaultPageSize } }) =>
      listCommissionsOf(db, { businessId, now: nowOf(platform), page, pageSize }),
  );
  bind.member(listAffiliatePayouts)(
    ({ member: { businessId }, query: { page = 1, pageSize = defaultPageSize } }) =>
      listPayoutsOf(context, { businessId, page, pageSize }),
  );
  bind.member(requestAffiliatePayout)(async ({ member, caller }) => ({
    data: await requestPayout(context, { member, caller }),
  }));
}
