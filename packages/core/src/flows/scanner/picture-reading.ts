import type { FlowStore } from '../flow.ts';
import type { ScannerOptions } from './scanner-options.ts';
import type { ScannerEvent, ScannerState } from './scanner-state.ts';

export interface PictureReadingOptions extends Pick<ScannerOptions, 'readPicture' | 'onError'> {
  readonly store: FlowStore<ScannerState, ScannerEvent>;
  readonly onText: (text: string) => void;
}
export interface PictureReading {
  read(picture: Blob): Promise<void>;
  stop(): void;
}

/** Uploaded pictures, one at a time: a later one replaces an earlier. */
export function createPictureReading(options: PictureReadingOptions): PictureReading {
  const { store, onText, onError } = options;
  let current = new AbortController();

  async function read(picture: Blob): Promise<void> {
    if (store.get().status === 'closed') return;
    current.abort();
    current = new AbortController();
    const { signal } = current;
    store.dispatch({ type: 'picture-given' });
    try {
      const text = await options.readPicture(picture, signal);
      if (signal.aborted) return;
      if (text === null) store.dispatch({ type: 'refused', notice: { kind: 'no-code' } });
      else onText(text);
    } catch (cause) {
      if (signal.aborted) return;
      store.dispatch({ type: 'refused', notice: { kind: 'picture-unreadable' } });
      onError?.(cause);
    }
    store.dispatch({ type: 'picture-read' });
  }
  return { read, stop: () => current.abort() };
}
