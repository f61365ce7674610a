import { getNetwork } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { findNamedAsset, listAssetNames } from '@billfold/core/internal';
import { type DisplayStatus, displayStatuses } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { createPeriodChips, type FilterChip, type FilterOption } from '@billfold/react/internal';
import type { PaymentsQuery } from './payments-query.ts';

/** Statuses that are asked for most, each a switch of its own. */
const frequent = [
  'Pending',
  'Confirming',
  'Completed',
  'Underpaid',
  'Late',
] as const satisfies readonly DisplayStatus[];

/** Returns the filters of the payments list. */
export function usePaymentChips(
  query: PaymentsQuery,
  onChange: (next: Partial<PaymentsQuery>) => void,
): readonly FilterChip[] {
  const t = useTranslate();
  const now = new Date(useClient().platform.clock.now());
  const { status } = query;
  return [
    ...frequent.map((each) => ({
      kind: 'toggle' as const,
      id: each,
      label: t(`paymentStatus.${each}`),
      isOn: status === each,
      onChange: (isOn: boolean) => onChange({ status: isOn ? each : null }),
    })),
    {
      kind: 'choice',
      id: 'status',
      label: t('payments.filter.status'),
      anyText: t('payments.filter.anyStatus'),
      options: displayStatuses.map((id) => ({ id, text: t(`paymentStatus.${id}`) })),
      // The switch for it says so already.
      value: frequent.some((each) => each === status) ? null : status,
      onChange: (id) => onChange({ status: displayStatuses.find((each) => each === id) ?? null }),
    },
    {
      kind: 'choice',
      id: 'asset',
      label: t('payments.filter.asset'),
      anyText: t('payments.filter.anyAsset'),
      options: listAssetNames().map((id) => optionOf(id, t)),
      value: query.asset,
      onChange: (asset) => onChange({ asset }),
    },
    ...createPeriodChips({ period: query, onChange, now, t }),
  ];
}

function optionOf(id: string, t: Translate): FilterOption {
  const asset = findNamedAsset(id);
  if (asset === undefined) return { id, text: id };
  const { symbol } = asset;
  const network = getNetwork(asset.network);
  const isCoin = network.symbol === symbol;
  return {
    id,
    text: isCoin ? symbol : t('payments.filter.asset.onNetwork', { symbol, network: network.name }),
  };
}
