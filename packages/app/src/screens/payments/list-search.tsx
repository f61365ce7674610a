import { useTranslate } from '@billfold/react';
import {
  Button,
  EmptyState,
  Icon,
  icons,
  TextField,
  useRestingText,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './payments.css.ts';

export interface ListSearchProps {
  /** Facts that the search finds. */
  readonly hint: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Search of a list; it waits until the typing rests. */
export function ListSearch({ hint, search, onSearch }: ListSearchProps): ReactElement {
  const t = useTranslate();
  const { typed, type } = useRestingText(search, onSearch);
  return (
    <TextField
      className={css.search}
      type="search"
      label={t('payments.filter.search')}
      placeholder={hint}
      leading={<Icon shape={icons.search} size={16} />}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      value={typed}
      onValueChange={type}
    />
  );
}

export interface NoneFoundProps {
  readonly title: string;
  readonly onClear: () => void;
}

/** Place of a list that a search leaves empty, with the way back to all of it. */
export function NoneFound({ title, onClear }: NoneFoundProps): ReactElement {
  const t = useTranslate();
  return (
    <EmptyState
      icon={icons.search}
      title={title}
      action={<Button onClick={onClear}>{t('filterChips.clear')}</Button>}
    />
  );
}
