import { hkdfSync } from 'node:crypto';
import type { Random } from '@billfold/core';
import { decrypt, encrypt } from './authenticated-cipher.ts';
import type { Kdf } from './kdf.ts';
import { formatKdfParams, readKdfParams, vaultCost } from './kdf-params.ts';
import { wrongEncryptionKey } from './refusals.ts';
import type { Envelope, SeedBinding } from './sealed-seed.ts';

export interface EnvelopeTools {
  readonly kdf: Kdf;
  readonly random: Random;
  /** Mixed into the password's key: the stored record alone cannot be searched. */
  readonly pepper: Uint8Array;
}

export interface EnvelopeUse {
  readonly password: string;
  readonly binding: SeedBinding;
}

/**
 * Seals `plain` under a fresh key, and that key under the password (security.md §5).
 * @throws {ApiError} 429 BUSY
 */
export async function sealEnvelope(
  plain: Uint8Array,
  { password, binding }: EnvelopeUse,
  tools: EnvelopeTools,
): Promise<Envelope> {
  const { random } = tools;
  const place = {
    version: 1,
    kdf: 'argon2id',
    kdfParams: formatKdfParams(vaultCost),
    salt: random.bytes(16),
    pepperVersion: 1,
    wrapIv: random.bytes(12),
    seedIv: random.bytes(12),
  } as const;
  const wrapKey = await deriveWrapKey(place, { password, binding }, tools);
  const key = random.bytes(32);
  try {
    return {
      ...place,
      wrappedKey: encrypt(key, wrapUse(place, binding, wrapKey)),
      sealedSeed: encrypt(plain, seedUse(place, binding, key)),
    };
  } finally {
    key.fill(0);
    wrapKey.fill(0);
  }
}

/**
 * What `sealEnvelope` was given; the caller wipes it. A wrong password and a changed record are one answer.
 * @throws {ApiError} 400 WRONG_ENCRYPTION_KEY, 429 BUSY
 */
export async function openEnvelope(
  record: Envelope,
  { password, binding }: EnvelopeUse,
  tools: EnvelopeTools,
): Promise<Uint8Array> {
  if (record.version !== 1 || record.pepperVersion !== 1 || record.kdf !== 'argon2id')
    throw wrongEncryptionKey();
  const wrapKey = await deriveWrapKey(record, { password, binding }, tools);
  const key = decrypt(record.wrappedKey, wrapUse(record, binding, wrapKey));
  wrapKey.fill(0);
  if (key === undefined) throw wrongEncryptionKey();
  const plain = decrypt(record.sealedSeed, seedUse(record, binding, key));
  key.fill(0);
  if (plain === undefined) throw wrongEncryptionKey();
  return plain;
}

type WrapPlace = Pick<Envelope, 'kdf' | 'kdfParams' | 'salt' | 'pepperVersion'>;

async function deriveWrapKey(
  { kdfParams, salt }: WrapPlace,
  { password, binding }: EnvelopeUse,
  { kdf, pepper }: EnvelopeTools,
): Promise<Uint8Array> {
  const cost = readKdfParams(kdfParams);
  if (cost === undefined || salt.length < 16) throw wrongEncryptionKey();
  const typed = Buffer.from(password.normalize('NFKC'));
  const stretched = await kdf.deriveKey(typed, salt, cost).finally(() => typed.fill(0));
  const info = `billfold/kek/v1|${binding.walletId}`;
  const wrapKey = new Uint8Array(hkdfSync('sha256', stretched, pepper, info, 32));
  stretched.fill(0);
  return wrapKey;
}

function wrapUse(
  place: WrapPlace & Pick<Envelope, 'wrapIv'>,
  binding: SeedBinding,
  key: Uint8Array,
) {
  const { kdf, kdfParams, salt, pepperVersion } = place;
  const saltHex = Buffer.from(salt).toString('hex');
  const authenticated = `billfold/dek/v1|${binding.walletId}|${kdf}|${kdfParams}|${saltHex}|${pepperVersion}`;
  return { key, iv: place.wrapIv, authenticated };
}

function seedUse(place: Pick<Envelope, 'seedIv'>, binding: SeedBinding, key: Uint8Array) {
  const { walletId, userId, createdAt } = binding;
  const authenticated = `billfold/seed/v1|${walletId}|${userId}|${createdAt.toISOString()}`;
  return { key, iv: place.seedIv, authenticated };
}
