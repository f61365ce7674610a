import { createHmac } from 'node:crypto';
import { costOf, type KdfCost } from '../vault/kdf.ts';
import type { PasswordKdf } from '../vault/open-vault.ts';
import type { ServerKeyring, ServerKeys } from '../vault/server-keys.ts';
import type { Versions } from '../vault/versions.ts';
import type { Lane } from '../vault/work-queue.ts';

export interface PasswordTools {
  readonly kdf: Pick<PasswordKdf, 'hash' | 'verify'>;
  readonly keys: Versions<Pick<ServerKeys, 'loginPepper'>>;
  /** Lane of the signer's queue: sign-ins and sign-ups do not take the slot of signed-in users. */
  readonly lane: Lane;
}

/** OWASP password storage cheat sheet: argon2id with 19 MiB, two passes, one lane. */
const cost: KdfCost = { memoryKib: 19_456, passes: 2, lanes: 1 };

/** Decoy hash, so that an unknown email takes as long as a wrong password. */
const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$tOF/cDGtbEvMWbBSVY9ZFQ$N1HiTOKAbmXDdJL6lnqHR3TEUfbz0GhgDtPcWGBaZmQ';

/** Hashes a password to the version of the pepper and a PHC string. @throws {ApiError} 429 BUSY */
export async function hashPassword(
  password: string,
  { kdf, keys, lane }: PasswordTools,
): Promise<string> {
  const phc = await kdf.hash(peppered(password, keys.newest), cost, lane);
  return `${keys.current}:${phc}`;
}

/**
 * Verifies a password against `stored`. Null (no such user, no password) takes the same time and is
 * never right.
 * @throws {ApiError} 429 BUSY
 */
export async function isPassword(
  password: string,
  stored: string | null,
  { kdf, keys, lane }: PasswordTools,
): Promise<boolean> {
  if (stored === null) {
    await kdf.verify(decoyHash, peppered(password, keys.newest), lane);
    return false;
  }
  const { version, phc } = readStored(stored);
  return kdf.verify(phc, peppered(password, keys.get(version)), lane);
}

/** Reports whether a hash has another cost than today's, or a pepper that is not the newest. */
export function isOutdated(stored: string, { current }: Pick<ServerKeyring, 'current'>): boolean {
  const { version, phc } = readStored(stored);
  const { memoryKib, passes, lanes } = costOf(phc);
  const isOfToday = memoryKib === cost.memoryKib && passes === cost.passes && lanes === cost.lanes;
  return version !== current || !isOfToday;
}

/** A PHC string by itself is of the first pepper. */
function readStored(stored: string): { readonly version: number; readonly phc: string } {
  const [, version = '1', phc = stored] = /^(\d+):(.+)$/.exec(stored) ?? [];
  return { version: Number(version), phc };
}

/** Without the server's pepper a stolen table of hashes cannot be searched. */
function peppered(password: string, { loginPepper }: Pick<ServerKeys, 'loginPepper'>): string {
  return createHmac('sha256', loginPepper).update(password.normalize('NFKC')).digest('base64');
}
