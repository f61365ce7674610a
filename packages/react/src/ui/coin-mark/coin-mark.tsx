'use client';
import { getNetwork, type Network } from '@billfold/core';
import { forwardRef, type ReactElement, type SVGAttributes } from 'react';
import { classNames } from '../../theme/class-names.ts';
import { assetColor } from './asset-color.ts';
import { coinGlyphs } from './coin-glyphs.tsx';
import * as css from './coin-mark.css.ts';

/** Props of `CoinMark`. */
export interface CoinMarkProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Symbol of the asset. */
  readonly symbol: string;
  /** Puts the network's mark on a token of it. */
  readonly network?: Network | undefined;
  /** Width in px, 25 unless given. */
  readonly size?: number | undefined;
}

/**
 * Mark of an asset, hidden from screen readers, which read the name next to it.
 * @example
 * <CoinMark symbol="USDT" network="ETH" />;
 */
export const CoinMark = forwardRef<SVGSVGElement, CoinMarkProps>(function CoinMark(
  { symbol, network, size = 25, className, ...rest },
  ref,
) {
  const badge = network && getNetwork(network).symbol;
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      {...rest}
      className={classNames(css.mark, className)}
      width={size}
      height={size}
      viewBox="0 0 25 25"
    >
      <Mark symbol={symbol} />
      {badge !== undefined && badge !== symbol && (
        <g transform="translate(13.5 13.5)">
          <circle className={css.ring} cx="6" cy="6" r="7.5" />
          <g transform="scale(0.48)">
            <Mark symbol={badge} />
          </g>
        </g>
      )}
    </svg>
  );
});

function Mark({ symbol }: { readonly symbol: string }): ReactElement {
  const glyph = coinGlyphs[symbol];
  return (
    <>
      <circle
        className={css.ground}
        cx="12.5"
        cy="12.5"
        r="12.5"
        style={{ fill: assetColor(symbol) }}
      />
      <g className={css.glyph}>
        {glyph ?? (
          <text className={css.letter} x="12.5" y="16.8">
            {symbol.slice(0, 1)}
          </text>
        )}
      </g>
    </>
  );
}
