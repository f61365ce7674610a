import type { ElementInstance } from './instance.ts';
import { type ReportSetupError, SetupError } from './setup-error.ts';

/** Set-up of the widget of a page: pending, done or failed. */
export interface ReadyState {
  /** Null before the set-up. */
  current(): ElementInstance | null;
  /** Waits for the set-up. Rejects where it failed, or 5 seconds after the page has loaded. */
  wait(): Promise<ElementInstance>;
  resolve(instance: ElementInstance): ElementInstance;
  reject(error: SetupError): void;
}

/** Milliseconds that a page has to call `init` once something needs its widget. */
export const initTimeoutMs = 5_000;

export function createReadyState(report: ReportSetupError): ReadyState {
  let instance: ElementInstance | null = null;
  let failure: SetupError | null = null;
  let waiting: Promise<ElementInstance> | null = null;
  let settle: ((outcome: ElementInstance | Promise<never>) => void) | null = null;

  function reject(error: SetupError): void {
    if (instance !== null) return;
    failure = error;
    report(error);
    settle?.(Promise.reject(error));
  }
  function startTimer(): void {
    window.setTimeout(
      () =>
        reject(
          new SetupError('data-token-endpoint', 'is missing, and Billfold.init was not called.'),
        ),
      initTimeoutMs,
    );
  }
  return {
    current: () => instance,
    wait: () => {
      if (instance !== null) return Promise.resolve(instance);
      if (failure !== null) return Promise.reject(failure);
      if (waiting === null) {
        waiting = new Promise((resolve) => {
          settle = resolve;
        });
        if (document.readyState === 'complete') startTimer();
        else window.addEventListener('load', startTimer, { once: true });
      }
      return waiting;
    },
    resolve: (created) => {
      instance = created;
      settle?.(created);
      return created;
    },
    reject,
  };
}
