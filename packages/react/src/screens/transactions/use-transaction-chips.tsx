'use client';
import { formatMoney } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { usePricesSetting } from '../../context/use-prices.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import type { ChoiceChip, FieldsChip, FilterChip } from '../../ui/filter-chips/filter-chip.ts';
import { filterStatuses, filterTypes } from './list-query.ts';
import { usePeriodChips } from './period-chips.tsx';
import type { TransactionFiltersProps } from './transaction-filters-props.ts';
import { useAccountOptions } from './use-account-options.ts';
import { ValueFilter } from './value-filter.tsx';

/** Returns the filters of the list: what is asked for most as switches, the rest to be opened. */
export function useTransactionChips(props: TransactionFiltersProps): readonly FilterChip[] {
  const t = useTranslate();
  const { query, hasAccount, onChange } = props;
  const prices = usePricesSetting();
  const now = new Date(useClient().platform.clock.now());
  const { accounts, assets } = useAccountOptions(props.walletId, query.asset);
  return [
    ...filterTypes.map((type) => ({
      kind: 'toggle' as const,
      id: type,
      label: t(`transactions.type.${type}`),
      isOn: query.type === type,
      onChange: (isOn: boolean) => onChange({ type: isOn ? type : null }),
    })),
    ...usePeriodChips({ period: query, onChange, now }),
    {
      kind: 'choice',
      id: 'asset',
      label: t('transactions.filter.asset'),
      anyText: t('transactions.filter.allAssets'),
      options: assets,
      value: query.asset,
      onChange: (asset) => onChange({ asset }),
    },
    ...(hasAccount
      ? []
      : [
          {
            kind: 'choice' as const,
            id: 'account',
            label: t('transactions.filter.account'),
            anyText: t('transactions.filter.allAccounts'),
            options: accounts,
            value: query.accountId,
            onChange: (accountId: string | null) => onChange({ accountId }),
          },
        ]),
    statusChip(props, t),
    ...(prices === 'off' ? [] : [valueChip(props, t)]),
  ];
}

function statusChip({ query, onChange }: TransactionFiltersProps, t: Translate): ChoiceChip {
  return {
    kind: 'choice',
    id: 'status',
    label: t('transactions.filter.status'),
    anyText: t('transactions.filter.allStatuses'),
    options: filterStatuses.map((id) => ({
      id,
      // In the list it counts confirmations.
      text: t(
        id === 'CONFIRMING' ? 'transactions.filter.status.CONFIRMING' : `transactions.status.${id}`,
      ),
    })),
    value: query.status,
    onChange: (id) => onChange({ status: filterStatuses.find((status) => status === id) ?? null }),
  };
}

function valueChip(props: TransactionFiltersProps, t: Translate): FieldsChip {
  const { min, max } = props.query;
  const money = (usd: string | null): string => (usd === null ? '' : formatMoney(usd));
  const bounds = { start: money(min), end: money(max) };
  const text = (): string | null => {
    if (min === null) return max === null ? null : t('transactions.filter.atMost', bounds);
    return max === null
      ? t('transactions.filter.atLeast', bounds)
      : t('transactions.filter.between', bounds);
  };
  return {
    kind: 'fields',
    id: 'value',
    label: t('transactions.column.fiat'),
    value: text(),
    onClear: () => props.onChange({ min: null, max: null }),
    drawFields: () => <ValueFilter {...props} />,
  };
}
