'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import * as css from './stepper.css.ts';

export interface StepperProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step that one is at. */
  readonly current: number;
}

/** Where one is in a flow; says, does not lead. */
export const Stepper = forwardRef<HTMLOListElement, StepperProps>(function Stepper(
  { label, steps, current, className, ...rest },
  ref,
) {
  return (
    <ol ref={ref} {...rest} className={classNames(css.steps, className)} aria-label={label}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={classNames(css.step, index <= current && css.reached)}
          {...(index === current && { 'aria-current': 'step' })}
        >
          <span className={css.bar} />
          <span className={css.name}>
            {index < current && <Icon shape={icons.check} size={16} className={css.done} />}
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
});
