'use client';
import type { SignMethod } from '@billfold/core';
import { type ReactElement, useId } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { useTranslate } from '../../provider/use-translate.ts';
import * as css from './sign-method-choice.css.ts';

export interface SignMethodChoiceProps {
  readonly onChoose: (method: SignMethod) => void;
}

const methods = [
  { method: 'ENCRYPTION_KEY', icon: icons.lock },
  { method: 'SEED_PHRASE', icon: icons.key },
] as const;

/** Choice between the two sign methods. */
export function SignMethodChoice({ onChoose }: SignMethodChoiceProps): ReactElement {
  const t = useTranslate();
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and these are buttons.
    <div role="group" aria-labelledby={labelId} className={css.methodChoice}>
      <p id={labelId} className={css.methodLabel}>
        {t('send.sign.method')}
      </p>
      {methods.map(({ method, icon }) => (
        <button key={method} type="button" className={css.methodCard} onClick={() => onChoose(method)}>
          <Icon shape={icon} className={css.methodIcon} />
          <span className={css.methodText}>
            <span className={css.methodTitle}>{t(`send.sign.${method}`)}</span>
            <span className={css.methodDetail}>{t(`send.sign.${method}.detail`)}</span>
          </span>
          <Icon shape={icons.chevronRight} className={css.methodChevron} />
        </button>
      ))}
    </div>
  );
}
