'use client';
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
} from 'react';
import { visuallyHidden } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';
import * as css from './radio-cards.css.ts';

export interface RadioCard<T extends string> {
  readonly value: T;
  readonly title: string;
  /** Before the title, such as the mark of a coin. */
  readonly mark?: ReactNode;
  /** Lines under the title. */
  readonly details?: readonly ReactNode[] | undefined;
  /** Shown at the end of the title's line, such as a price. */
  readonly end?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioCardsProps<T extends string> {
  readonly label: string;
  /** Leaves the label to screen readers, where a heading shows it. */
  readonly labelHidden?: boolean | undefined;
  readonly options: readonly RadioCard<T>[];
  readonly value: T | null;
  readonly onValueChange: (value: T) => void;
  /** Cards with long texts stand one above the other. */
  readonly layout?: 'row' | 'stack' | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Props for values of any type: `onValueChange` receives one of the given values. */
interface AnyRadioCardsProps extends Omit<RadioCardsProps<string>, 'onValueChange'> {
  onValueChange(value: string): void;
}

/** One of a few, each with what it costs or means. */
export const RadioCards: <T extends string>(
  props: RadioCardsProps<T> & RefAttributes<HTMLFieldSetElement>,
) => ReactNode = forwardRef(function RadioCards(
  props: AnyRadioCardsProps,
  ref: ForwardedRef<HTMLFieldSetElement>,
): ReactElement {
  const name = useId();
  const {
    label,
    labelHidden = false,
    options,
    value,
    onValueChange,
    layout = 'row',
    disabled,
    className,
  } = props;
  return (
    <fieldset ref={ref} className={classNames(css.group, className)} disabled={disabled}>
      <legend className={labelHidden ? visuallyHidden : css.legend}>{label}</legend>
      <div className={classNames(css.cards, layout === 'stack' && css.stacked)}>
        {options.map((option) => (
          <label key={option.value} className={css.card}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            <span className={classNames(css.title, option.mark !== undefined && css.marked)}>
              {option.mark}
              {option.title}
            </span>
            {option.details?.map((detail, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one card do not move.
              <span key={index} className={css.detail}>
                {detail}
              </span>
            ))}
            {option.end && <span className={css.end}>{option.end}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
