'use client';
import { type ForwardedRef, forwardRef, type ReactElement, useMemo, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import { filterOptions } from '../list-picker/list-navigation.ts';
import type { ListPickerChoice } from '../list-picker/open-list.ts';
import * as css from './combobox.css.ts';
import { SuggestionField, type SuggestionFieldProps } from './suggestion-field.tsx';

export interface ComboboxProps
  extends Pick<
    SuggestionFieldProps,
    'label' | 'error' | 'hint' | 'action' | 'className' | 'placeholder' | 'disabled' | 'leading'
  > {
  readonly options: readonly ListPickerChoice[];
  /** Id of the chosen option. */
  readonly value: string | null;
  readonly onValueChange: (id: string) => void;
}

/** One of many, found by typing a part of its text. What is typed and not taken is forgotten. */
export const Combobox = forwardRef(function Combobox(
  props: ComboboxProps,
  ref: ForwardedRef<HTMLInputElement>,
): ReactElement {
  const t = useTranslate();
  const { options, value, onValueChange, placeholder = t('picker.choose'), ...field } = props;
  const [query, setQuery] = useState<string | null>(null);
  const shown = useMemo(() => filterOptions(options, query ?? ''), [options, query]);
  const chosen = options.find(({ id }) => id === value);
  return (
    <SuggestionField
      {...field}
      ref={ref}
      placeholder={placeholder}
      value={query ?? chosen?.text ?? ''}
      onValueChange={setQuery}
      suggestions={shown}
      picked={value}
      marks="first"
      nothingFound={t('picker.nothingFound')}
      trailing={
        <span className={css.chevron}>
          <Icon shape={icons.chevronDown} />
        </span>
      }
      onPick={(id) => {
        setQuery(null);
        onValueChange(id);
      }}
      onLeave={() => setQuery(null)}
    />
  );
});
