'use client';
import type { ReactElement } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './amount-text.css.ts';

export interface AmountTextProps {
  /** As formatted by core, such as `$1,234.50` or `0.01500000`. */
  readonly amount: string;
  /** Symbol of the asset; none for an amount with a currency sign. */
  readonly unit?: string | undefined;
  readonly size?: 'md' | 'lg' | 'xl' | 'hero' | undefined;
  /** Money that came in is green. */
  readonly incoming?: boolean | undefined;
}

/** An amount in figures of one width, its unit beside it. Selectable, and it wraps before it overflows. */
export function AmountText({ amount, unit, size = 'md', incoming }: AmountTextProps): ReactElement {
  return (
    <span className={classNames(css.size[size], incoming && css.incoming)} dir="ltr">
      {amount}
      {unit !== undefined && (
        <span className={classNames(css.unit, size === 'md' && css.sameSize)}> {unit}</span>
      )}
    </span>
  );
}
