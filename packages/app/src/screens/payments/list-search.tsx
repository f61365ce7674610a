import { useTranslate } from '@billfold/react';
import {
  Button,
  EmptyState,
  Icon,
  icons,
  TextField,
  useRestingText,
} from '@billfold/react/internal';
import type { ReactElement, Ref, RefObject } from 'react';
import * as css from './payments.css.ts';

export interface ListSearchProps {
  /** Accessible name; "Search" unless given. */
  readonly label?: string | undefined;
  /** Facts that the search finds. */
  readonly hint: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly field?: Ref<HTMLInputElement> | undefined;
}

/** Search of a list; it waits until the typing rests. */
export function ListSearch(props: ListSearchProps): ReactElement {
  const t = useTranslate();
  const { label = t('payments.filter.search'), hint, search, onSearch, field } = props;
  const { typed, type } = useRestingText(search, onSearch);
  return (
    <TextField
      ref={field}
      className={css.search}
      type="search"
      label={label}
      // The hint in the field says what is searched.
      hidesLabel
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
  readonly search: string;
  /** Facts that the search finds. */
  readonly hint: string;
  readonly onClear: () => void;
  /** Field of the search, which gets the focus as the pressed button goes. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Place of a list that a search leaves empty: what was searched, what can be, and the way back to all of it. */
export function NoneFound({ title, search, hint, onClear, field }: NoneFoundProps): ReactElement {
  const t = useTranslate();
  const clear = (): void => {
    field.current?.focus();
    onClear();
  };
  return (
    <EmptyState
      icon={icons.search}
      title={title}
      text={t('payments.search.none', { text: search, hint })}
      action={<Button onClick={clear}>{t('payments.search.clear')}</Button>}
    />
  );
}
