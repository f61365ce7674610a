import type { CameraFailure } from './camera-failure.ts';
import type { ScanRefusal } from './read-scanned-text.ts';

/** Why the last code or picture was not taken; scanning goes on. */
export type ScannerNotice =
  | ScanRefusal
  /** The picture shows no code. */
  | { readonly kind: 'no-code' }
  | { readonly kind: 'picture-unreadable' };

/** State of the camera. `not-started`: the permission is being requested. */
export type ScannerStatus =
  | 'not-started'
  | 'scanning'
  | 'paused'
  /** Cameras are given to secure pages only. */
  | 'insecure'
  | CameraFailure
  | 'closed';

export interface ScannerState {
  readonly status: ScannerStatus;
  /** A picture that was handed over is being read; the camera goes on meanwhile. */
  readonly isReadingPicture: boolean;
  readonly notice: ScannerNotice | null;
}

export type ScannerEvent =
  | { readonly type: 'started' }
  | { readonly type: 'camera-failed'; readonly failure: CameraFailure }
  | { readonly type: 'paused' }
  | { readonly type: 'restarted' }
  | { readonly type: 'picture-given' }
  | { readonly type: 'picture-read' }
  | { readonly type: 'refused'; readonly notice: ScannerNotice }
  | { readonly type: 'closed' };

export function initialScanner({
  isSecureContext,
}: {
  readonly isSecureContext: boolean;
}): ScannerState {
  return {
    status: isSecureContext ? 'not-started' : 'insecure',
    isReadingPicture: false,
    notice: null,
  };
}
