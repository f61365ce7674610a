import { useTranslate } from '@billfold/react';
import { Fold } from '@billfold/react/internal';
import { type ReactElement, useEffect } from 'react';
import { unhurriedMs, whenIdle } from '../common/when-idle.ts';
import { LazyPart } from './lazy-part.tsx';
import { LazyFirstSteps, prefetchFirstSteps } from './lazy-parts.tsx';

export interface FirstTimeProps {
  /** True where the coin has been chosen and its address is shown. */
  readonly isSending?: boolean | undefined;
  readonly merchant: string;
}

/** Explains to people who have never paid with a coin how the step that they are in is done. */
export function FirstTime({ isSending = false, merchant }: FirstTimeProps): ReactElement {
  const t = useTranslate();
  useEffect(() => whenIdle(prefetchFirstSteps, unhurriedMs), []);
  return (
    <Fold label={t('checkout.first')}>
      <LazyPart>
        <LazyFirstSteps {...{ isSending, merchant }} />
      </LazyPart>
    </Fold>
  );
}
