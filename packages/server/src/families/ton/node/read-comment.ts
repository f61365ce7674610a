import { maximumMemoLength, toMemo } from '../../../chains/to-memo.ts';
import { type CellData, skipAddress } from './cell-data.ts';
import type { NodeMessage } from './node-answers.ts';
import { internalTransfer, readBody, transfer } from './read-body.ts';

/** Reads the comment of a message; null for any other message. @see TON documentation, internal messages */
export function readComment(message: NodeMessage): string | null {
  return readBody(message, readText);
}

/** Reads the comment that goes along with units in a message to a jetton wallet. @see TEP-74 */
export function readJettonComment(message: NodeMessage): string | null {
  return readBody(message, (body) => {
    const operation = body.uint(32);
    if (operation !== transfer && operation !== internalTransfer) return null;
    body.uint(64);
    body.coins();
    // Recipient or sender, and who gets what is left over.
    skipAddress(body);
    skipAddress(body);
    const hasOwnPayload = operation === transfer && body.uint(1) === 1n;
    if (hasOwnPayload) body.ref();
    body.coins();
    return readText(body.uint(1) === 1n ? body.ref() : body);
  });
}

/**
 * Reads a text that goes on from cell to cell ("snake"), no further than a memo does. Null for another operation
 * than a comment, and for bytes that are no UTF-8.
 */
function readText(body: CellData): string | null {
  if (body.left() < 32 || body.uint(32) !== 0n) return null;
  let bytes = body.bytes();
  for (let cell = body; cell.refs() > 0 && bytes.length < maximumBytes; ) {
    cell = cell.ref();
    bytes = Buffer.concat([bytes, cell.bytes()]);
  }
  const isCut = bytes.length >= maximumBytes;
  try {
    // A cut can go through a character.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return toMemo(decoder.decode(bytes.subarray(0, maximumBytes), { stream: isCut }));
  } catch {
    return null;
  }
}

/** Bytes of UTF-8 that hold at least the characters of a memo. */
const maximumBytes = 4 * maximumMemoLength;
