'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useRestingText } from '../parts/use-resting-text.ts';
import type { TransactionFiltersProps } from './transaction-filters-props.ts';
import * as css from './transactions.css.ts';

/** Looks once the typing rests. */
export function SearchFilter({ query, onChange }: TransactionFiltersProps): ReactElement {
  const t = useTranslate();
  const { typed, type } = useRestingText(query.search ?? '', (search) =>
    onChange({ search: search === '' ? null : search }),
  );
  return (
    <TextField
      className={css.search}
      type="search"
      label={t('transactions.filter.search')}
      // The hint in the field says what is searched.
      hidesLabel
      placeholder={t('transactions.filter.search.hint')}
      leading={<Icon shape={icons.search} size={16} />}
      autoComplete="off"
      spellCheck={false}
      maxLength={128}
      value={typed}
      onValueChange={type}
    />
  );
}
