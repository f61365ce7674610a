import { listAssetNames } from '@billfold/core/internal';
import { displayStatuses, paymentFlagFilters } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { type FilterChip, usePeriodChips } from '@billfold/react/internal';
import { assetNameOf } from '../../common/asset-name.ts';
import type { PaymentsQuery } from './payments-query.ts';

/** Returns the filters of the payments list. */
export function usePaymentChips(
  query: PaymentsQuery,
  onChange: (next: Partial<PaymentsQuery>) => void,
): readonly FilterChip[] {
  const t = useTranslate();
  const now = new Date(useClient().platform.clock.now());
  const { status, flag } = query;
  return [
    {
      kind: 'toggle',
      id: 'attention',
      label: t('payments.filter.needsAttention'),
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
      options: paymentFlagFilters.map((id) => ({ id, text: t(`paymentStatus.flag.${id}`) })),
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
