import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../platform/start-error.ts';

/** The server's own secrets, each for one use, all derived from one master key. */
export interface ServerKeys {
  /** Mixed into sign-in passwords before they are hashed. */
  readonly loginPepper: Uint8Array;
  /** Mixed into cloud passwords: a stolen database alone cannot be searched. */
  readonly vaultPepper: Uint8Array;
  /** Keys the fingerprints that recognise a seed phrase. */
  readonly fingerprintKey: Uint8Array;
  /** Moves the prices of the sandbox; nothing else hangs on it. */
  readonly sandboxRates: Uint8Array;
}

export function deriveServerKeys(masterKey: Uint8Array): ServerKeys {
  return {
    loginPepper: derive(masterKey, 'login-pepper'),
    vaultPepper: derive(masterKey, 'vault-pepper'),
    fingerprintKey: derive(masterKey, 'fingerprint'),
    sandboxRates: derive(masterKey, 'sandbox-rates'),
  };
}

/** Tells two master keys apart and nothing of either. */
export function fingerprintOf(masterKey: Uint8Array): string {
  return Buffer.from(derive(masterKey, 'installation').subarray(0, 16)).toString('hex');
}

/**
 * The master key of a data directory, made at the first start. Without it no wallet of the
 * database opens: back it up apart from the database.
 */
export function loadMasterKey(directory: string, given: string | null): Uint8Array {
  if (given !== null) return fromHex(given);
  const file = join(directory, 'master.key');
  if (!existsSync(file)) writeNewKey(file);
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new StartError(
      `${file} is damaged. Restore it from a backup; without it no wallet opens.`,
    );
  return fromHex(text);
}

/** Whole or not at all, and never over another: two processes may start on one directory at once. */
function writeNewKey(file: string): void {
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(own, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(own);
  }
}

function derive(masterKey: Uint8Array, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', masterKey, new Uint8Array(), `billfold/${use}/v1`, 32));
}

const fromHex = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'hex'));
