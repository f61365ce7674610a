'use client';
import { useEffect, useState } from 'react';
import type { QrPath } from './qr-path.ts';

const load = () => import('./qr-path.ts');

/** Brings the encoder ahead of the first code, such as while an account is chosen. */
export function prefetchQrCode(): void {
  // A failure is met where a code is to be drawn.
  load().catch(() => undefined);
}

/**
 * The symbol of `text`; null until the encoder is there, which is larger than most dialogs, and
 * undefined when it could not be loaded.
 */
export function useQrPath(text: string): QrPath | null | undefined {
  const [drawn, setDrawn] = useState<{ readonly text: string; readonly symbol?: QrPath } | null>(
    null,
  );
  useEffect(() => {
    let isWanted = true;
    const show = (symbol?: QrPath): void => {
      if (isWanted) setDrawn(symbol === undefined ? { text } : { text, symbol });
    };
    load().then(
      ({ qrPath }) => show(qrPath(text)),
      () => show(),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return drawn?.text === text ? drawn.symbol : null;
}
