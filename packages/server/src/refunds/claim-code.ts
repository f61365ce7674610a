import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { transfersOut } from '../db/schema.ts';
import { queueMail } from '../mail/mailer.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { take } from '../rate-limit/rate-limit.ts';
import { type FoundClaim, loadClaimReader } from './find-claim.ts';
import { claimCodeMail } from './refund-mails.ts';
import type { OutRow } from './refund-store.ts';

const validMs = 15 * 60_000;
const hourMs = 3_600_000;
/** Wrong codes that a claim admits in an hour; one in 200,000 guesses is right. */
const guessesPerHour = 5;

/** Spaces, hyphens, and the isolates around a code in a mail from right to left. */
const copiedWith = /[\s\u2068\u2069-]/g;

/** Mails a new code to the customer; an earlier one ends. @throws {ApiError} 409 EMAIL_MISSING */
export async function sendClaimCode(context: ServiceContext, claim: FoundClaim): Promise<void> {
  const { db, platform } = context;
  const { row } = claim;
  const to = await loadClaimReader(db, claim);
  if (to === null)
    throw new ApiError(409, 'EMAIL_MISSING', {
      errors: ['Your refund needs no code, because the shop does not know your email address.'],
    });
  const code = newCode(platform.random.bytes(8));
  const claimCodeExpiresAt = new Date(platform.clock.now() + validMs);
  await db.transaction(async (tx) => {
    await tx
      .update(transfersOut)
      .set({ claimCodeHash: hashCode(context, row, code), claimCodeExpiresAt })
      .where(eq(transfersOut.id, row.id));
    await queueMail(tx, { platform }, { to, write: claimCodeMail({ claim, code }) });
  });
}

/** Verifies the code of a claim. @throws {ApiError} 400 CODE_INVALID; 429 RATE_LIMITED */
export async function requireClaimCode(
  context: ServiceContext,
  row: OutRow,
  given: string | null,
): Promise<void> {
  const now = nowOf(context.platform);
  const { claimCodeHash: hash, claimCodeExpiresAt: until } = row;
  const code = given?.replaceAll(copiedWith, '') ?? '';
  // Each attempt counts, the right one too: a guess must not be free.
  await take(context.db, `refund-code:${row.id}`, { limit: guessesPerHour, windowMs: hourMs, now });
  const isRight =
    hash !== null &&
    until !== null &&
    until > now &&
    timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(hashCode(context, row, code), 'hex'));
  if (isRight) return;
  throw fieldRefused('code', {
    code: 'CODE_INVALID',
    message: 'This code is wrong or has expired. Enter the newest code, or have a new one emailed.',
  });
}

const newCode = (bytes: Uint8Array): string =>
  (BigInt(`0x${Buffer.from(bytes).toString('hex')}`) % 1_000_000n).toString().padStart(6, '0');

/** Hashes a code under a key, as it is short enough to be searched without one. */
function hashCode(
  { keys }: Pick<ServiceContext, 'keys'>,
  { id, claimKeyVersion }: OutRow,
  code: string,
): string {
  const key = keys.find(claimKeyVersion ?? keys.current) ?? keys.newest;
  return createHmac('sha256', key.refundClaims).update(`${id}:${code}`).digest('hex');
}
