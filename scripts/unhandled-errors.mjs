// Reports errors outside of tests. They end a run of Vitest as failed, and its JSON report leaves them out.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Returns a reporter of Vitest that writes the errors outside of tests into `file`, if there are any.
 * @param {string} file
 * @returns {import('vitest/node').Reporter}
 */
export function unhandledErrors(file) {
  return {
    onTestRunEnd(_modules, errors) {
      if (errors.length === 0) return;
      const notes = errors.map(
        (error) => `failed outside of a test: ${error.stack ?? error.message}`,
      );
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ passed: 0, failed: errors.length, notes }));
    },
  };
}
