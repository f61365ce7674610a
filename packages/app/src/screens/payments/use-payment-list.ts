import type { ListedPayment } from '@billfold/core/payments';
import { type Listed, useIsPhone, useListed } from '@billfold/react/internal';
import type { ListPage } from '../../services/list-page.ts';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { isMoving } from './is-moving.ts';
import { filtersOf, type PaymentsQuery } from './payments-query.ts';

export const pageSize = 25;

export interface ShownPayments extends Listed<ListPage<ListedPayment>> {
  readonly isPhone: boolean;
}

/** Loads one page of payments; on a phone everything up to that page. */
export function usePaymentList(businessId: number, query: PaymentsQuery): ShownPayments {
  const { list } = useServices().payments;
  const isPhone = useIsPhone();
  const { page } = query;
  const filters = { ...filtersOf(query), ...useModeQuery() };
  const firstPage = isPhone ? 1 : page;
  const resource = list({ businessId, filters, pageSize, firstPage, lastPage: page });
  const filter = JSON.stringify([businessId, filters]);
  return { ...useListed({ resource, filter, isMoving }), isPhone };
}
