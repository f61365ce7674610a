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
  const shown = (mode & 0o777).toString(8).padStart(3, '0');
  throw new StartError(`Others can open ${path} (mode ${shown}). Run: chmod go-rwx ${path}`);
}
