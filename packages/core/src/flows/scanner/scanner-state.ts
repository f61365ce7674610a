import type { CameraFailure } from './camera-failure.ts';
import type { ScanRefusal } from './read-scanned-text.ts';

/** Notice about the last refused code or picture; scanning continues. */
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
  /** Page without a secure context, where browsers give no camera. */
  | 'insecure'
  | CameraFailure
  | 'closed';

export interface ScannerState {
  readonly status: ScannerStatus;
  /** True while an uploaded picture is being read; the camera continues meanwhile. */
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
