// Asks the registry for security advisories about the dependencies of the product, for CI: fails for one
// of high severity, and says so where the registry does not answer.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ outcome: 'unavailable', lines: readonly string[] }
 *   | { outcome: 'none' | 'low' | 'high', lines: readonly string[] }} Advice
 * @typedef {{ severity: string, module_name: string, title: string, url?: string, findings?: { version: string }[] }} Advisory
 */

/**
 * Reads the output of `pnpm audit --json`.
 * @param {string} output
 * @returns {Advice}
 * @throws {Error} it is JSON of another form, which would hide advisories
 */
export function readAudit(output) {
  /** @type {unknown} */
  let parsed;
  try {
    parsed = JSON.parse(output);
  } catch {
    const [first = ''] = output.trim().split('\n');
    return unavailable(first === '' ? 'no answer' : first);
  }
  if (typeof parsed !== 'object' || parsed === null) throw notUnderstood();
  if ('error' in parsed) return unavailable(messageOf(parsed.error));
  if (!('advisories' in parsed) || typeof parsed.advisories !== 'object') throw notUnderstood();
  /** @type {Advisory[]} */
  const advisories = Object.values(parsed.advisories ?? {});
  if (advisories.length === 0) return { outcome: 'none', lines: ['advisories: none'] };
  const isHigh = advisories.some(({ severity }) => !['info', 'low', 'moderate'].includes(severity));
  return { outcome: isHigh ? 'high' : 'low', lines: advisories.map(describe) };
}

/** @param {Advisory} advisory */
function describe({ severity, module_name: name, title, url = '', findings = [] }) {
  const versions = findings.map(({ version }) => version).join(', ');
  return `advisories: ${severity}: ${name} ${versions}: ${title} ${url}`.trim();
}

/**
 * @param {string} why
 * @returns {Advice}
 */
function unavailable(why) {
  return { outcome: 'unavailable', lines: [`advisories: not available here (${why})`] };
}

function notUnderstood() {
  return new Error('advisories: the answer of pnpm audit has another form than before');
}

/** @param {unknown} error */
function messageOf(error) {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message).replace(/:? ?\. .*$/s, '')
    : 'an error without a message';
}

function main() {
  const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  const { packageManager } = JSON.parse(manifest);
  const { stdout } = spawnSync('npx', ['--yes', packageManager, 'audit', '--prod', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
    // Its warnings are about the configuration of npm.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { outcome, lines } = readAudit(stdout ?? '');
  for (const line of lines) console.log(line);
  if (outcome === 'high') process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
