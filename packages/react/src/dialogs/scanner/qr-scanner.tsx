'use client';
import type { Recipient } from '@billfold/core';
import type { WantedNetwork } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import { DialogOnDemand } from '../frame/dialog-on-demand.tsx';
import type { LoadScannerEngine } from './scanner-engine.ts';

export interface QrScannerProps extends Omit<DialogProps, 'initialFocus'> {
  /** Networks to pay on; a code for another one is refused and scanning goes on. */
  readonly wanted: readonly WantedNetwork[];
  /** A code was taken, and the scanner closes. `text` is what it holds, an address or a payment URI. */
  readonly onScan: (text: string, recipients: readonly Recipient[]) => void;
  /** Everything that the camera or the reading of a picture fails with. */
  readonly onError?: ((cause: unknown) => void) | undefined;
  /** Loads the engine that shows the camera and reads codes; html5-qrcode unless given. */
  readonly loadEngine?: LoadScannerEngine | undefined;
}

/** Reads a QR code by the rear camera, over the whole screen, or from an image or pasted text. */
export function QrScanner(props: QrScannerProps): ReactElement {
  return <DialogOnDemand dialog="scanner" load={loadScanner} props={props} />;
}

/** Fetches the code of the scanner before anything points at its trigger. */
export async function preloadQrScanner(): Promise<void> {
  await loadScanner();
}

async function loadScanner() {
  const { ScannerSurface } = await import('./scanner-surface.tsx');
  return ScannerSurface;
}
