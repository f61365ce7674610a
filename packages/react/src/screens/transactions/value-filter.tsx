'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useRestingText } from '../parts/use-resting-text.ts';
import { dollars } from './list-query.ts';
import type { TransactionFiltersProps } from './transaction-filters-props.ts';
import * as css from './transactions.css.ts';

/** Least and highest value at the time, in US dollars. Other texts filter nothing, and say so. */
export function ValueFilter({ query, onChange }: TransactionFiltersProps): ReactElement {
  const t = useTranslate();
  return (
    <div className={css.pair}>
      <Bound
        label={t('transactions.filter.min')}
        value={query.min}
        onChange={(min) => onChange({ min })}
      />
      <Bound
        label={t('transactions.filter.max')}
        value={query.max}
        onChange={(max) => onChange({ max })}
      />
    </div>
  );
}

interface BoundProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

function Bound({ label, value, onChange }: BoundProps): ReactElement {
  const t = useTranslate();
  const { typed, type } = useRestingText(value ?? '', (text) => {
    if (text === '') onChange(null);
    else if (dollars.test(text)) onChange(text);
  });
  const isWrong = typed.trim() !== '' && !dollars.test(typed.trim());
  return (
    <TextField
      label={label}
      leading={<span>{t('transactions.filter.currency')}</span>}
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      value={typed}
      onValueChange={type}
      error={isWrong ? t('transactions.filter.notAnAmount') : undefined}
    />
  );
}
