import type { Schedule } from '../../../platform/platform.ts';

export interface TypingDebounceOptions {
  readonly schedule: Schedule;
  /** Called 100 ms after the last keystroke, to compute the other amount. */
  readonly onLink: () => void;
  /** Called one second after the last keystroke. */
  readonly onAfterInput: (() => void) | undefined;
}

const linkDelayMs = 100;
/** Delay of `onAfterInput` after the last keystroke in an amount (R-CONST-01). */
export const afterInputDelayMs = 1_000;

/** Debounces the keystrokes in the amounts (R-SEND-08). */
export function createTypingDebounce(options: TypingDebounceOptions): {
  /** Restarts both delays. */
  restart(): void;
  stop(): void;
} {
  const { schedule, onLink, onAfterInput } = options;
  let cancels: readonly (() => void)[] = [];
  const stop = (): void => {
    for (const cancel of cancels) cancel();
  };
  return {
    restart: () => {
      stop();
      const link = schedule(onLink, linkDelayMs);
      cancels = onAfterInput ? [link, schedule(onAfterInput, afterInputDelayMs)] : [link];
    },
    stop,
  };
}
