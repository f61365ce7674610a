import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { walletVaults } from '../src/db/schema.ts';
import type { EnvelopeTools, EnvelopeUse } from '../src/vault/envelope.ts';
import type { Envelope } from '../src/vault/sealed-seed.ts';
import { toPlainRecord } from '../src/vault/seed-record.ts';
import { deriveSignerKeys } from '../src/vault/server-keys.ts';
import { toVersions } from '../src/vault/versions.ts';
import { loadVault } from '../src/wallets/wallet-store.ts';
import { cloudPassword, type Holder, vectorPhrase } from './people.ts';
import { createRememberingKdf } from './remembering-kdf.ts';
import { masterKey, type TestServer } from './test-server.ts';

/** Puts a record of version 1 in place of the vault of a holder, with the same phrase and password. */
export async function storeFirstVersion({ context }: TestServer, holder: Holder): Promise<void> {
  const { walletId, user } = holder;
  const { binding } = await loadVault(context.db, { walletId, userId: user.id });
  const pepper = deriveSignerKeys({ bytes: masterKey }).vaultPepper;
  const tools = {
    kdf: createRememberingKdf(),
    random: context.platform.random,
    peppers: toVersions([[1, pepper]]),
  };
  const use = { password: cloudPassword, binding };
  const record = await sealFirstVersion(toPlainRecord(vectorPhrase), use, tools);
  await context.db.update(walletVaults).set(record).where(eq(walletVaults.walletId, walletId));
}

/**
 * Seals as version 1 of the record did, which mixed the pepper itself into the password's key. Written out
 * here, because the server only reads these records.
 */
export async function sealFirstVersion(
  plain: Uint8Array,
  { password, binding: { walletId, userId, createdAt } }: EnvelopeUse,
  { kdf, peppers }: EnvelopeTools,
): Promise<Envelope> {
  const [salt, dataKey, wrapIv, seedIv] = [draw(16), draw(32), draw(12), draw(12)];
  const cost = { memoryKib: 65_536, passes: 3, lanes: 1 };
  const kdfParams = 'm=65536,t=3,p=1';
  const stretched = await kdf.deriveKey(Buffer.from(password.normalize('NFKC')), salt, cost);
  const info = `billfold/kek/v1|${walletId}`;
  const wrapping = new Uint8Array(hkdfSync('sha256', stretched, peppers.newest, info, 32));
  const terms = `argon2id|${kdfParams}|${Buffer.from(salt).toString('hex')}|${peppers.current}`;
  return {
    ...{ version: 1, kdf: 'argon2id', kdfParams, salt, pepperVersion: peppers.current },
    wrapIv,
    wrappedKey: seal(dataKey, wrapping, wrapIv, `billfold/dek/v1|${walletId}|${terms}`),
    seedIv,
    sealedSeed: seal(
      plain,
      dataKey,
      seedIv,
      `billfold/seed/v1|${walletId}|${userId}|${createdAt.toISOString()}`,
    ),
  };
}

const draw = (length: number) => new Uint8Array(randomBytes(length));

function seal(plain: Uint8Array, key: Uint8Array, iv: Uint8Array, context: string): Uint8Array {
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(context));
  return new Uint8Array(Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]));
}
