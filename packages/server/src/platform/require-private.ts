import { existsSync, statSync } from 'node:fs';
import { StartError } from './start-error.ts';

/**
 * Requires that a file or directory is the owner's alone, as ssh does with its keys. On Windows modes say
 * nothing.
 * @throws {StartError} others may read or write it
 */
export function requirePrivate(path: string): void {
  if (process.platform === 'win32' || !existsSync(path)) return;
  const { mode } = statSync(path);
  if ((mode & 0o077) === 0) return;
  throw new StartError(
    `Others can open ${path} (mode ${shownMode(mode)}). Run: chmod go-rwx ${path}`,
  );
}

/**
 * Requires that users outside the owner's group cannot open a directory.
 * @throws {StartError} they can, or there is no such directory
 */
export function requireNoOthers(directory: string): void {
  if (process.platform === 'win32') return;
  const found = statSync(directory, { throwIfNoEntry: false });
  if (found === undefined) throw new StartError(`There is no directory ${directory}.`);
  if ((found.mode & 0o007) === 0) return;
  throw new StartError(
    `Everybody can open ${directory} (mode ${shownMode(found.mode)}). Run: chmod o-rwx ${directory}`,
  );
}

/** Formats the permissions of a mode as `chmod` takes them. */
export function shownMode(mode: number): string {
  return (mode & 0o777).toString(8).padStart(3, '0');
}
