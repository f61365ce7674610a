'use client';
import type { SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import { useTranslate } from '../../provider/use-translate.ts';

/** Date of an old price (R-UI-05). */
export function RateNote({ state }: { readonly state: SendState }): ReactElement | null {
  const t = useTranslate();
  if (state.rate === null || !state.isRateOld) return null;
  return (
    <>
      {/* A date, because screen readers would announce every change of an age. */}
      {t('send.rate.asOf')} <TimeText at={state.rate.asOf} form="date" />
      {!state.canEnterUsd && ` · ${t('send.rate.expired')}`}
    </>
  );
}
