import { hkdfSync, randomBytes, randomFillSync } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirePrivate } from '../platform/require-private.ts';
import { secretBytes } from '../platform/secret-bytes.ts';
import { StartError } from '../platform/start-error.ts';

/** One of the keys that everything of this installation was made with; the newest makes what is new. */
export interface MasterKey {
  /** Counts up with each rotation, from 1. */
  readonly version: number;
  readonly bytes: Uint8Array;
}

/**
 * Reads `3:{hex} 2:{hex}`: a version and 32 bytes each, apart by commas or white space. A key
 * without a version is the first. Newest first; undefined where it is not so, or a version comes twice.
 */
export function parseMasterKeys(text: string): readonly MasterKey[] | undefined {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const keys = parts.flatMap((part) => {
    const [, version = '1', hex] = /^(?:([1-9]\d{0,2}):)?([0-9a-f]{64})$/.exec(part) ?? [];
    return hex === undefined ? [] : [{ version: Number(version), bytes: fromHex(hex) }];
  });
  const isWhole = keys.length > 0 && keys.length === parts.length;
  if (!isWhole || new Set(keys.map(({ version }) => version)).size < keys.length) return undefined;
  return keys.sort((a, b) => b.version - a.version);
}

/** Formats keys for `parseMasterKeys`, one line per key. */
export function formatMasterKeys(keys: readonly MasterKey[]): string {
  return keys
    .map(({ version, bytes }) => `${version}:${Buffer.from(bytes).toString('hex')}\n`)
    .join('');
}

/** A key that comes after all of `keys`. */
export function nextMasterKey(keys: readonly MasterKey[]): MasterKey {
  const newest = Math.max(0, ...keys.map(({ version }) => version));
  return { version: newest + 1, bytes: randomFillSync(secretBytes(32)) };
}

/** The key that makes what is new. @throws {Error} without any */
export function newestOf(keys: readonly MasterKey[]): MasterKey {
  const [newest] = keys;
  if (newest === undefined) throw new Error('There is no master key.');
  return newest;
}

/** Computes the fingerprint of a master key, which identifies it without revealing it. */
export function fingerprintOf({ bytes }: Pick<MasterKey, 'bytes'>): string {
  const told = hkdfSync('sha256', bytes, new Uint8Array(), 'billfold/installation/v1', 16);
  return Buffer.from(told).toString('hex');
}

/**
 * The master keys of a data directory, newest first; the first start makes one. Without them no
 * wallet of the database opens: back them up apart from the database.
 * @throws {StartError} the file is damaged
 */
export function loadMasterKeys(directory: string, given: string | null): readonly MasterKey[] {
  if (given !== null) return requireKeys(given, 'BILLFOLD_MASTER_KEY');
  makeMasterKey(directory);
  const file = fileIn(directory);
  requirePrivate(file);
  return requireKeys(readFileSync(file, 'utf8'), file);
}

/** Makes the first key of a directory, where there is none. */
export function makeMasterKey(directory: string): void {
  const file = fileIn(directory);
  if (existsSync(file)) return;
  const own = writeBeside(file, [nextMasterKey([])]);
  try {
    // Never over another: two processes may start on one directory at once.
    linkSync(own, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(own);
  }
}

/** Rewrites the key file of a directory atomically. */
export function storeMasterKeys(directory: string, keys: readonly MasterKey[]): void {
  const file = fileIn(directory);
  renameSync(writeBeside(file, keys), file);
}

/** Overwrites keys that are needed no more. */
export function wipeMasterKeys(keys: readonly MasterKey[]): void {
  for (const { bytes } of keys) bytes.fill(0);
}

export const fileIn = (directory: string): string => join(directory, 'master.key');

function writeBeside(file: string, keys: readonly MasterKey[]): string {
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, formatMasterKeys(keys), { mode: 0o600, flag: 'wx', flush: true });
  return own;
}

function requireKeys(text: string, place: string): readonly MasterKey[] {
  const keys = parseMasterKeys(text);
  if (keys !== undefined) return keys;
  throw new StartError(
    `${place} is damaged. Restore it from a backup; without it no wallet opens.`,
  );
}

/** Decodes without an intermediate copy, which could not be wiped. */
function fromHex(text: string): Uint8Array {
  const bytes = secretBytes(32);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(text.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}
