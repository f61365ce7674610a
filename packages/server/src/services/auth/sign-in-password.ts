import { createHmac } from 'node:crypto';
import { costOf, type Kdf, type KdfCost } from '../../vault/kdf.ts';
import type { ServerKeys } from '../../vault/server-keys.ts';

export interface PasswordTools {
  readonly kdf: Kdf;
  readonly keys: Pick<ServerKeys, 'loginPepper'>;
}

/** OWASP password storage cheat sheet: argon2id with 19 MiB, two passes, one lane. */
const cost: KdfCost = { memoryKib: 19_456, passes: 2, lanes: 1 };

/** A hash of nobody's password, so that an unknown email takes as long as a wrong password. */
const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$tOF/cDGtbEvMWbBSVY9ZFQ$N1HiTOKAbmXDdJL6lnqHR3TEUfbz0GhgDtPcWGBaZmQ';

/** A PHC string for storage. @throws {ApiError} 429 BUSY */
export function hashPassword(password: string, tools: PasswordTools): Promise<string> {
  return tools.kdf.hash(peppered(password, tools), cost);
}

/**
 * Whether `password` is the one behind `stored`; null (no such user, no password) takes the same
 * time and is never right.
 * @throws {ApiError} 429 BUSY
 */
export async function isPassword(
  password: string,
  stored: string | null,
  tools: PasswordTools,
): Promise<boolean> {
  const matches = await tools.kdf.verify(stored ?? decoyHash, peppered(password, tools));
  return matches && stored !== null;
}

/** Whether a hash was made at another cost than today's. */
export function isOutdated(stored: string): boolean {
  const { memoryKib, passes, lanes } = costOf(stored);
  return memoryKib !== cost.memoryKib || passes !== cost.passes || lanes !== cost.lanes;
}

/** Without the server's pepper a stolen table of hashes cannot be searched. */
function peppered(password: string, { keys }: PasswordTools): string {
  return createHmac('sha256', keys.loginPepper).update(password.normalize('NFKC')).digest('base64');
}
