import { utf8 } from '@scure/base';
import { addressBits, type TonAddress } from './address.ts';
import { bytesToBits, coinsBits, uintBits } from './bits.ts';
import { type Cell, createCell } from './cell.ts';

/** Encodes the payload of a message as part of a cell. */
export type Body = Pick<Cell, 'bits' | 'refs'>;

export const emptyBody: Body = { bits: '', refs: [] };

/** Operation 0 is a comment; one that fits into its cell. @see TON documentation, internal messages */
export function commentBody(text: string): Body {
  return { bits: uintBits(0, 32) + bytesToBits(utf8.decode(text)), refs: [] };
}

export interface JettonOrder {
  readonly units: bigint;
  readonly recipient: TonAddress;
  /** Recipient of the TON that are left over. */
  readonly sender: TonAddress;
  readonly memo: string | null;
}

export const jettonTransferOperation = 0x0f8a7ea5;

/**
 * Asks the sender's own jetton wallet to hand over its units. One nanoton goes on to the recipient,
 * so that their wallet hears of it.
 * @see TEP-74
 */
export function jettonBody({ units, recipient, sender, memo }: JettonOrder): Body {
  const head = uintBits(jettonTransferOperation, 32) + uintBits(0, 64) + coinsBits(units);
  const parties = `${addressBits(recipient)}${addressBits(sender)}`;
  const end = `0${coinsBits(1n)}${memo === null ? '0' : '1'}`;
  const note = memo === null ? [] : [createCell(commentBody(memo).bits)];
  return { bits: head + parties + end, refs: note };
}
