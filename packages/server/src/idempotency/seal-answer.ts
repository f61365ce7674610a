import type { Random } from '@billfold/core';
import { decrypt, encrypt } from '../vault/authenticated-cipher.ts';
import type { ServerKeyring } from '../vault/server-keys.ts';

/** Scope and key of a stored answer, to which its sealed body is bound. */
export interface AnswerPlace {
  readonly scope: string;
  readonly key: string;
}

export interface SealTools {
  readonly keys: ServerKeyring;
  readonly random: Random;
}

const versionLength = 4;
const ivLength = 12;

/** Seals the text of an answer: key version, IV, and AES-256-GCM of the text. */
export function sealAnswer(
  text: string,
  place: AnswerPlace,
  { keys, random }: SealTools,
): Uint8Array {
  const version = Buffer.alloc(versionLength);
  version.writeUInt32BE(keys.current);
  const iv = random.bytes(ivLength);
  const use = { key: keys.newest.idempotency, iv, authenticated: boundTo(place) };
  return new Uint8Array(Buffer.concat([version, iv, encrypt(Buffer.from(text), use)]));
}

/** Opens the text of a sealed answer; null when its key is gone or anything of it was changed. */
export function openAnswer(
  sealed: Uint8Array,
  place: AnswerPlace,
  keys: ServerKeyring,
): string | null {
  const bytes = Buffer.from(sealed);
  if (bytes.length < versionLength + ivLength) return null;
  const key = keys.find(bytes.readUInt32BE(0))?.idempotency;
  if (key === undefined) return null;
  const iv = bytes.subarray(versionLength, versionLength + ivLength);
  const use = { key, iv, authenticated: boundTo(place) };
  const plain = decrypt(bytes.subarray(versionLength + ivLength), use);
  if (plain === undefined) return null;
  const text = Buffer.from(plain).toString();
  plain.fill(0);
  return text;
}

const boundTo = ({ scope, key }: AnswerPlace): string =>
  `billfold/idempotency/v1|${JSON.stringify([scope, key])}`;
