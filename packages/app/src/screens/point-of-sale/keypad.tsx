import { useTranslate } from '@billfold/react';
import { Icon, icons } from '@billfold/react/internal';
import type { MouseEvent, ReactElement } from 'react';
import * as css from './point-of-sale.css.ts';

export interface KeypadProps {
  readonly value: string;
  /** False for a currency without decimals, which gets a key for hundreds. */
  readonly hasPoint: boolean;
  readonly disabled: boolean;
  readonly onValueChange: (text: string) => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Keys for an amount, for fingers; the focus stays in the field, for those who type. */
export function Keypad(props: KeypadProps): ReactElement {
  const { value, hasPoint, disabled, onValueChange } = props;
  const t = useTranslate();
  const key = (text: string, name?: string) => (
    <button
      key={text}
      type="button"
      className={css.key}
      aria-label={name}
      disabled={disabled}
      onMouseDown={keepFocus}
      onClick={() => onValueChange(value + text)}
    >
      {text}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box around the keys.
    <div role="group" aria-label={t('pos.keypad')} className={css.keypad} dir="ltr">
      {digits.map((digit) => key(digit))}
      {hasPoint ? key('.', t('pos.key.point')) : key('00')}
      {key('0')}
      <button
        type="button"
        className={css.key}
        aria-label={t('pos.key.delete')}
        disabled={disabled}
        onMouseDown={keepFocus}
        onClick={() => onValueChange(value.slice(0, -1))}
      >
        <Icon shape={icons.backspace} />
      </button>
    </div>
  );
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
