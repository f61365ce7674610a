'use client';
import type { ReactElement } from 'react';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';
import type { QrScannerProps } from './qr-scanner-props.ts';

export type { QrScannerProps } from './qr-scanner-props.ts';

/**
 * Reads a QR code by the rear camera, over the whole screen, or from an image or pasted text.
 * @example
 * <QrScanner
 *   trigger={<button type="button">Scan</button>}
 *   wanted={[{ network: 'BTC' }]}
 *   onScan={(text) => console.log(text)}
 * />;
 */
export function QrScanner(props: QrScannerProps): ReactElement {
  return (
    <DialogOnDemand dialog="scanner" load={loadScanner} loadStyles={loadStyles} props={props} />
  );
}

/**
 * Fetches the code of the scanner before anything points at its trigger.
 * @example
 * <button type="button" onPointerEnter={() => void preloadQrScanner()}>Scan</button>;
 */
export async function preloadQrScanner(): Promise<void> {
  await loadScanner();
}

async function loadScanner() {
  const { ScannerSurface } = await import('./scanner-surface.tsx');
  return ScannerSurface;
}

function loadStyles() {
  return import('../../theme/style-text/scanner.ts');
}
