import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { requirePrivate } from './require-private.ts';
import { InUseError, StartError } from './start-error.ts';

/**
 * Locks a data directory for exclusive use: an O_EXCL file that names the owner. PGlite does not
 * lock its directory, and two openers lose rows in silence. The start time is stored with the pid
 * because pids repeat in containers; a lock whose owner is gone is taken over.
 */
export function lockDataDirectory(directory: string): () => void {
  const file = join(directory, 'billfold.lock');
  const mine = `${process.pid} ${startTime(process.pid)}`;
  makeDataDirectory(directory);
  try {
    take(file, mine);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unwritable(directory, error);
    refuseLiveOwner(directory, file);
    rmSync(file);
    takeOver(directory, file, mine);
  }
  return () => rmSync(file, { force: true });
}

/**
 * Creates the data directory for files that processes may share: the master key, the demo's
 * passwords. @throws {StartError}
 */
export function makeDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unwritable(directory, error);
  }
  requirePrivate(directory);
}

function takeOver(directory: string, file: string, mine: string): void {
  try {
    take(file, mine);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unwritable(directory, error);
    throw new StartError(`The data directory ${directory} was just taken by another process.`);
  }
}

function take(file: string, owner: string): void {
  const descriptor = openSync(file, 'wx', 0o600);
  writeSync(descriptor, owner);
  closeSync(descriptor);
}

function refuseLiveOwner(directory: string, file: string): void {
  const [pidText = '', started = ''] = readFileSync(file, 'utf8').split(' ');
  const pid = Number(pidText);
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return;
  if (startTime(pid) !== started) return;
  throw new InUseError(
    `The data directory ${directory} is in use by process ${pid}. Stop it or set BILLFOLD_DATA.`,
  );
}

function unwritable(directory: string, error: unknown): StartError {
  return new StartError(
    `Cannot write the data directory ${directory} (${codeOf(error)}). Set BILLFOLD_DATA to a writable place.`,
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Ticks since boot at which `pid` started; empty where the system does not tell. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold spaces: count the fields after its closing bracket (proc(5)).
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
