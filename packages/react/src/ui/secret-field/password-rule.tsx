'use client';
import { type PasswordPart, passwordParts } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { plain, visuallyHidden } from '../../theme/base.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import * as css from './password-rule.css.ts';

export interface PasswordRuleProps {
  /** Missing parts of the password; null before typing. */
  readonly missing: readonly PasswordPart[] | null;
  /** Set after a refusal, which highlights the missing parts. */
  readonly isRefused: boolean;
}

/** Rules of the cloud encryption password, checked while typing. Takes its full height from the start. */
export function PasswordRule({ missing, isRefused }: PasswordRuleProps): ReactElement {
  const t = useTranslate();
  return (
    <div className={plain}>
      <span className={visuallyHidden}>{t('cloudPassword.rule')}</span>
      <ul className={css.rule}>
        {passwordParts.map((part) => {
          const isMissing = missing?.includes(part) ?? true;
          const look = isMissing ? (isRefused ? 'lacks' : 'open') : 'has';
          return (
            <li key={part} className={css.part[look]}>
              <Icon
                shape={isMissing ? icons.dot : icons.check}
                size={16}
                className={css.mark[look]}
              />
              {t(`cloudPassword.rule.${part}`)}
              {missing !== null && (
                <span className={visuallyHidden}>
                  {' '}
                  {t(isMissing ? 'cloudPassword.rule.lacks' : 'cloudPassword.rule.has')}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
