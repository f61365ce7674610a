'use client';
import { forwardRef, type HTMLAttributes } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './qr-code.css.ts';
import { useQrPath } from './use-qr-path.ts';

/** Props of `QrCode`. */
export interface QrCodeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  readonly text: string;
  /** Accessible name: the content of the code. */
  readonly label: string;
  /** Width in px, 256 unless given. */
  readonly size?: number | undefined;
}

/**
 * QR code on a white card, with the quiet zone that scanners need. The card is empty while the encoder
 * loads, and absent if it cannot be loaded: every QR code comes with its text.
 * @example
 * <QrCode text="bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu" label="QR code of the deposit address" />;
 */
export const QrCode = forwardRef<HTMLSpanElement, QrCodeProps>(function QrCode(
  { text, label, size = 256, className, ...rest },
  ref,
) {
  const symbol = useQrPath(text);
  if (symbol === undefined) return null;
  const box = symbol?.size ?? 1;
  return (
    <span
      ref={ref}
      part="qr"
      {...rest}
      className={classNames(css.frame, className)}
      aria-busy={symbol === null}
    >
      <svg
        className={css.card}
        role="img"
        aria-label={label}
        width={size}
        height={size}
        viewBox={`0 0 ${box} ${box}`}
      >
        {symbol && <path className={css.modules} d={symbol.path} />}
      </svg>
    </span>
  );
});
