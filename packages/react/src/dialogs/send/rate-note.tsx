'use client';
import type { SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import { TimeText } from '../../ui/time-text/time-text.tsx';

/** When the price was this, once that is long ago (R-UI-05). */
export function RateNote({ state }: { readonly state: SendState }): ReactElement | null {
  const t = useTranslate();
  if (state.rate === null || !state.isRateOld) return null;
  return (
    <>
      {/* Not its age: this is read aloud whenever it changes. */}
      {t('send.rate.asOf')} <TimeText at={state.rate.asOf} form="date" />
      {!state.canEnterUsd && ` · ${t('send.rate.expired')}`}
    </>
  );
}
