'use client';
import type { ReceiveState } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useNavigation } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { TextLink } from '../../ui/link/text-link.tsx';
import * as css from './address-step.css.ts';

/** Line about the first deposit that an account takes before anything else can arrive (R-RECV-08). */
export function ActivationLine(props: {
  readonly state: Pick<ReceiveState, 'needsActivation'>;
}): ReactElement | null {
  const t = useTranslate();
  const href = useNavigation()?.help?.('tron-activation') ?? null;
  if (!props.state.needsActivation) return null;
  return (
    <p role="status" className={css.fact}>
      {t('receive.activation')}{' '}
      {href !== null && (
        <TextLink href={href} target="_blank" rel="noopener noreferrer">
          {t('receive.activation.learnMore')}
        </TextLink>
      )}
    </p>
  );
}
