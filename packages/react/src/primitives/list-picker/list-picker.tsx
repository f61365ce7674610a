'use client';
import { type ReactElement, useRef } from 'react';
import { useTranslate } from '../../provider/use-provided.ts';
import { classNames } from '../../theme/class-names.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as css from './list-picker.css.ts';
import { activeOptionId, type ListPickerChoice, ListPopup } from './list-popup.tsx';
import { useListPicker } from './use-list-picker.ts';

export interface ListPickerProps extends FieldProps {
  readonly options: readonly ListPickerChoice[];
  /** Id of the chosen option. */
  readonly value: string | null;
  readonly onValueChange: (id: string) => void;
  readonly placeholder?: string | undefined;
  /** Adds a search over the texts; for lists longer than a screen. */
  readonly searchable?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** A field that opens a list under itself: inside a dialog, where a popup of the page would not be seen. */
export function ListPicker(props: ListPickerProps): ReactElement {
  const t = useTranslate();
  const trigger = useRef<HTMLButtonElement>(null);
  const { options, value, placeholder, searchable = false, disabled } = props;
  const picker = useListPicker({
    options,
    value,
    searchable,
    onPick: (id) => {
      trigger.current?.focus();
      props.onValueChange(id);
    },
  });
  const chosen = options.find((option) => option.id === value);
  return (
    <Field
      label={props.label}
      error={props.error}
      hint={props.hint}
      action={props.action}
      className={props.className}
    >
      {(control) => {
        const listId = `${control.id}-list`;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus leaving field and list.
          <div className={css.anchor} onBlur={picker.onBlur}>
            <button
              {...control}
              ref={trigger}
              type="button"
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={picker.open}
              aria-controls={listId}
              aria-activedescendant={activeOptionId(listId, picker)}
              className={css.trigger}
              disabled={disabled}
              onKeyDown={picker.onKeyDown}
              onClick={(event) => {
                // Safari does not focus a button that is pressed.
                event.currentTarget.focus();
                picker.toggle();
              }}
            >
              <span className={classNames(css.value, !chosen && css.placeholder)}>
                {chosen ? (chosen.content ?? chosen.text) : (placeholder ?? t('picker.choose'))}
              </span>
              <Icon name="chevron-down" className={css.chevron} />
            </button>
            {picker.open && (
              <ListPopup
                id={listId}
                label={props.label}
                value={value}
                picker={picker}
                searchable={searchable}
              />
            )}
          </div>
        );
      }}
    </Field>
  );
}
