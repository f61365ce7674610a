// Results of a proof: printed line by line, and counted for the closing line of CI.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const results = join(import.meta.dirname, '../../.cache/results');

export type AddCheck = (what: string, isOk: boolean, detail: string) => void;
export type Checks = ReturnType<typeof createChecks>;

/** Collects the results of the proof `name`. */
export function createChecks(name: string) {
  let passed = 0;
  let failed = 0;
  const add: AddCheck = (what, isOk, detail) => {
    if (isOk) passed += 1;
    else failed += 1;
    console.log(`${isOk ? 'ok  ' : 'FAIL'} ${what}: ${detail}`);
  };
  const skip = (what: string, why: string): void => console.log(`skip ${what}: ${why}`);
  return {
    add,
    /** Passes with the text that `work` returns, and fails with its error. */
    try: async (what: string, work: () => Promise<string> | string): Promise<void> => {
      try {
        add(what, true, await work());
      } catch (error) {
        add(what, false, messageOf(error));
      }
    },
    /** Names a part that cannot be judged, which is no failure. */
    skip,
    /**
     * Names a part whose program is missing on this machine. In continuous integration that is a failure: a proof must not
     * pass there without what it proves.
     */
    missing: (what: string, how: string): void => {
      if (process.env['CI']) add(what, false, `its program is missing: ${how}`);
      else skip(what, how);
    },
    /** Writes the counts, and throws when a check has failed. */
    finish: (): void => {
      mkdirSync(results, { recursive: true });
      writeFileSync(join(results, `prove-${name}.json`), JSON.stringify({ passed, failed }));
      console.log(`${passed} passed, ${failed} failed`);
      if (failed > 0) throw new Error(`${failed} of ${passed + failed} checks failed`);
    },
  };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
