import type { ServiceContext } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { ApiError } from '../../platform/api-error.ts';
import { judging, readStep, wrongCode } from '../../two-factor/check-code.ts';
import { spendStep } from '../../two-factor/totp-store.ts';
import { loadSendProtection } from '../../wallets/send-protection.ts';
import type { WalletOwner } from '../../wallets/wallet-store.ts';

/** A right code that was not used yet. */
export interface SendCode {
  readonly userId: string;
  readonly step: number;
}

/**
 * Verifies the two-factor code of a send; null where the wallet requires none. The code is
 * verified before the slow key derivation and consumed only together with the signature, so that a
 * mistyped password costs no code. Recovery codes are for signing in only.
 * @throws {ApiError} 400 2FA_REQUIRED_FOR_SEND, TWO_FACTOR_INVALID; 429 RATE_LIMITED
 */
export async function requireSendCode(
  context: Pick<ServiceContext, 'db' | 'platform' | 'keys'>,
  owner: WalletOwner,
  given: string | null,
): Promise<SendCode | null> {
  if (!(await loadSendProtection(context.db, owner)).asksCode) return null;
  const code = given?.replaceAll(/[\s-]/g, '') ?? '';
  if (code === '')
    throw new ApiError(400, '2FA_REQUIRED_FOR_SEND', {
      errors: ['Enter the code from your authenticator app to send.'],
    });
  const { userId } = owner;
  const step = await judging(context, userId, (tx) => readStep(tx, context, { userId, code }));
  return { userId, step };
}

/**
 * Uses the code up, in the transaction that signs.
 * @throws {ApiError} 400 TWO_FACTOR_INVALID when another call was faster
 */
export async function spendSendCode(tx: Db, code: SendCode | null): Promise<void> {
  if (code !== null && !(await spendStep(tx, code))) throw wrongCode();
}
