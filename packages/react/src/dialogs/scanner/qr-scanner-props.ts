import type { Recipient } from '@billfold/core';
import type { WantedNetwork } from '@billfold/core/flows';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import type { LoadScannerEngine } from './scanner-engine.ts';

/** Props of `QrScanner`. */
export interface QrScannerProps extends Omit<DialogProps, 'initialFocus'> {
  /** Networks to pay on; a code for another one is refused and scanning goes on. */
  readonly wanted: readonly WantedNetwork[];
  /** Takes links of checkout pages too, with no recipient until they are verified; false unless given. */
  readonly acceptsCheckoutLinks?: boolean | undefined;
  /** Called with an accepted code, an address or a payment URI, before the scanner closes. */
  readonly onScan: (text: string, recipients: readonly Recipient[]) => void;
  /** Called with each failure of the camera, or of the reading of a picture. */
  readonly onError?: ((cause: unknown) => void) | undefined;
  /** Loads the engine that shows the camera and reads codes; html5-qrcode unless given. */
  readonly loadEngine?: LoadScannerEngine | undefined;
}
