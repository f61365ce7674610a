'use client';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';

interface ContactSearchProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
  readonly className: string;
}

/** Search over the contacts, in the dialog and on the page. */
export function ContactSearch({ query, onSearch, className }: ContactSearchProps): ReactElement {
  const t = useTranslate();
  return (
    <TextField
      className={className}
      label={t('contacts.search')}
      // The hint in the field says what is searched.
      hidesLabel
      placeholder={t('contacts.search.hint')}
      type="search"
      autoComplete="off"
      spellCheck={false}
      leading={<Icon shape={icons.search} size={16} />}
      value={query}
      onValueChange={onSearch}
    />
  );
}
