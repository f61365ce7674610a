'use client';
import type { PasswordStrength } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-provided.ts';
import { visuallyHidden } from '../../theme/base.css.ts';
import * as css from './strength-meter.css.ts';

const levels = [
  'TooWeak',
  'Weak',
  'Medium',
  'Strong',
] as const satisfies readonly PasswordStrength[];

/** How strong a new password is, as four bars and a word; empty before one is typed. */
export function StrengthMeter(props: { readonly strength: PasswordStrength | null }): ReactElement {
  const t = useTranslate();
  const { strength } = props;
  const reached = strength === null ? -1 : levels.indexOf(strength);
  return (
    <div className={css.meter}>
      <span className={visuallyHidden}>{t('password.strength')}</span>
      <span className={css.bars} aria-hidden="true">
        {levels.map((level, index) => (
          <span
            key={level}
            className={css.filled[strength && index <= reached ? strength : 'none']}
          />
        ))}
      </span>
      <span className={css.word}>{strength && t(`password.strength.${strength}`)}</span>
    </div>
  );
}
