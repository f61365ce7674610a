import { listAssetNames } from '@billfold/core/internal';
import {
  displayStatuses,
  type PaymentFlagFilter,
  paymentFlagFilters,
} from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useClient, useResource } from '@billfold/react/hooks';
import { type FilterChip, usePeriodChips } from '@billfold/react/internal';
import { assetNameOf } from '../../common/asset-name.ts';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { useFresh } from '../business/use-fresh.ts';
import { countFilters, type PaymentsQuery } from './payments-query.ts';

export interface PaymentChipsInput {
  readonly businessId: number;
  readonly query: PaymentsQuery;
  readonly onChange: (next: Partial<PaymentsQuery>) => void;
}

/** Returns the filters of the payments list. */
export function usePaymentChips(input: PaymentChipsInput): readonly FilterChip[] {
  const { businessId, query, onChange } = input;
  const t = useTranslate();
  const now = new Date(useClient().platform.clock.now());
  const { status, flag } = query;
  const attention = useAttentionCount(businessId);
  // The number of all payments, which another filter leaves fewer of.
  const isAlone = countFilters({ ...query, needsAttention: null }) === 0;
  return [
    {
      kind: 'toggle',
      id: 'attention',
      label: t('payments.filter.needsAttention'),
      count: isAlone ? attention : undefined,
      isOn: query.needsAttention !== null,
      onChange: (isOn) => onChange({ needsAttention: isOn || null }),
    },
    {
      kind: 'choice',
      id: 'status',
      label: t('payments.filter.status'),
      anyText: t('payments.filter.anyStatus'),
      options: displayStatuses.map((id) => ({ id, text: t(`paymentStatus.${id}`) })),
      value: status,
      onChange: (id) => onChange({ status: displayStatuses.find((each) => each === id) ?? null }),
    },
    {
      kind: 'choice',
      id: 'flag',
      label: t('payments.filter.flag'),
      anyText: t('payments.filter.anyFlag'),
      options: paymentFlagFilters.map((id) => ({ id, text: t(flagText(id)) })),
      value: flag,
      onChange: (id) => onChange({ flag: paymentFlagFilters.find((each) => each === id) ?? null }),
    },
    {
      kind: 'choice',
      id: 'asset',
      label: t('payments.filter.asset'),
      anyText: t('payments.filter.anyAsset'),
      options: listAssetNames().map((id) => ({ id, text: assetNameOf(id, t) })),
      value: query.asset,
      onChange: (asset) => onChange({ asset }),
    },
    ...usePeriodChips({ period: query, onChange, now }),
  ];
}

/** Returns the text of a flag to filter by; one that is a status too says that it is found with any other. */
const flagText = (flag: PaymentFlagFilter) =>
  flag === 'overpaid' || flag === 'late'
    ? (`payments.filter.flag.${flag}` as const)
    : (`paymentStatus.flag.${flag}` as const);

/** Loads the number of payments that need attention; undefined while it is not known. */
function useAttentionCount(businessId: number): number | undefined {
  const resource = useServices().payments.list({
    ...{ businessId, filters: { needsAttention: true, ...useModeQuery() } },
    ...{ pageSize: 1, firstPage: 1, lastPage: 1 },
  });
  const { data } = useResource(resource);
  useFresh(resource);
  return data?.total;
}
