import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shownMode } from '../../platform/require-private.ts';
import { aboutTopic, type Finding } from './finding.ts';

const { ok, note, wrong } = aboutTopic('Data directory');
const mega = 1_024 * 1_024;
/** Free space below which a database soon stops. */
const tooLittle = 100 * mega;
const little = 1_024 * mega;

/**
 * Checks that a data directory is the owner's alone and that its disk has room.
 * @param freeBytes of its disk
 */
export function checkDirectory(
  directory: string,
  freeBytes: (directory: string) => number = freeBytesOf,
): readonly Finding[] {
  if (!existsSync(directory)) return [];
  const { mode } = statSync(directory);
  const free = freeBytes(directory);
  const about = `${directory}, mode ${shownMode(mode)}, ${inMega(sizeOf(directory))}, ${inMega(free)} free`;
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    return [wrong(`${about}: others can open it.`, `chmod go-rwx ${directory}.`)];
  if (free < tooLittle) return [wrong(`${about}.`, 'make room on its disk.')];
  return [free < little ? note(`${about}: its disk is nearly full.`) : ok(`${about}.`)];
}

function freeBytesOf(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

function sizeOf(directory: string): number {
  const sizes = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map(
    // A running database deletes files meanwhile.
    (name) => statSync(join(directory, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function inMega(bytes: number): string {
  return `${Math.ceil(bytes / mega).toLocaleString('en')} MB`;
}
