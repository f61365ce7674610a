import { createHash } from 'node:crypto';

/**
 * An address as people write it, from the 21 bytes in hexadecimal that nodes show; null for anything
 * else, as in the first block.
 */
export function formatAddress(hex: string): string | null {
  if (!/^41[\da-f]{40}$/i.test(hex)) return null;
  const payload = Buffer.from(hex, 'hex');
  let number = BigInt(`0x${Buffer.concat([payload, checksumOf(payload)]).toString('hex')}`);
  let text = '';
  while (number > 0n) {
    text = alphabet.charAt(Number(number % 58n)) + text;
    number /= 58n;
  }
  return text;
}

/** Converts the twenty bytes of an address in contract data, to which it adds the version byte. */
export function formatHolder(hex: string): string | null {
  return formatAddress(`41${hex}`);
}

/** The twenty bytes that name the holder of an address that is valid. */
export function holderOf(address: string): string {
  const number = [...address].reduce(
    (sum, letter) => sum * 58n + BigInt(alphabet.indexOf(letter)),
    0n,
  );
  return number.toString(16).padStart(50, '0').slice(2, 42);
}

function checksumOf(payload: Buffer): Buffer {
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
  return sha256(sha256(payload)).subarray(0, 4);
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
