'use client';
import { type ReactElement, useMemo } from 'react';
import * as css from './qr-code.css.ts';
import { qrPath } from './qr-path.ts';

export interface QrCodeProps {
  readonly text: string;
  /** What it holds, for who cannot scan it. */
  readonly label: string;
  /** Width in px, 256 unless given. */
  readonly size?: number | undefined;
}

/** A QR code on its white card, with the quiet zone that scanners need. */
export function QrCode({ text, label, size = 256 }: QrCodeProps): ReactElement {
  const symbol = useMemo(() => qrPath(text), [text]);
  return (
    <span className={css.frame} part="qr">
      <svg
        className={css.card}
        role="img"
        aria-label={label}
        width={size}
        height={size}
        viewBox={`0 0 ${symbol.size} ${symbol.size}`}
      >
        <path className={css.modules} d={symbol.path} />
      </svg>
    </span>
  );
}
