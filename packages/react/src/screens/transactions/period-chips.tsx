'use client';
import { formatDay } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { useTextLocale } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import type { FilterChip } from '../../ui/filter-chips/filter-chip.ts';
import { type DaysFilter, daysOf, presetOf } from './date-presets.ts';
import { PeriodFilter } from './period-filter.tsx';

export interface PeriodChipsOptions {
  readonly period: DaysFilter;
  readonly onChange: (next: Partial<DaysFilter>) => void;
  readonly now: Date;
}

/** Returns the filters of a list by time: the last month as a switch, and any period to be opened. */
export function usePeriodChips({
  period,
  onChange,
  now,
}: PeriodChipsOptions): readonly FilterChip[] {
  const t = useTranslate();
  const locale = useTextLocale();
  const isLastMonth = presetOf(period, now) === 'lastMonth';
  return [
    {
      kind: 'toggle',
      id: 'lastMonth',
      label: t('transactions.period.lastMonth'),
      isOn: isLastMonth,
      onChange: (isOn) => onChange(isOn ? daysOf('lastMonth', now) : noDays),
    },
    {
      kind: 'fields',
      id: 'period',
      label: t('transactions.filter.period'),
      // The switch for it says so already.
      value: isLastMonth ? null : periodText({ period, now }, t, locale),
      onClear: () => onChange(noDays),
      drawFields: (close) => <PeriodFilter period={period} onChange={onChange} onClose={close} />,
    },
  ];
}

const noDays = { from: null, to: null } as const;

function periodText(
  { period: { from, to }, now }: Omit<PeriodChipsOptions, 'onChange'>,
  t: Translate,
  locale: string,
): string | null {
  if (from === null && to === null) return null;
  const preset = presetOf({ from, to }, now);
  if (preset !== null) return t(`transactions.period.${preset}`);
  const day = (text: string): string => formatDay(new Date(text), 'UTC', locale);
  if (from === null) return to && t('transactions.filter.until', { end: day(to) });
  return to === null
    ? t('transactions.filter.since', { start: day(from) })
    : t('transactions.filter.between', { start: day(from), end: day(to) });
}
