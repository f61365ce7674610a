import type { SendProtection, UpdateSendProtection } from '@billfold/core/contract';
import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { totpSecrets, wallets } from '../db/schema.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { checkCode } from '../two-factor/check-code.ts';
import { requireUser } from '../users/user-store.ts';
import { type KeyHolder, noteKeyEvent } from './note-key-event.ts';
import { isOwned, refuseForeignWallet, type WalletOwner } from './wallet-store.ts';

/** @throws {ApiError} 404 */
export async function loadSendProtection(db: Db, owner: WalletOwner): Promise<SendProtection> {
  const [found] = await db
    .select({
      twoFactorForSending: wallets.asksCodeToSend,
      has2fa: sql<boolean>`${totpSecrets.confirmedAt} is not null`,
    })
    .from(wallets)
    .leftJoin(totpSecrets, eq(totpSecrets.userId, wallets.userId))
    .where(isOwned(owner));
  if (found === undefined) throw notFound('wallet');
  const { twoFactorForSending, has2fa } = found;
  return { twoFactorForSending, asksCode: twoFactorForSending && has2fa };
}

/**
 * Takes a code whichever way it is changed: who has only the session must not turn it off.
 * @throws {ApiError} 404; 400 TWO_FACTOR_INVALID; 409 TWO_FACTOR_DISABLED; 429 RATE_LIMITED
 */
export async function changeSendProtection(
  context: ServiceContext,
  holder: KeyHolder,
  { twoFactorForSending, twoFactorCode: code }: UpdateSendProtection,
): Promise<SendProtection> {
  const { db } = context;
  const { userId } = holder;
  await refuseForeignWallet(db, holder);
  if (!(await requireUser(db, userId)).has2fa)
    throw new ApiError(409, 'TWO_FACTOR_DISABLED', {
      errors: ['Turn on two-factor sign-in first.'],
    });
  await checkCode(context, { userId, code });
  await db.transaction(async (tx) => {
    await tx.update(wallets).set({ asksCodeToSend: twoFactorForSending }).where(isOwned(holder));
    const type = twoFactorForSending ? 'SEND_CODE_REQUIRED' : 'SEND_CODE_NOT_REQUIRED';
    await noteKeyEvent(tx, context, { ...holder, type });
  });
  return loadSendProtection(db, holder);
}
