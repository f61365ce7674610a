import { sha256 } from '@noble/hashes/sha2.js';
import { ReceiptError } from './receipt-error.ts';

/** Reads lower-case hex. @throws {ReceiptError} proof_malformed */
export function readHex(text: string): Uint8Array {
  if (!/^(?:[\da-f]{2})+$/.test(text)) throw malformedProof('A proof has bytes that are no hex.');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export const doubleSha256 = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes));

/** Formats a hash as explorers do, last byte first. */
export function toShownHash(hash: Uint8Array): string {
  return [...hash].reverse().map(toPair).join('');
}

/** Reads a hash of 32 bytes as explorers show it. @throws {ReceiptError} proof_malformed */
export function fromShownHash(text: string): Uint8Array {
  const bytes = readHex(text);
  if (bytes.length !== 32) throw malformedProof('A hash has 32 bytes.');
  return bytes.reverse();
}

export const toHex = (bytes: Uint8Array): string => [...bytes].map(toPair).join('');

export const malformedProof = (message: string): ReceiptError =>
  new ReceiptError('proof_malformed', message);

const toPair = (byte: number): string => byte.toString(16).padStart(2, '0');
