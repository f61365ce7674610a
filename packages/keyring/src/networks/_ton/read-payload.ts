import { KeyringError } from '../../keyring-error.ts';
import type { TonAddress } from './address.ts';
import { type BitReader, createBitReader } from './bit-reader.ts';
import { bitsToBytes } from './bits.ts';
import { type Body, jettonTransferOperation } from './payload.ts';
import { readAddress, readCoins } from './read-message.ts';

/** Decoded payload of a message, of the kinds that are known here. */
export type RawPayload =
  | { readonly kind: 'none' }
  | { readonly kind: 'comment'; readonly text: string }
  | {
      readonly kind: 'jetton';
      readonly units: bigint;
      readonly recipient: TonAddress;
      /** Recipient of the TON that are left over. */
      readonly response: TonAddress;
      readonly memo: string | null;
    }
  /** Any other operation. */
  | { readonly kind: 'other' };

/** Never throws: what is not written as we write it is something else. */
export function readPayload(body: Body): RawPayload {
  if (body.bits === '' && body.refs.length === 0) return { kind: 'none' };
  try {
    return readOperation(createBitReader(body));
  } catch (error) {
    if (error instanceof KeyringError) return { kind: 'other' };
    throw error;
  }
}

function readOperation(reader: BitReader): RawPayload {
  const operation = Number(reader.uint(32));
  if (operation === jettonTransferOperation) return readJetton(reader);
  const text = operation === 0 ? readText(reader.rest()) : null;
  return text === null ? { kind: 'other' } : { kind: 'comment', text };
}

function readJetton(reader: BitReader): RawPayload {
  reader.uint(64);
  const units = readCoins(reader);
  const recipient = readAddress(reader);
  const response = readAddress(reader);
  // No payload of the wallet's own, one nanoton to go on.
  reader.expect('0000100000001');
  const hasNote = reader.uint(1) === 1n;
  const note = hasNote ? readPayload(reader.ref()) : null;
  reader.end();
  if (note === null) return { kind: 'jetton', units, recipient, response, memo: null };
  if (note.kind !== 'comment') return { kind: 'other' };
  return { kind: 'jetton', units, recipient, response, memo: note.text };
}

/** Text goes on from cell to cell, each the only one that the one before it refers to ("snake"). */
function readText(body: Body): string | null {
  let bits = '';
  for (let next: Body | undefined = body; next !== undefined; next = next.refs[0]) {
    if (next.bits.length % 8 !== 0 || next.refs.length > 1) return null;
    bits += next.bits;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bitsToBytes(bits));
  } catch {
    return null;
  }
}
