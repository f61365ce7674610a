import { base58 } from '@scure/base';
import { type ByteReader, createByteReader } from './byte-reader.ts';
import type { AccountUse } from './encode-instruction.ts';

/** A signed transaction as its bytes say it, not validated. */
export interface RawTransaction {
  /** One for each of the first accounts, in their order. */
  readonly signatures: readonly Uint8Array[];
  /** Signed message. */
  readonly message: Uint8Array;
  /** The first one pays. */
  readonly accounts: readonly AccountUse[];
  /** Base58. */
  readonly blockhash: string;
  readonly instructions: readonly RawInstruction[];
}

export interface RawInstruction {
  readonly program: string;
  readonly accounts: readonly AccountUse[];
  readonly data: Uint8Array;
}

export type ReadTransaction =
  | { readonly outcome: 'read'; readonly transaction: RawTransaction }
  | { readonly outcome: 'malformed' }
  /** In the form with a version, which can look accounts up in tables. */
  | { readonly outcome: 'version_not_supported' };

/** Size of one packet: the IPv6 minimum less its headers. */
export const maximumSize = 1_232;

/**
 * Reads one transaction as a node does, and to the last byte. Never throws.
 * @see solana-message, `Message::sanitize`; solana-transaction, `Transaction::sanitize`
 */
export function readTransaction(raw: Uint8Array): ReadTransaction {
  if (raw.length > maximumSize) return { outcome: 'malformed' };
  try {
    const reader = createByteReader(raw);
    const signatures = reader.list(reader.compactU16(), () => reader.bytes(64));
    const message = reader.rest();
    const [first = 0] = message;
    if (first >= 0x80) return { outcome: 'version_not_supported' };
    const read = readMessage(createByteReader(message), signatures.length);
    return { outcome: 'read', transaction: { signatures, message, ...read } };
  } catch {
    return { outcome: 'malformed' };
  }
}

function readMessage(
  reader: ByteReader,
  signatureCount: number,
): Pick<RawTransaction, 'accounts' | 'blockhash' | 'instructions'> {
  const [signers = 0, readOnlySigners = 0, readOnlyOthers = 0] = reader.bytes(3);
  const count = reader.compactU16();
  const isSound = readOnlySigners < signers && signers + readOnlyOthers <= count;
  if (!isSound || signatureCount !== signers) throw new RangeError('The counts do not agree.');
  const accounts = reader
    .list(count, () => base58.encode(reader.bytes(32)))
    .map((address, place) => ({
      address,
      isSigner: place < signers,
      isWritable:
        place < signers - readOnlySigners || (place >= signers && place < count - readOnlyOthers),
    }));
  const blockhash = base58.encode(reader.bytes(32));
  const instructions = reader.list(reader.compactU16(), () => readInstruction(reader, accounts));
  reader.end();
  return { accounts, blockhash, instructions };
}

function readInstruction(reader: ByteReader, accounts: readonly AccountUse[]): RawInstruction {
  const at = (place: number): AccountUse => {
    const account = accounts[place];
    if (account === undefined) throw new RangeError('There is no such account.');
    return account;
  };
  const place = reader.byte();
  // Who pays cannot be a program.
  if (place === 0) throw new RangeError('The program pays.');
  return {
    program: at(place).address,
    accounts: reader.list(reader.compactU16(), () => at(reader.byte())),
    data: reader.bytes(reader.compactU16()),
  };
}
