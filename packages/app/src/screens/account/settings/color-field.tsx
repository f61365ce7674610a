import { settingsTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Field, useTexts } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import * as css from './color-field.css.ts';

export interface ColorFieldProps {
  readonly label: string;
  /** Such as `#0b6b4b`. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onValueChange: (value: string) => void;
}

/** A colour, chosen with the picker of the device, or written as six hexadecimal digits. */
export function ColorField(props: ColorFieldProps): ReactElement {
  const { label, value, error, onValueChange } = props;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={css.box}>
          <input
            {...control}
            type="color"
            className={css.swatch}
            value={value.toLowerCase()}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          <CodeInput {...{ label, value, onValueChange }} />
        </div>
      )}
    </Field>
  );
}

/** Code of the colour, to be pasted. What is no colour is not passed on, and goes when the field is left. */
function CodeInput({ label, value, onValueChange }: ColorFieldProps): ReactElement {
  useTexts(settingsTexts);
  const t = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readColor(typed) === null;
  return (
    <input
      className={css.code}
      aria-label={t('settings.color.code', { label })}
      aria-invalid={isWrong || undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={32}
      value={typed ?? value.toLowerCase()}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const color = readColor(text);
        if (color !== null) onValueChange(color);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Reads six hexadecimal digits, with or without the sign before them; null where the text is anything else. */
function readColor(text: string): string | null {
  const [, digits] = /^\s*#?([\da-f]{6})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}
