import { createFlowStore, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import { cameraFailure } from './camera-failure.ts';
import { type CameraSession, createCameraSession } from './camera-session.ts';
import { createPictureReading } from './picture-reading.ts';
import { readScannedText } from './read-scanned-text.ts';
import type { ScannerActions, ScannerOptions, ScannerResult } from './scanner-options.ts';
import { canRestart, isOn, reduceScanner } from './scanner-reducer.ts';
import { scannerBox, scannerSettings } from './scanner-settings.ts';
import { initialScanner, type ScannerEvent, type ScannerState } from './scanner-state.ts';

/**
 * Creates the scanner without a screen: requests the camera at once, and ends with the first code
 * that can be paid. The scanned text is in the result only.
 * @example
 * const wanted = [{ network: 'BTC' }] as const;
 * const flow = createScannerFlow({ wanted, isSecureContext, startCamera, readPicture });
 * const result = await flow.result;
 * if (result.status === 'scanned') console.log(result.recipients);
 */
export function createScannerFlow(
  options: ScannerOptions,
): Flow<ScannerState, ScannerActions, ScannerResult> {
  const store = createFlowStore<ScannerState, ScannerEvent>(
    () => initialScanner(options),
    reduceScanner,
  );
  const result = settleOnce<ScannerResult>();
  const camera = createCamera(options, { dispatch: store.dispatch, onText: readText });
  const pictures = createPictureReading({ ...options, store, onText: readText });

  function readText(text: string): void {
    const read = readScannedText(text, options.wanted, options.acceptsCheckoutLinks);
    if ('refusal' in read) store.dispatch({ type: 'refused', notice: read.refusal });
    else end({ status: 'scanned', text: text.trim(), recipients: read.recipients });
  }
  function end(outcome: ScannerResult): void {
    camera.turnOff();
    pictures.stop();
    store.dispatch({ type: 'closed' });
    result.settle(outcome);
  }
  function restart(): void {
    store.dispatch({ type: 'restarted' });
    camera.turnOn();
  }
  const close = (): void => end({ status: 'dismissed' });

  if (isOn(store.get())) camera.turnOn();
  return {
    getState: store.get,
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      readText,
      readPicture: pictures.read,
      pause: () => {
        if (!isOn(store.get())) return;
        camera.turnOff();
        store.dispatch({ type: 'paused' });
      },
      resume: () => {
        if (store.get().status === 'paused') restart();
      },
      retry: () => {
        if (canRestart(store.get())) restart();
      },
      close,
    },
    dispose: close,
  };
}

interface CameraListeners {
  readonly dispatch: (event: ScannerEvent) => void;
  readonly onText: (text: string) => void;
}

function createCamera(
  { startCamera, onError }: ScannerOptions,
  { dispatch, onText }: CameraListeners,
): CameraSession {
  const { framesPerSecond, facingMode } = scannerSettings;
  return createCameraSession({
    start: (onFrame) => {
      // Held here and not in the state: it may be a private key.
      let last: string | null = null;
      return startCamera({
        framesPerSecond,
        facingMode,
        box: scannerBox,
        onText: (text) => {
          // A code that stays in front of the camera is validated once.
          if (text === last) return;
          last = text;
          onFrame(text);
        },
      });
    },
    onText,
    onStarted: () => dispatch({ type: 'started' }),
    onFailed: (cause) => {
      dispatch({ type: 'camera-failed', failure: cameraFailure(cause) });
      onError?.(cause);
    },
    onStopFailed: (cause) => onError?.(cause),
  });
}
