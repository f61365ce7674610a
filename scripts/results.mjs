// Adds up what the test runners wrote to .cache/results, names what failed and what passed only at its
// second try, and prints the closing line.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folder = '.cache/results';
const exitStatus = Number(process.argv[2] ?? 0);
const totals = { passed: 0, failed: 0 };

for (const file of existsSync(folder) ? readdirSync(folder) : []) {
  const { passed, failed, notes } = read(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  totals.passed += passed;
  totals.failed += failed;
  for (const note of notes ?? []) console.log(note);
  if (failed > 0 && !notes?.length) console.log(`failed: ${failed} of ${file}`);
}
// A step that failed before or beside its tests (types, lint, build, a crash proof) is a failure too.
if (exitStatus !== 0 && totals.failed === 0) totals.failed = 1;
console.log(`${totals.passed} passed, ${totals.failed} failed`);
if (totals.failed > 0 || totals.passed === 0) process.exit(1);

function read(report) {
  if ('numPassedTests' in report) return readVitest(report);
  if ('stats' in report) return readPlaywright(report);
  return report;
}

function readVitest(report) {
  const notes = report.testResults.flatMap((file) => {
    const name = relative('.', file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed')
      return [`failed: ${name}: ${beginning(file.message)}`];
    return failed.map(
      (test) => `failed: ${name}: ${test.fullName}: ${beginning(test.failureMessages[0])}`,
    );
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, notes };
}

function readPlaywright(report) {
  const notes = specsOf(report).flatMap(({ spec, test }) => {
    const error = test.results.find((result) => result.error)?.error;
    if (test.status === 'unexpected')
      return [
        `failed: ${spec.file} (${test.projectName}): ${spec.title}: ${beginning(error?.message)}`,
      ];
    if (test.status === 'flaky')
      return [
        `passed at the second try: ${spec.file} (${test.projectName}): ${spec.title}: ${beginning(error?.message)}`,
      ];
    return [];
  });
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    notes,
  };
}

function specsOf(suite) {
  return [
    ...(suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ spec, test }))),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
}

/** What went wrong, without the stack. */
function beginning(text) {
  return (
    (text ?? '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of the runners' messages
      .replace(/\u001b\[[0-9;]*m/g, '')
      .split(/\n\s+at /, 1)[0]
      .split('\n')
      .filter((line) => line.trim() && !line.includes('Click to debug'))
      .slice(0, 6)
      .join('\n  ')
  );
}
