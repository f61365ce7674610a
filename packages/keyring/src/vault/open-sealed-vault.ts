import type { SealedVault } from '@billfold/core/contract';
import { base64urlnopad } from '@scure/base';
import { KeyringError } from '../keyring-error.ts';
import { entropyToSeedPhrase } from '../seed-entropy.ts';
import { seedPhraseToSeed } from '../seed-phrase.ts';
import { blindInput, finalizeEvaluation } from './oprf.ts';
import { deriveWrappingKey, sealedVersion, seedContext, wrapContext } from './sealed-record.ts';

/** Password and cost of one argon2id derivation, version 0x13, of 32 bytes. */
export interface KeyDerivation {
  readonly password: Uint8Array;
  readonly salt: Uint8Array;
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

export interface OpenSealedVault {
  readonly walletId: string;
  readonly vault: SealedVault;
  readonly password: string;
  /** Derives a key by argon2id. */
  readonly deriveKey: (derivation: KeyDerivation) => Promise<Uint8Array>;
  /** Asks the server to evaluate a blinded element, base64url; it counts as a guess until it is proved. */
  readonly evaluate: (blinded: string) => Promise<string>;
}

/**
 * Opens the sealed record of a wallet where its owner is and returns the 64-byte seed, which the caller
 * zeroes. The server sees a blinded element only: neither the password nor anything that it could be
 * searched by.
 * @throws {KeyringError} `vault_locked` for a wrong password or a changed record, `vault_unsupported`
 * for one that only the server opens; the errors of `evaluate` and `deriveKey`
 * @example
 * const deriveKey = async ({ password, salt, memoryKib }: KeyDerivation): Promise<Uint8Array> => {
 *   throw new Error(`argon2id of ${password.length} and ${salt.length} bytes in ${memoryKib} KiB`);
 * };
 * const vault = await client.wallets.getVault(walletId);
 * const evaluate = async (blinded: string) => {
 *   const asked = { blinded, pepperV: vault.pepperV };
 *   return (await client.wallets.evaluateVault(walletId, asked)).evaluated;
 * };
 * const seed = await openSealedVault({ walletId, vault, password, deriveKey, evaluate });
 * seed.fill(0);
 */
export async function openSealedVault(request: OpenSealedVault): Promise<Uint8Array> {
  const { vault, password } = request;
  const cost = costOf(vault);
  const salt = fromText(vault.salt);
  const typed = new TextEncoder().encode(password.normalize('NFKC'));
  const stretched = await request
    .deriveKey({ password: typed, salt, ...cost })
    .finally(() => typed.fill(0));
  const wrapping = await wiping(stretched, () => deriveWrapping(stretched, request));
  const dataKey = await wiping(wrapping, () =>
    decrypt(vault.wrap, { key: wrapping, iv: vault.ivW, context: contextOf(request, cost, salt) }),
  );
  const { walletId } = request;
  const { userId, createdAt } = vault;
  const context = seedContext({ walletId, userId, createdAt });
  const plain = await wiping(dataKey, () =>
    decrypt(vault.seed, { key: dataKey, iv: vault.ivS, context }),
  );
  // Behind the entropy: its language (0 is English), and whether it has a passphrase (0 is no).
  return wiping(plain, async () => seedPhraseToSeed(entropyToSeedPhrase(plain.subarray(0, -2))));
}

/** Lowest cost of a record; a server that names a lower one is not followed. */
const floor = { memoryKib: 65_536, passes: 3, lanes: 1 };
/** Highest cost that a browser bears. */
const ceiling = { memoryKib: 1_048_576, passes: 16, lanes: 4 };

function costOf({ v, kdf, params }: SealedVault): typeof floor {
  const { m: memoryKib = 0, t: passes = 0, p: lanes = 0 } = params;
  const isBearable =
    isWithin(memoryKib, floor.memoryKib, ceiling.memoryKib) &&
    isWithin(passes, floor.passes, ceiling.passes) &&
    isWithin(lanes, floor.lanes, ceiling.lanes);
  if (v === sealedVersion && kdf === 'argon2id' && isBearable) return { memoryKib, passes, lanes };
  throw new KeyringError('vault_unsupported', 'Only the server opens a record of this kind.');
}

const isWithin = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;

async function deriveWrapping(
  stretched: Uint8Array,
  { walletId, evaluate }: OpenSealedVault,
): Promise<Uint8Array> {
  const { blind, blinded } = blindInput(stretched);
  const evaluated = fromText(await evaluate(base64urlnopad.encode(blinded)));
  const output = finalizeEvaluation({ input: stretched, blind, evaluated });
  blind.fill(0);
  return wiping(output, async () => deriveWrappingKey({ walletId, stretched, output }));
}

function contextOf(
  { walletId, vault: { v, kdf, pepperV } }: OpenSealedVault,
  { memoryKib, passes, lanes }: typeof floor,
  salt: Uint8Array,
): string {
  const kdfParams = `m=${memoryKib},t=${passes},p=${lanes}`;
  return wrapContext(v, { walletId, kdf, kdfParams, salt, pepperVersion: pepperV });
}

interface Decryption {
  readonly key: Uint8Array;
  readonly iv: string;
  readonly context: string;
}

/** AES-256-GCM with the tag behind the text. @throws {KeyringError} `vault_locked` */
async function decrypt(sealed: string, { key, iv, context }: Decryption): Promise<Uint8Array> {
  const algorithm = {
    name: 'AES-GCM',
    iv: fromText(iv),
    additionalData: new TextEncoder().encode(context),
  };
  const { subtle } = crypto;
  const aes = await subtle.importKey('raw', new Uint8Array(key), 'AES-GCM', false, ['decrypt']);
  try {
    return new Uint8Array(await subtle.decrypt(algorithm, aes, fromText(sealed)));
  } catch {
    // GCM says no more than that, and neither do we.
    throw new KeyringError('vault_locked', 'The cloud encryption password is incorrect.');
  }
}

/** @throws {KeyringError} `vault_locked` for text that is no base64url */
function fromText(text: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(base64urlnopad.decode(text));
  } catch {
    throw new KeyringError('vault_locked', 'The sealed record is damaged.');
  }
}

async function wiping<T>(bytes: Uint8Array, use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } finally {
    bytes.fill(0);
  }
}
