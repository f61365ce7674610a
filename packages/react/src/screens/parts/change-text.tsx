'use client';
import { directionOf, formatPercent } from '@billfold/core';
import type { SignedDecimal } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTextLocale } from '../../context/use-provided.ts';
import * as css from './change-text.css.ts';

/** A change in per cent, signed, and coloured by its sign. */
export function ChangeText({ percent }: { readonly percent: SignedDecimal }): ReactElement {
  const locale = useTextLocale();
  return (
    <span className={css.change[directionOf(percent)]} dir="ltr">
      {formatPercent(percent, { signed: true, locale })}
    </span>
  );
}
