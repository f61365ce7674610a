// Adds up the reports of the test runners in .cache/results, names failed and retried tests and the steps
// that failed (its arguments), and prints the closing line of CI.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folder = '.cache/results';
const failedSteps = process.argv.slice(2);
const totals = { passed: 0, failed: 0 };

for (const file of existsSync(folder) ? readdirSync(folder) : []) {
  const { passed, failed, notes } = read(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  totals.passed += passed;
  totals.failed += failed;
  for (const note of notes ?? []) console.log(note);
  if (failed > 0 && !notes?.length) console.log(`failed: ${failed} of ${file}`);
}
for (const step of failedSteps) console.log(`failed step: ${step}`);
// A step that failed without a failed test (types, lint, build) is a failure too.
if (totals.failed === 0) totals.failed = failedSteps.length;
console.log(`${totals.passed} passed, ${totals.failed} failed`);
if (totals.failed > 0 || totals.passed === 0) process.exit(1);

/**
 * @typedef {{ passed: number, failed: number, notes?: string[] }} Summary
 * @typedef {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, duration?: number, failureMessages: string[] }[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 * @typedef {{ status: string, projectName: string, results: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ file: string, title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {PlaywrightSuite & { stats: { expected: number, flaky: number, unexpected: number }, errors: { message?: string }[] }} PlaywrightReport
 */

/**
 * @param {Summary | VitestReport | PlaywrightReport} report
 * @returns {Summary}
 */
function read(report) {
  if ('numPassedTests' in report) return readVitest(report);
  if ('stats' in report) return readPlaywright(report);
  return report;
}

/**
 * @param {VitestReport} report
 * @returns {Summary}
 */
function readVitest(report) {
  const notes = report.testResults.flatMap((file) => {
    const name = relative('.', file.name);
    // A test that passed at its second try keeps what the first one said.
    const tried = file.assertionResults.filter((test) => test.failureMessages.length > 0);
    if (tried.length === 0 && file.status === 'failed')
      return [`failed: ${name}: ${beginning(file.message)}`];
    return tried.map(
      (test) =>
        `${test.status === 'failed' ? 'failed' : 'passed at the second try'}: ${name}: ${test.fullName}: ${reasonOf(test)}`,
    );
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, notes };
}

/** @param {VitestFile['assertionResults'][number]} test */
function reasonOf({ failureMessages: [first], duration = 0 }) {
  // The runner's report has only the place of a test that ran out of time.
  if (first?.startsWith('Error: STACK_TRACE_ERROR'))
    return `ran out of time after ${Math.round(duration)} ms`;
  return beginning(first);
}

/**
 * @param {PlaywrightReport} report
 * @returns {Summary}
 */
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
  const outside = report.errors.map(
    ({ message }) => `failed outside of a test: ${beginning(message)}`,
  );
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + outside.length,
    notes: [...notes, ...outside],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {{ spec: PlaywrightSpec, test: PlaywrightTest }[]}
 */
function specsOf(suite) {
  return [
    ...(suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ spec, test }))),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
}

/**
 * Returns the beginning of an error message, without its stack.
 * @param {string | undefined} text
 */
function beginning(text) {
  return (
    (text ?? '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of the runners' messages
      .replace(/\u001b\[[0-9;]*m/g, '')
      .split(/\n\s+at /, 1)[0]
      ?.split('\n')
      .filter((line) => line.trim() && !line.includes('Click to debug'))
      .slice(0, 6)
      .join('\n  ')
  );
}
