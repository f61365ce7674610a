import type { RevealedSeed, RevealSeed } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { refuseUsedUp, take } from '../rate-limit/rate-limit.ts';
import { type KeyHolder, noteKeyEvent } from './note-key-event.ts';
import { provingPassword } from './wallet-secret.ts';

/**
 * Reveals the seed phrase of an owned wallet; its owner is notified by mail.
 * @throws {ApiError} 404; 400 WRONG_ENCRYPTION_KEY; 429 RATE_LIMITED after three in an hour, BUSY
 */
export async function revealSeedPhrase(
  context: ServiceContext,
  holder: KeyHolder,
  { password }: RevealSeed,
): Promise<RevealedSeed> {
  const { db, platform, signer } = context;
  const { userId, walletId, ip } = holder;
  const key = `reveal-seed:${walletId}`;
  const limit = { limit: 3, windowMs: 60 * 60_000 };
  return provingPassword(
    context,
    { userId, walletId, ip, password },
    {
      prove: async ({ record, binding }) => {
        await refuseUsedUp(db, key, { ...limit, now: nowOf(platform) });
        return signer.reveal(record, binding, password);
      },
      use: async (seedPhrase) => {
        // Of several at once each is counted before any answers.
        await take(db, key, { ...limit, now: nowOf(platform) });
        await db.transaction((tx) =>
          noteKeyEvent(tx, context, { ...holder, type: 'SEED_REVEALED' }),
        );
        return { seedPhrase };
      },
    },
  );
}
