'use client';
import { type ForwardedRef, forwardRef, type ReactElement, useRef } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import * as css from './list-picker.css.ts';
import { activeOptionId, ListPopup, useLongOptions } from './list-popup.tsx';
import type { ListPickerChoice } from './open-list.ts';
import { useListPicker } from './use-list-picker.ts';

export interface ListPickerProps extends FieldProps {
  readonly options: readonly ListPickerChoice[];
  /** Id of the chosen option. */
  readonly value: string | null;
  readonly onValueChange: (id: string) => void;
  readonly placeholder?: string | undefined;
  /** Adds a search over the texts; for lists longer than a screen. */
  readonly searchable?: boolean | undefined;
  /** Options of two lines, in a list that draws only those in sight. */
  readonly tall?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/**
 * A field that opens a list under itself: inside a dialog within it, where a popup of the page would
 * not be seen, else above the page. In a dialog on a phone the list is a sheet from the bottom.
 */
export const ListPicker = forwardRef(function ListPicker(
  props: ListPickerProps,
  ref: ForwardedRef<HTMLButtonElement>,
): ReactElement {
  const t = useTranslate();
  const anchor = useRef<HTMLDivElement>(null);
  const { options, value, placeholder, searchable = false, tall = false, disabled } = props;
  const picker = useListPicker({
    options,
    value,
    searchable,
    onPick: (id) => {
      anchor.current?.querySelector('button')?.focus();
      props.onValueChange(id);
    },
  });
  const LongOptions = useLongOptions(options.length);
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
          <div ref={anchor} className={css.anchor} onBlur={picker.onBlur}>
            <button
              {...control}
              ref={ref}
              type="button"
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={picker.open}
              aria-controls={listId}
              aria-activedescendant={
                picker.open ? activeOptionId(listId, picker.active) : undefined
              }
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
              <Icon shape={icons.chevronDown} className={css.chevron} />
            </button>
            {picker.open && (
              <ListPopup
                id={listId}
                label={props.label}
                value={value}
                list={picker}
                search={searchable ? picker : undefined}
                tall={tall}
                onClose={picker.toggle}
                anchor={anchor}
                LongOptions={LongOptions}
              />
            )}
          </div>
        );
      }}
    </Field>
  );
});
