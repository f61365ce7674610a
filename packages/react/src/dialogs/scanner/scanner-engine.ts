import type { CameraRequest, StopCamera } from '@billfold/core/flows';

/** Camera and decoder that the scanner uses. */
export interface ScannerEngine {
  /** Shows the camera in `view`. Resolves with what stops it; rejects with why there is none. */
  startCamera(view: HTMLElement, request: CameraRequest): Promise<StopCamera>;
  /** The text of the code in a picture; null without a code. Rejects for what is no picture. `view` is of the page to draw in. */
  readPicture(view: HTMLElement, picture: Blob, signal: AbortSignal): Promise<string | null>;
}
/** Loads the engine that shows the camera and reads codes. */
export type LoadScannerEngine = () => Promise<ScannerEngine>;
