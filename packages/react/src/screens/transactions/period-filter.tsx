'use client';
import { type ReactElement, useState } from 'react';
import { useIsPhone } from '../../context/use-is-phone.ts';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { ChoiceList } from '../../ui/filter-chips/choice-list.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { type DaysFilter, datePresets, daysOf, presetOf } from './date-presets.ts';
import * as css from './transactions.css.ts';

export interface PeriodFilterProps {
  readonly period: DaysFilter;
  readonly onChange: (next: Partial<DaysFilter>) => void;
  /** Closes the popover around it; null in a sheet. */
  readonly onClose: (() => void) | null;
}

/** A period by its name, or a first and a last day. */
export function PeriodFilter(props: PeriodFilterProps): ReactElement {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const { period, onChange, onClose } = props;
  const now = new Date(useClient().platform.clock.now());
  const preset = presetOf(period, now);
  const [isChoosing, setIsChoosing] = useState(false);
  const hasDays = period.from !== null || period.to !== null;
  const isOwn = isChoosing || (hasDays && preset === null);
  const choose = (id: string | null): void => {
    setIsChoosing(id === 'own');
    const chosen = datePresets.find((each) => each === id);
    if (chosen) onChange(daysOf(chosen, now));
    else if (id === null) onChange({ from: null, to: null });
  };
  return (
    <>
      <ChoiceList
        look={isPhone ? 'pills' : 'rows'}
        hidesLabel
        onPointed={(id) => id !== 'own' && onClose?.()}
        chip={{
          label: t('transactions.filter.period'),
          anyText: t('transactions.period.any'),
          options: ([...datePresets, 'own'] as const).map((id) => ({
            id,
            text: t(`transactions.period.${id}`),
          })),
          value: isOwn ? 'own' : preset,
          onChange: choose,
        }}
      />
      {isOwn && <Days {...props} />}
    </>
  );
}

/** Neither may pass the other. */
function Days({ period, onChange }: Omit<PeriodFilterProps, 'onClose'>): ReactElement {
  const t = useTranslate();
  const { from, to } = period;
  return (
    <div className={css.days}>
      <TextField
        type="date"
        label={t('transactions.filter.from')}
        value={from ?? ''}
        {...(to !== null && { max: to })}
        onValueChange={(day) => onChange({ from: day === '' ? null : day })}
      />
      <TextField
        type="date"
        label={t('transactions.filter.to')}
        value={to ?? ''}
        {...(from !== null && { min: from })}
        onValueChange={(day) => onChange({ to: day === '' ? null : day })}
      />
    </div>
  );
}
