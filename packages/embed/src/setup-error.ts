import type { SetupError as PublicSetupError } from '@billfold/core/script-tag';

/** Error in the set-up of a page. */
export class SetupError extends Error implements PublicSetupError {
  readonly code = 'invalid_config';
  readonly option: string;
  constructor(option: string, problem: string, cause?: unknown) {
    super(`${option} ${problem} See the README of @billfold/embed.`, { cause });
    this.option = option;
  }
}

/** Writes an error in the set-up to the console, each one once. */
export type ReportSetupError = (error: SetupError) => void;

export function createSetupReport(): ReportSetupError {
  const reported = new Set<string>();
  return ({ message }) => {
    if (reported.has(message)) return;
    reported.add(message);
    // biome-ignore lint/suspicious/noConsole: the developer of the page reads it there.
    console.error(`[billfold] ${message}`);
  };
}

/** Recognizes errors of the loader in its chunks too, which have a copy of the class. */
export function isSetupError(error: unknown): error is SetupError {
  return error instanceof Error && 'code' in error && error.code === 'invalid_config';
}
