// What a proof has shown: printed line by line, and counted where CI adds up.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const results = join(import.meta.dirname, '../../.cache/results');

/** @param {string} name of the proof */
export function createChecks(name) {
  let passed = 0;
  let failed = 0;
  const add = (what, isOk, detail) => {
    if (isOk) passed += 1;
    else failed += 1;
    console.log(`${isOk ? 'ok  ' : 'FAIL'} ${what}: ${detail}`);
  };
  return {
    add,
    /** Passes with the text that `work` answers, and fails with its error. */
    try: async (what, work) => {
      try {
        add(what, true, await work());
      } catch (error) {
        add(what, false, error.message);
      }
    },
    /** Something the proof needs is missing here, which is no failure. */
    skip: (what, why) => console.log(`skip ${what}: ${why}`),
    /** Writes the counts and ends the process. */
    finish: () => {
      mkdirSync(results, { recursive: true });
      writeFileSync(join(results, `prove-${name}.json`), JSON.stringify({ passed, failed }));
      process.exit(failed === 0 ? 0 : 1);
    },
  };
}
