import { ChainFaultError } from '../../../chains/chain.ts';
import { type CellData, readCellData } from './cell-data.ts';
import type { NodeMessage } from './node-answers.ts';

/** Returns the jetton units in a message to a jetton wallet; null for any other message. */
export function readUnits(message: NodeMessage): bigint | null {
  return readBody(message, (body) => {
    // What comes back begins with that.
    if (message.bounced === true && body.uint(32) !== bounced) return null;
    const operation = body.uint(32);
    if (operation !== transfer && operation !== internalTransfer) return null;
    body.uint(64);
    return body.coins();
  });
}

/** Reads the sequence number of a send from a wallet of version 3 or 4; null for other wallets. */
export function readSeqno(message: NodeMessage): bigint | null {
  return readBody(message, (body) => {
    const [signature, subwallet, time] = [512, 32, 32];
    if (message.opcode === wallet5) return null;
    body.uint(signature);
    body.uint(subwallet);
    body.uint(time);
    return body.uint(32);
  });
}

/** Reads the body of a message; null where there is none, or one that is not as `reader` expects it. */
export function readBody<T>(message: NodeMessage, reader: (body: CellData) => T | null): T | null {
  const body = message.message_content?.body;
  if (body == null) return null;
  try {
    return reader(readCellData(body));
  } catch (error) {
    // Anybody can send anything.
    if (error instanceof ChainFaultError) return null;
    throw error;
  }
}

const bounced = 0xffffffffn;
export const transfer = 0x0f8a7ea5n;
export const internalTransfer = 0x178d4519n;
/** `sign`, with which what is said to wallets of version 5 begins. */
const wallet5 = '0x7369676e';
