export type StopCamera = () => void | Promise<void>;

export interface CameraSessionOptions {
  /** Resolves once pictures come, with what stops them. */
  readonly start: (onText: (text: string) => void) => Promise<StopCamera>;
  readonly onText: (text: string) => void;
  readonly onStarted: () => void;
  readonly onFailed: (cause: unknown) => void;
  /** It was turned off, and may be on still. */
  readonly onStopFailed: (cause: unknown) => void;
}
export interface CameraSession {
  /** Does nothing while the camera is on or starting. */
  turnOn(): void;
  /** Stops the camera, one that is still starting as soon as it has; nothing is read any more. */
  turnOff(): void;
}

/** The camera, on or off: never two at once, and none left behind. */
export function createCameraSession(options: CameraSessionOptions): CameraSession {
  const { onText, onStarted, onFailed, onStopFailed } = options;
  let current: AbortController | null = null;
  let last: Promise<void> = Promise.resolve();

  async function run({ signal }: AbortController, before: Promise<void>): Promise<void> {
    await before;
    if (signal.aborted) return;
    const stop = await start(signal);
    if (stop === null) return;
    await whenAborted(signal);
    try {
      await stop();
    } catch (cause) {
      onStopFailed(cause);
    }
  }
  async function start(signal: AbortSignal): Promise<StopCamera | null> {
    try {
      const stop = await options.start((text) => {
        if (!signal.aborted) onText(text);
      });
      if (!signal.aborted) onStarted();
      return stop;
    } catch (cause) {
      if (signal.aborted) return null;
      current = null;
      onFailed(cause);
      return null;
    }
  }
  return {
    turnOn: () => {
      if (current) return;
      current = new AbortController();
      last = run(current, last);
    },
    turnOff: () => {
      current?.abort();
      current = null;
    },
  };
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
