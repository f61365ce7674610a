import type { Recipient } from '../../payment-uri/read-recipient.ts';
import type { StopCamera } from './camera-session.ts';
import type { WantedNetwork } from './read-scanned-text.ts';
import type { ViewSize } from './scanner-settings.ts';

/** Camera as the flow uses it. */
export interface CameraRequest {
  readonly framesPerSecond: number;
  /** Side of the square to read, in pixels of a view of this size. */
  readonly box: (view: ViewSize) => number;
  readonly facingMode: 'environment';
  /** Called with the text of each code that is read. */
  readonly onText: (text: string) => void;
}

export interface ScannerOptions {
  readonly wanted: readonly WantedNetwork[];
  /** Takes links of checkout pages too, for a host that verifies them; false unless given. */
  readonly acceptsCheckoutLinks?: boolean | undefined;
  /** `isSecureContext` of the page: browsers give cameras to secure pages only. */
  readonly isSecureContext: boolean;
  /** Starts the camera, and resolves with a function that stops it; rejects if it cannot start. */
  readonly startCamera: (request: CameraRequest) => Promise<StopCamera>;
  /** Reads the text of the code in a picture; null without a code. Rejects for an unreadable one. */
  readonly readPicture: (picture: Blob, signal: AbortSignal) => Promise<string | null>;
  /** Called with each error of the camera and of reading a picture (R-NOTE-11). */
  readonly onError?: (cause: unknown) => void;
}

export interface ScannerActions {
  /** Handles pasted text like a scanned code. */
  readText(text: string): void;
  /** Reads an uploaded image instead of the camera. A later one replaces it. */
  readPicture(picture: Blob): Promise<void>;
  /** Stops the camera, when the page is hidden. */
  pause(): void;
  /** Starts the camera again, when the page is shown. */
  resume(): void;
  /** Requests the camera again after it failed. */
  retry(): void;
  /** Ends the flow as dismissed. */
  close(): void;
}
export type ScannerResult =
  | {
      readonly status: 'scanned';
      /** Scanned text for an input, without surrounding white space. */
      readonly text: string;
      /** One recipient per wanted network that the text can be paid on; none for the link of a checkout page. */
      readonly recipients: readonly Recipient[];
    }
  | { readonly status: 'dismissed' };
