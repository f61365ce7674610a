import type { ScannerEvent, ScannerState } from './scanner-state.ts';

/** Nothing leads out of `closed`. */
export function reduceScanner(state: ScannerState, event: ScannerEvent): ScannerState {
  if (state.status === 'closed') return state;
  switch (event.type) {
    case 'started':
      return state.status === 'not-started' ? { ...state, status: 'scanning' } : state;
    case 'camera-failed':
      return state.status === 'not-started' ? { ...state, status: event.failure } : state;
    case 'paused':
      return isOn(state) ? { ...state, status: 'paused' } : state;
    case 'restarted':
      return canRestart(state) ? { ...state, status: 'not-started', notice: null } : state;
    case 'picture-given':
      return { ...state, isReadingPicture: true, notice: null };
    case 'picture-read':
      return { ...state, isReadingPicture: false };
    case 'refused':
      return { ...state, notice: event.notice };
    case 'closed':
      return { ...state, status: 'closed', isReadingPicture: false, notice: null };
    default:
      event satisfies never;
      return state;
  }
}

/** The camera is on, or about to be. */
export function isOn({ status }: ScannerState): boolean {
  return status === 'not-started' || status === 'scanning';
}

/** Asking for the camera may lead to another end than before. */
export function canRestart({ status }: ScannerState): boolean {
  return (
    status === 'paused' ||
    status === 'no-permission' ||
    status === 'no-camera' ||
    status === 'failed'
  );
}
