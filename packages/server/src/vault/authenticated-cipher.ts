import { createCipheriv, createDecipheriv } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const tagLength = 16;

export interface CipherUse {
  readonly key: Uint8Array;
  /** 96 random bits, used once with this key. */
  readonly iv: Uint8Array;
  /** Bound to the text, though not part of it. */
  readonly authenticated: string;
}

/** AES-256-GCM: the encrypted bytes with their tag behind them. */
export function encrypt(plain: Uint8Array, { key, iv, authenticated }: CipherUse): Uint8Array {
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(authenticated));
  return new Uint8Array(Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]));
}

/**
 * Returns the bytes that `encrypt` was given, for the caller to wipe, or undefined when anything of
 * it was changed.
 */
export function decrypt(
  sealed: Uint8Array,
  { key, iv, authenticated }: CipherUse,
): Uint8Array | undefined {
  if (sealed.length < tagLength) return undefined;
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(authenticated));
  decipher.setAuthTag(sealed.subarray(-tagLength));
  const opened = decipher.update(sealed.subarray(0, -tagLength));
  try {
    decipher.final();
    // A view of the same bytes: a copy this small is on the heap, where wiping misses parts.
    return new Uint8Array(opened.buffer, opened.byteOffset, opened.length);
  } catch {
    opened.fill(0);
    // GCM says no more than that, and neither do we.
    return undefined;
  }
}
