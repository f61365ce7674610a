'use client';
import type { MessageKey } from '@billfold/core/i18n';
import { type ReactElement, useId } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { muted } from '../frame/step.css.ts';
import * as css from './swap-steps.css.ts';

interface SwapStepsProps {
  readonly onSend: (() => void) | undefined;
  readonly onReceive: (() => void) | undefined;
}

/** Steps of a swap at an exchange, each with the dialog that this wallet has for it. */
export function SwapSteps({ onSend, onReceive }: SwapStepsProps): ReactElement {
  const t = useTranslate();
  const headingId = useId();
  const steps: readonly SwapStep[] = [
    { name: 'swap.step.send', action: 'swap.step.send.action', act: onSend },
    { name: 'swap.step.trade' },
    { name: 'swap.step.receive', action: 'swap.step.receive.action', act: onReceive },
  ];
  return (
    <>
      <h3 id={headingId} className={css.heading}>
        {t('swap.instead')}
      </h3>
      <ol aria-labelledby={headingId} className={css.list}>
        {steps.map(({ name, action, act }, index) => (
          <li key={name} className={css.item}>
            <span aria-hidden="true" className={css.number}>
              {index + 1}
            </span>
            <div className={css.line}>
              <span className={css.words}>
                <span className={css.what}>{t(name)}</span>
                <span className={muted}>{t(`${name}.hint`)}</span>
              </span>
              {action && act && <Button onClick={act}>{t(action)}</Button>}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

interface SwapStep {
  readonly name: 'swap.step.send' | 'swap.step.trade' | 'swap.step.receive';
  readonly action?: MessageKey;
  readonly act?: (() => void) | undefined;
}
