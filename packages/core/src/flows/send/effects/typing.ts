import type { Schedule } from '../../../platform/platform.ts';

export interface TypingPauses {
  /** An amount was typed. */
  typed(): void;
  stop(): void;
}
export interface TypingPausesOptions {
  readonly schedule: Schedule;
  /** After 100 ms: the other amount is due. */
  readonly onLink: () => void;
  /** After one second. */
  readonly onAfterInput: (() => void) | undefined;
}

/** Spec §9 "Debounce 100 ms; after-input delay 1 s". */
const linkAfterMs = 100;
export const afterInputMs = 1_000;

/** What happens once the typing of an amount pauses (R-SEND-08). */
export function createTypingPauses(options: TypingPausesOptions): TypingPauses {
  const { schedule, onLink, onAfterInput } = options;
  let cancels: readonly (() => void)[] = [];
  const stop = (): void => {
    for (const cancel of cancels) cancel();
  };
  return {
    typed: () => {
      stop();
      const link = schedule(onLink, linkAfterMs);
      cancels = onAfterInput ? [link, schedule(onAfterInput, afterInputMs)] : [link];
    },
    stop,
  };
}
