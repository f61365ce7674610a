'use client';
import type { SignMethod } from '@billfold/core';
import { type ReactElement, useId } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import * as css from './sign-method-choice.css.ts';

export interface SignMethodChoiceProps {
  readonly onChoose: (method: SignMethod) => void;
}

const methods = [
  { method: 'ENCRYPTION_KEY', icon: icons.lock },
  { method: 'SEED_PHRASE', icon: icons.key },
] as const;

/** Two ways to sign, as cards that lead on. */
export function SignMethodChoice({ onChoose }: SignMethodChoiceProps): ReactElement {
  const t = useTranslate();
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and these are buttons.
    <div role="group" aria-labelledby={labelId} className={css.choice}>
      <p id={labelId} className={css.label}>
        {t('send.sign.method')}
      </p>
      {methods.map(({ method, icon }) => (
        <button key={method} type="button" className={css.card} onClick={() => onChoose(method)}>
          <Icon shape={icon} className={css.icon} />
          <span className={css.text}>
            <span className={css.title}>{t(`send.sign.${method}`)}</span>
            <span className={css.detail}>{t(`send.sign.${method}.detail`)}</span>
          </span>
          <Icon shape={icons.chevronRight} className={css.chevron} />
        </button>
      ))}
    </div>
  );
}
