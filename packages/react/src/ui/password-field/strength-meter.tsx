'use client';
import type { PasswordStrength } from '@billfold/core';
import { forwardRef, type HTMLAttributes } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';
import * as css from './strength-meter.css.ts';

const levels = [
  'TooWeak',
  'Weak',
  'Medium',
  'Strong',
] as const satisfies readonly PasswordStrength[];

export interface StrengthMeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Null before one is typed. */
  readonly strength: PasswordStrength | null;
}

/** How strong a new password is, as four bars and a word; empty before one is typed. */
export const StrengthMeter = forwardRef<HTMLDivElement, StrengthMeterProps>(function StrengthMeter(
  { strength, className, ...rest },
  ref,
) {
  const t = useTranslate();
  const reached = strength === null ? -1 : levels.indexOf(strength);
  return (
    <div ref={ref} {...rest} className={classNames(css.meter, className)}>
      <span className={visuallyHidden}>{t('password.strength')}</span>
      <span className={css.bars} aria-hidden="true">
        {levels.map((level, index) => (
          <span
            key={level}
            className={css.filled[strength && index <= reached ? strength : 'none']}
          />
        ))}
      </span>
      <span className={css.word} aria-live="polite">
        {strength && t(`password.strength.${strength}`)}
      </span>
    </div>
  );
});
