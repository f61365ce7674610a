'use client';
import { getNetwork, networkCodes } from '@billfold/core';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { FilterChips } from '../../ui/filter-chips/filter-chips.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useRestingText } from '../parts/use-resting-text.ts';
import * as css from './accounts.css.ts';
import { type AccountFilter, noAccountFilter } from './use-account-list.ts';

export interface AccountFiltersProps {
  readonly filter: AccountFilter;
  readonly onChange: (filter: AccountFilter) => void;
  /** How many accounts match, and their value. */
  readonly count: ReactNode;
}

/** Which accounts are listed. */
export function AccountFilters(props: AccountFiltersProps): ReactElement {
  const t = useTranslate();
  const { filter, onChange, count } = props;
  const { typed, type } = useRestingText(filter.search, (search) =>
    onChange({ ...filter, search }),
  );
  return (
    <FilterChips
      label={t('accounts.filters')}
      search={
        <TextField
          type="search"
          className={css.search}
          label={t('accounts.filter.search')}
          // The hint in the field says what is searched.
          hidesLabel
          placeholder={t('accounts.filter.search.hint')}
          leading={<Icon shape={icons.search} size={16} />}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onValueChange={type}
        />
      }
      count={count}
      chips={[
        {
          kind: 'choice',
          id: 'network',
          label: t('accounts.filter.network'),
          anyText: t('accounts.filter.allNetworks'),
          options: networkCodes.map((id) => ({ id, text: getNetwork(id).name })),
          value: filter.network,
          onChange: (id) =>
            onChange({ ...filter, network: networkCodes.find((code) => code === id) ?? null }),
        },
        {
          kind: 'toggle',
          id: 'archived',
          label: t('accounts.filter.archived'),
          isOn: filter.isArchived,
          onChange: (isArchived) => onChange({ ...filter, isArchived }),
        },
      ]}
      hasOthers={filter.search !== ''}
      onClear={() => onChange(noAccountFilter)}
    />
  );
}
