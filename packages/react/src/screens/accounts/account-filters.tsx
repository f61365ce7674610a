'use client';
import { getNetwork, networkCodes } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { ListPicker } from '../../ui/list-picker/list-picker.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useRestingText } from '../parts/use-resting-text.ts';
import * as css from './accounts.css.ts';
import type { AccountFilter } from './use-account-list.ts';

export interface AccountFiltersProps {
  readonly filter: AccountFilter;
  readonly onChange: (filter: AccountFilter) => void;
}

/** Which accounts are listed. */
export function AccountFilters({ filter, onChange }: AccountFiltersProps): ReactElement {
  const t = useTranslate();
  const { typed, type } = useRestingText(filter.search, (search) =>
    onChange({ ...filter, search }),
  );
  return (
    <div className={css.filters}>
      <TextField
        type="search"
        className={css.search}
        label={t('accounts.filter.search')}
        placeholder={t('accounts.filter.search.hint')}
        leading={<Icon shape={icons.search} size={16} />}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={typed}
        onValueChange={type}
      />
      <ListPicker
        label={t('accounts.filter.network')}
        options={[
          { id: 'all', text: t('accounts.filter.allNetworks') },
          ...networkCodes.map((id) => ({ id, text: getNetwork(id).name })),
        ]}
        value={filter.network ?? 'all'}
        onValueChange={(id) =>
          onChange({ ...filter, network: networkCodes.find((code) => code === id) ?? null })
        }
      />
      <div className={css.archived}>
        <Checkbox
          label={t('accounts.filter.archived')}
          checked={filter.isArchived}
          onCheckedChange={(isArchived) => onChange({ ...filter, isArchived })}
        />
      </div>
    </div>
  );
}
