import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirePrivate } from '../platform/require-private.ts';
import { StartError } from '../platform/start-error.ts';
import type { TransitSettings } from '../platform/transit-settings.ts';
import {
  fileIn,
  fingerprintOf,
  loadMasterKeys,
  type MasterKey,
  makeMasterKey,
  nextMasterKey,
  storeMasterKeys,
  wipeMasterKeys,
} from './master-keys.ts';
import { decryptByVault, encryptByVault } from './transit.ts';

/** Source of the master keys: a file, the text of a variable, or a file that Vault has encrypted. */
export interface KeySource {
  readonly directory: string;
  readonly given: string | null;
  /** Vault that encrypts the file; without one the file has the keys themselves. */
  readonly transit?: TransitSettings | null | undefined;
}

/** Returns the path of the encrypted keys of a directory. */
export const encryptedFileIn = (directory: string): string => join(directory, 'master.key.vault');

/** Returns the path of the file with the keys of a source. */
export const keyFileOf = ({ directory, transit = null }: KeySource): string =>
  transit === null ? fileIn(directory) : encryptedFileIn(directory);

/**
 * Loads the master keys, newest first; the first start makes one.
 * @throws {StartError} they are damaged, or Vault does not decrypt them
 */
export async function loadKeys(source: KeySource): Promise<readonly MasterKey[]> {
  const { directory, given, transit = null } = source;
  await makeFirstKey(source);
  if (transit === null) return loadMasterKeys(directory, given);
  return readEncrypted(encryptedFileIn(directory), transit);
}

/** Reads the keys of an encrypted file, newest first. @throws {StartError} */
async function readEncrypted(
  file: string,
  transit: TransitSettings,
): Promise<readonly MasterKey[]> {
  requirePrivate(file);
  const keys = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => /^([1-9]\d{0,2}):(vault:v\d+:[A-Za-z0-9+/=]+)$/.exec(line));
  const loaded: MasterKey[] = [];
  for (const key of keys) {
    const [, version, ciphertext] = key ?? [];
    if (ciphertext === undefined)
      throw new StartError(`${file} is damaged. Restore it from a backup.`);
    loaded.push({ version: Number(version), bytes: await decryptByVault(transit, ciphertext) });
  }
  if (loaded.length === 0) throw new StartError(`${file} is damaged. Restore it from a backup.`);
  return loaded.sort((a, b) => b.version - a.version);
}

/** Makes the first key of a source, where there is none. @throws {StartError} */
export async function makeFirstKey(source: KeySource): Promise<void> {
  const { directory, given, transit = null } = source;
  if (given !== null) return;
  const isEncrypted = existsSync(encryptedFileIn(directory));
  const isPlain = existsSync(fileIn(directory));
  if (transit === null) {
    if (isEncrypted && !isPlain)
      throw new StartError(
        `${encryptedFileIn(directory)} is encrypted by Vault: set VAULT_ADDR, VAULT_TRANSIT_KEY and VAULT_TOKEN_FILE.`,
      );
    makeMasterKey(directory);
    return;
  }
  if (isEncrypted) return;
  if (isPlain)
    throw new StartError(
      `${fileIn(directory)} is not encrypted. Run encrypt-key once, which lets Vault encrypt it.`,
    );
  await encryptFirst(source, transit);
}

async function encryptFirst({ directory }: KeySource, transit: TransitSettings): Promise<void> {
  const keys = [nextMasterKey([])];
  const own = await writeEncrypted(directory, { transit, keys });
  wipeMasterKeys(keys);
  try {
    // Never over another: two processes may start on one directory at the same time.
    linkSync(own, encryptedFileIn(directory));
  } catch (error) {
    if (!existsSync(encryptedFileIn(directory))) throw error;
  } finally {
    rmSync(own);
  }
}

/**
 * Lets Vault encrypt keys into the file of a directory, which is there only once Vault has decrypted it to the same keys.
 * @throws {StartError}
 */
export async function encryptKeys(directory: string, { transit, keys }: Encrypting): Promise<void> {
  const own = await writeEncrypted(directory, { transit, keys });
  try {
    const decrypted = await readEncrypted(own, transit);
    const [before, after] = [keys, decrypted].map((each) => each.map(fingerprintOf).join());
    wipeMasterKeys(decrypted);
    if (before !== after) throw new StartError('Vault decrypts the master keys to other keys.');
    renameSync(own, encryptedFileIn(directory));
  } finally {
    rmSync(own, { force: true });
  }
}

/** Rewrites the file of a source atomically. @throws {StartError} Vault does not encrypt */
export async function storeKeys(source: KeySource, keys: readonly MasterKey[]): Promise<void> {
  const { directory, transit = null } = source;
  if (transit === null) return storeMasterKeys(directory, keys);
  renameSync(await writeEncrypted(directory, { transit, keys }), encryptedFileIn(directory));
}

interface Encrypting {
  readonly transit: TransitSettings;
  readonly keys: readonly MasterKey[];
}

async function writeEncrypted(directory: string, { transit, keys }: Encrypting): Promise<string> {
  const lines: string[] = [];
  for (const { version, bytes } of keys)
    lines.push(`${version}:${await encryptByVault(transit, bytes)}\n`);
  const own = `${encryptedFileIn(directory)}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, lines.join(''), { mode: 0o600, flag: 'wx', flush: true });
  return own;
}
