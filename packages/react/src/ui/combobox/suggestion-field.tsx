'use client';
import {
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  useId,
  useRef,
} from 'react';
import { plain } from '../../theme/base.css.ts';
import { activeOptionId, ListPopup, useLongOptions } from '../list-picker/list-popup.tsx';
import type { ListPickerChoice } from '../list-picker/open-list.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestionFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue'> {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Suggestions for the typed text; empty without any. */
  readonly suggestions: readonly ListPickerChoice[];
  readonly onPick: (id: string) => void;
  /** Id of the suggestion in the field. */
  readonly picked?: string | null | undefined;
  /** `first`: Enter takes the first of them. `none`, unless given: it keeps what is typed. */
  readonly marks?: 'first' | 'none' | undefined;
  /** Text for no suggestions; without it nothing opens then. */
  readonly nothingFound?: string | undefined;
  /** Called when the field loses the focus without a pick. */
  readonly onLeave?: (() => void) | undefined;
}

/** A text field that suggests what can stand in it (WAI-ARIA editable combobox with a list). */
export const SuggestionField = forwardRef(function SuggestionField(
  props: SuggestionFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
): ReactElement {
  const {
    suggestions,
    onPick,
    picked = null,
    marks = 'none',
    nothingFound,
    onLeave,
    ...field
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const list = useSuggestions({ options: suggestions, marks, picked, onPick, onLeave });
  const LongOptions = useLongOptions(suggestions.length);
  const isShown = list.isOpen && (suggestions.length > 0 || nothingFound !== undefined);
  const openOnPress = (event: MouseEvent<HTMLInputElement>): void => {
    field.onClick?.(event);
    if (!field.readOnly) list.open();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus leaving field and list.
    <div className={plain} onBlur={list.onBlur}>
      <TextField
        autoComplete="off"
        {...field}
        ref={ref}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={id}
        aria-activedescendant={isShown ? activeOptionId(id, list.active) : undefined}
        onValueChange={(text) => {
          list.open();
          field.onValueChange(text);
        }}
        onClick={openOnPress}
        onKeyDown={(event) => {
          field.onKeyDown?.(event);
          if (event.defaultPrevented || event.nativeEvent.isComposing || field.readOnly) return;
          list.onKeyDown(event);
        }}
        boxRef={box}
        under={
          isShown && (
            <ListPopup
              id={id}
              label={field.label}
              value={picked}
              list={list}
              anchor={box}
              LongOptions={LongOptions}
              nothingFound={nothingFound}
            />
          )
        }
      />
    </div>
  );
});
