'use client';
import { type MouseEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../../provider/use-provided.ts';
import { isElement } from '../dialog/active-element.ts';
import { Icon } from '../icon/icon.tsx';
import type { ListPickerOption } from './list-navigation.ts';
import * as css from './list-picker.css.ts';
import type { ListPickerState } from './use-list-picker.ts';

export interface ListPickerChoice extends ListPickerOption {
  /** Drawn in place of the text. */
  readonly content?: ReactNode;
}

/** The open list of a ListPicker, with its search field if it has one. */
export function ListPopup(props: {
  readonly id: string;
  readonly label: string;
  readonly value: string | null;
  readonly picker: ListPickerState<ListPickerChoice>;
  readonly searchable: boolean;
}): ReactElement {
  const t = useTranslate();
  const { id, label, value, picker, searchable } = props;
  const popup = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    searchField.current?.focus();
    popup.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    popup.current
      ?.querySelector(`[data-index="${picker.active}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [picker.active]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list leaves the focus where it is.
    <div ref={popup} className={css.popup} onMouseDown={keepFocus}>
      {searchable && (
        <input
          ref={searchField}
          role="combobox"
          aria-expanded={true}
          aria-controls={id}
          aria-activedescendant={activeOptionId(id, picker)}
          type="text"
          autoComplete="off"
          spellCheck={false}
          className={css.search}
          aria-label={t('picker.search')}
          placeholder={t('picker.search')}
          value={picker.query}
          onChange={(event) => picker.search(event.currentTarget.value)}
          onKeyDown={picker.onKeyDown}
        />
      )}
      <div id={id} role="listbox" aria-label={label} className={css.list}>
        {picker.shown.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: as above.
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            className={css.option}
            aria-selected={option.id === value}
            aria-disabled={option.disabled}
            data-index={index}
            data-active={index === picker.active || undefined}
            onPointerMove={() => picker.point(index)}
            onClick={() => picker.pick(option)}
          >
            <span className={css.value}>{option.content ?? option.text}</span>
            {option.id === value && <Icon name="check" className={css.check} />}
          </div>
        ))}
      </div>
      {picker.shown.length === 0 && <p className={css.empty}>{t('picker.nothingFound')}</p>}
    </div>
  );
}

/** Id of the option that the keys have marked. */
export function activeOptionId(
  listId: string,
  { open, active }: Pick<ListPickerState<ListPickerChoice>, 'open' | 'active'>,
): string | undefined {
  return open && active >= 0 ? `${listId}-${active}` : undefined;
}

function keepFocus(event: MouseEvent): void {
  if (!isElement(event.target) || !event.target.matches('input')) event.preventDefault();
}
