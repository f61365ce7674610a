// Adds up what the test runners wrote to .cache/results and prints the closing line.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = '.cache/results';
const exitStatus = Number(process.argv[2] ?? 0);
const totals = { passed: 0, failed: 0 };

for (const file of existsSync(folder) ? readdirSync(folder) : []) {
  const { passed, failed } = read(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  totals.passed += passed;
  totals.failed += failed;
}
// A step that failed before or beside its tests (types, lint, build, a crash proof) is a failure too.
if (exitStatus !== 0 && totals.failed === 0) totals.failed = 1;
console.log(`${totals.passed} passed, ${totals.failed} failed`);
if (totals.failed > 0 || totals.passed === 0) process.exit(1);

function read(report) {
  // Vitest
  if ('numPassedTests' in report)
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  // Playwright: `flaky` passed only at a second try, which is no pass.
  if ('stats' in report)
    return {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
    };
  return { passed: report.passed, failed: report.failed };
}
