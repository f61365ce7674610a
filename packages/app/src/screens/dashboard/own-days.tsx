import { useTranslate } from '@billfold/react';
import { type DayRange, TextField } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import * as css from './dashboard.css.ts';
import { isPeriod } from './is-period.ts';

export interface OwnDaysProps {
  readonly days: DayRange;
  readonly onChange: (days: DayRange) => void;
}

/** First and last day of a period. What is typed counts as soon as both are days of one. */
export function OwnDays({ days, onChange }: OwnDaysProps): ReactElement {
  const t = useTranslate();
  const [typed, setTyped] = useState(days);
  const change = (edit: Partial<DayRange>): void => {
    const next = { ...typed, ...edit };
    setTyped(next);
    if (isPeriod(next)) onChange(next);
  };
  const isWrong = typed.from !== '' && typed.to !== '' && !isPeriod(typed);
  return (
    <div className={css.days}>
      <TextField
        type="date"
        label={t('dashboard.from')}
        value={typed.from}
        onValueChange={(from) => change({ from })}
      />
      <TextField
        type="date"
        label={t('dashboard.to')}
        value={typed.to}
        error={isWrong ? t('dashboard.days.invalid') : undefined}
        onValueChange={(to) => change({ to })}
      />
    </div>
  );
}
