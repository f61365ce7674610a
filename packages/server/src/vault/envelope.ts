import { hkdfSync } from 'node:crypto';
import type { Random } from '@billfold/core';
import {
  deriveWrappingKey,
  evaluateInput,
  sealedVersion,
  seedContext,
  wrapContext,
} from '@billfold/keyring/vault';
import { decrypt, encrypt } from './authenticated-cipher.ts';
import type { Kdf } from './kdf.ts';
import { formatKdfParams, readKdfParams, vaultCost } from './kdf-params.ts';
import { oprfKeyOf } from './oprf-key.ts';
import { wrongEncryptionKey } from './refusals.ts';
import type { Envelope, SeedBinding } from './sealed-seed.ts';
import type { Versions } from './versions.ts';

export interface EnvelopeTools {
  readonly kdf: Kdf;
  readonly random: Random;
  /** Mixed into the password's key by way of the evaluation: the stored record alone cannot be searched. */
  readonly peppers: Versions<Uint8Array>;
}

export interface EnvelopeUse {
  readonly password: string;
  readonly binding: SeedBinding;
}

/** Versions that open. Records of version 1 are sealed again when they are next opened to sign or unlock. */
const readableVersions: ReadonlySet<number> = new Set([1, sealedVersion]);

/**
 * Seals `plain` under a fresh key, and that key under the password: see "Who can move coins" in docs/security.md.
 * @throws {ApiError} 429 BUSY
 */
export async function sealEnvelope(
  plain: Uint8Array,
  { password, binding }: EnvelopeUse,
  tools: EnvelopeTools,
): Promise<Envelope> {
  const key = tools.random.bytes(32);
  try {
    const seedIv = tools.random.bytes(12);
    return {
      ...(await rewrapKey(key, { password, binding }, tools)),
      seedIv,
      sealedSeed: encrypt(plain, seedUse({ seedIv }, binding, key)),
    };
  } finally {
    key.fill(0);
  }
}

export interface Opened {
  /** Plain bytes that were sealed; the caller wipes them. */
  readonly plain: Uint8Array;
  /** The record of the newest version and pepper, for the same password; null where it is so already. */
  readonly renewed: Envelope | null;
}

/**
 * A wrong password and a changed record are one answer.
 * @throws {ApiError} 400 WRONG_ENCRYPTION_KEY, 429 BUSY
 */
export async function openEnvelope(
  record: Envelope,
  { password, binding }: EnvelopeUse,
  tools: EnvelopeTools,
): Promise<Opened> {
  const stretched = await stretch(record, password, tools);
  const use = { binding, stretched };
  return wiping(stretched, () =>
    wiping(unwrapKey(record, use, tools), (key) => {
      const plain = decrypt(record.sealedSeed, seedUse(record, binding, key));
      if (plain === undefined) throw wrongEncryptionKey();
      const renewed = isNewest(record, tools)
        ? null
        : { ...record, ...wrapKey(key, { ...record, ...use }, tools) };
      return { plain, renewed };
    }),
  );
}

/**
 * Seals the same seed under another password: a new salt and a new wrapped key, with the same
 * sealed part.
 * @throws {ApiError} 400 WRONG_ENCRYPTION_KEY, 429 BUSY
 */
export async function rewrapEnvelope(
  record: Envelope,
  { password, newPassword, binding }: EnvelopeUse & { readonly newPassword: string },
  tools: EnvelopeTools,
): Promise<Envelope> {
  const stretched = await stretch(record, password, tools);
  const key = wiping(stretched, () => unwrapKey(record, { binding, stretched }, tools));
  try {
    return {
      ...record,
      ...(await rewrapKey(key, { binding, password: newPassword }, tools)),
    };
  } finally {
    key.fill(0);
  }
}

/** Returns whether a record is of the newest version, under the newest pepper. */
export function isNewest(
  { version, pepperVersion }: Pick<Envelope, 'version' | 'pepperVersion'>,
  { peppers }: Pick<EnvelopeTools, 'peppers'>,
): boolean {
  return version === sealedVersion && pepperVersion === peppers.current;
}

/** Everything of a record but the sealed seed. */
async function rewrapKey(
  key: Uint8Array,
  { password, binding }: EnvelopeUse,
  tools: EnvelopeTools,
): Promise<Omit<Envelope, 'seedIv' | 'sealedSeed'>> {
  const terms: KdfTerms = {
    version: sealedVersion,
    kdf: 'argon2id',
    kdfParams: formatKdfParams(vaultCost),
    salt: tools.random.bytes(16),
  };
  const stretched = await stretch(terms, password, tools);
  return wiping(stretched, () => wrapKey(key, { ...terms, binding, stretched }, tools));
}

type KdfTerms = Pick<Envelope, 'version' | 'kdf' | 'kdfParams' | 'salt'>;
type WrapPlace = KdfTerms & Pick<Envelope, 'pepperVersion'>;

/** Key derived from a password, and the record that it is for. */
interface Stretched {
  readonly binding: SeedBinding;
  readonly stretched: Uint8Array;
}

/** Wraps the record key as the newest version does, whichever version the record has. */
function wrapKey(
  key: Uint8Array,
  { kdf, kdfParams, salt, ...use }: Omit<KdfTerms, 'version'> & Stretched,
  { random, peppers }: EnvelopeTools,
) {
  const terms = { version: sealedVersion, kdf, kdfParams, salt, pepperVersion: peppers.current };
  const place = { ...terms, wrapIv: random.bytes(12) };
  const wrappedKey = wiping(wrappingKey(place, use, peppers.newest), (wrapping) =>
    encrypt(key, wrapUse(place, use.binding, wrapping)),
  );
  return { ...place, wrappedKey };
}

/** The key that the seed is sealed under; the caller wipes it. */
function unwrapKey(record: Envelope, use: Stretched, { peppers }: EnvelopeTools): Uint8Array {
  const pepper = peppers.find(record.pepperVersion);
  if (pepper === undefined) throw wrongEncryptionKey();
  const key = wiping(wrappingKey(record, use, pepper), (wrapping) =>
    decrypt(record.wrappedKey, wrapUse(record, use.binding, wrapping)),
  );
  if (key === undefined) throw wrongEncryptionKey();
  return key;
}

/** Stretches a password by argon2id; the caller wipes the result. */
async function stretch(
  { version, kdf: kind, kdfParams, salt }: KdfTerms,
  password: string,
  { kdf }: EnvelopeTools,
): Promise<Uint8Array> {
  const cost = readKdfParams(kdfParams);
  if (
    !readableVersions.has(version) ||
    kind !== 'argon2id' ||
    cost === undefined ||
    salt.length < 16
  )
    throw wrongEncryptionKey();
  const typed = Buffer.from(password.normalize('NFKC'));
  return kdf.deriveKey(typed, salt, cost).finally(() => typed.fill(0));
}

/**
 * Derives the key that wraps the record key. From version 2 on the pepper enters by an evaluation that a
 * browser can ask for without showing the password; version 1 needs the pepper itself.
 */
function wrappingKey(
  { version }: Pick<Envelope, 'version'>,
  { binding: { walletId }, stretched }: Stretched,
  pepper: Uint8Array,
): Uint8Array {
  if (version === 1) {
    const info = `billfold/kek/v1|${walletId}`;
    return new Uint8Array(hkdfSync('sha256', stretched, pepper, info, 32));
  }
  return wiping(oprfKeyOf(pepper, walletId), (key) =>
    wiping(evaluateInput(key, stretched), (output) =>
      deriveWrappingKey({ walletId, stretched, output }),
    ),
  );
}

function wiping<T>(bytes: Uint8Array, use: (bytes: Uint8Array) => T): T {
  try {
    return use(bytes);
  } finally {
    bytes.fill(0);
  }
}

function wrapUse(
  { version, wrapIv, ...terms }: WrapPlace & Pick<Envelope, 'wrapIv'>,
  { walletId }: SeedBinding,
  key: Uint8Array,
) {
  return { key, iv: wrapIv, authenticated: wrapContext(version, { walletId, ...terms }) };
}

function seedUse({ seedIv }: Pick<Envelope, 'seedIv'>, binding: SeedBinding, key: Uint8Array) {
  return { key, iv: seedIv, authenticated: seedContext(binding) };
}
