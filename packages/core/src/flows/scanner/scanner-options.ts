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
  /** A code was read. */
  readonly onText: (text: string) => void;
}

export interface ScannerOptions {
  readonly wanted: readonly WantedNetwork[];
  /** `isSecureContext` of the page: elsewhere no camera is asked for. */
  readonly isSecureContext: boolean;
  /** Resolves once pictures come, with what stops them; rejects with why there are none. */
  readonly startCamera: (request: CameraRequest) => Promise<StopCamera>;
  /** The text of the code in a picture; null without a code. Rejects for what is no picture. */
  readonly readPicture: (picture: Blob, signal: AbortSignal) => Promise<string | null>;
  /** Everything that the camera or the reading of a picture fails with (R-NOTE-11). */
  readonly onError?: (cause: unknown) => void;
}

export interface ScannerActions {
  /** Handles pasted text like a scanned code. */
  readText(text: string): void;
  /** An image with a code in it, uploaded in place of the camera. A later one replaces it. */
  readPicture(picture: Blob): Promise<void>;
  /** The page was hidden: the camera stops. */
  pause(): void;
  /** The page is shown again. */
  resume(): void;
  /** Asks for the camera again after it failed. */
  retry(): void;
  /** Backdrop, Close or Escape. */
  close(): void;
}
export type ScannerResult =
  | {
      readonly status: 'scanned';
      /** To fill an input with, without the space around it. */
      readonly text: string;
      /** At least one; one per wanted network that it can be paid on. */
      readonly recipients: readonly Recipient[];
    }
  | { readonly status: 'dismissed' };
