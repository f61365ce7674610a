import { Checkbox } from '@billfold/react/internal';
import { type ReactElement, useId } from 'react';
import * as css from './developer.css.ts';

export interface CheckListOption<T extends string> {
  readonly value: T;
  readonly title: string;
  /** Name in the API. */
  readonly code?: string;
  readonly text?: string;
}

export interface CheckListProps<T extends string> {
  readonly label: string;
  readonly options: readonly CheckListOption<T>[];
  readonly value: readonly T[];
  readonly disabled: boolean;
  readonly error: string | undefined;
  /** Gets the chosen values in the order of the options. */
  readonly onValueChange: (value: readonly T[]) => void;
}

/** Any number of choices, each with a sentence about its effect where its title does not tell it. */
export function CheckList<T extends string>(props: CheckListProps<T>): ReactElement {
  const { label, options, value, disabled, error, onValueChange } = props;
  const problemId = useId();
  const toggle = (changed: T, isOn: boolean): void =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? isOn : value.includes(each))),
    );
  return (
    <fieldset className={css.group} disabled={disabled} aria-describedby={problemId}>
      <legend className={css.legend}>{label}</legend>
      {options.map(({ value: each, title, code, text }) => (
        <Checkbox
          key={each}
          checked={value.includes(each)}
          onCheckedChange={(isOn) => toggle(each, isOn)}
          label={
            <span className={css.option}>
              <span className={css.optionTitle}>
                {title}
                {code !== undefined && <code className={css.identifier}>{code}</code>}
              </span>
              {text !== undefined && <span className={css.muted}>{text}</span>}
            </span>
          }
        />
      ))}
      <div id={problemId} className={css.problem} aria-live="polite">
        {error}
      </div>
    </fieldset>
  );
}
