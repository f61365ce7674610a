'use client';
import { forwardRef, type HTMLAttributes, type ReactElement } from 'react';
import { plain } from '../../theme/base.css.ts';
import { classNames } from '../../theme/class-names.ts';
import * as css from './amount-text.css.ts';
import { splitAmount } from './split-amount.ts';

/** Props of `AmountText`. */
export interface AmountTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Amount formatted by core, such as `$1,234.50` or `0.01500000`. */
  readonly amount: string;
  /** Symbol of the asset; none for an amount with a currency sign. */
  readonly unit?: string | undefined;
  readonly size?: 'md' | 'lg' | 'xl' | 'hero' | undefined;
  /** Money that came in is green. */
  readonly incoming?: boolean | undefined;
}

/**
 * Amount in tabular figures, followed by its unit; it wraps before it overflows. An amount of an asset
 * is drawn with its thousands grouped and its last zeros quiet. Screen readers and the clipboard get
 * the plain figure.
 * @example
 * <AmountText amount="0.01500000" unit="BTC" />;
 */
export const AmountText = forwardRef<HTMLSpanElement, AmountTextProps>(function AmountText(
  { amount, unit, size = 'md', incoming, className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      dir="ltr"
      {...rest}
      className={classNames(
        css.size[size],
        size === 'hero' && longHero(amount),
        size === 'xl' && amount.length >= 18 && css.longXl,
        incoming && css.incoming,
        className,
      )}
    >
      {unit === undefined ? amount : <Figure amount={amount} />}
      {unit !== undefined && (
        <>
          <wbr className={plain} />
          <span className={classNames(css.unit, size === 'md' && css.sameSize)}> {unit}</span>
        </>
      )}
    </span>
  );
});

/** The drawing is content of the style, which is neither copied nor read aloud. */
function Figure({ amount }: { readonly amount: string }): ReactElement {
  const parts = splitAmount(amount);
  if (parts === null) return <>{amount}</>;
  return (
    <>
      <span className={css.plain}>{amount}</span>
      <span aria-hidden="true" className={css.figure} data-figure={parts.figure} />
      <span aria-hidden="true" className={css.zeros} data-figure={parts.zeros} />
    </>
  );
}

function longHero({ length }: string): string | undefined {
  if (length >= 18) return css.longHero.from18;
  return length >= 13 ? css.longHero.from13 : undefined;
}
