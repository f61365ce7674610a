import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { KeyringError } from '../../keyring-error.ts';
import {
  compactSize,
  createWireReader,
  joinBytes,
  uint32,
  uint64,
  type WireReader,
} from './wire-format.ts';

export interface RawTransaction {
  readonly version: number;
  readonly inputs: readonly RawInput[];
  readonly outputs: readonly RawOutput[];
  readonly lockTime: number;
  /** @see BIP-141 */
  readonly weight: number;
  /** Its bytes without its witnesses, which its hash covers. */
  readonly bare: Uint8Array;
}

export interface RawInput {
  /** Id of the transaction whose output it spends, as it is shown. */
  readonly hash: string;
  readonly index: number;
  readonly signatureScript: Uint8Array;
  readonly sequence: number;
  readonly witness: readonly Uint8Array[];
}

export interface RawOutput {
  readonly value: bigint;
  readonly script: Uint8Array;
}

/**
 * Reads one transaction as a node does, with or without witness, and to the last byte.
 * @throws {KeyringError} `transaction_malformed`, for any bytes that are none
 * @see BIP-144
 */
export function parseTransaction(raw: Uint8Array): RawTransaction {
  try {
    return read(raw);
  } catch (cause) {
    throw new KeyringError('transaction_malformed', 'These bytes are not a transaction.', {
      cause,
    });
  }
}

/** Transaction without what its size is counted from. */
type BareTransaction = Omit<RawTransaction, 'weight' | 'bare'>;

/** The hash of a transaction, which leaves its witnesses out. @see BIP-141 */
export function transactionHash(transaction: BareTransaction): string {
  return bareHash(withoutWitness(transaction));
}

/** The hash of a transaction by its bytes without witnesses. */
export function bareHash(bare: Uint8Array): string {
  return hex.encode(doubleSha256(bare).reverse());
}

export function outpointBytes({ hash, index }: Pick<RawInput, 'hash' | 'index'>): Uint8Array {
  return joinBytes([hex.decode(hash).reverse(), uint32(index)]);
}

export function outputBytes({ value, script }: RawOutput): Uint8Array {
  return joinBytes([uint64(value), compactSize(script.length), script]);
}

export function doubleSha256(bytes: Uint8Array): Uint8Array {
  return sha256(sha256(bytes));
}

function read(raw: Uint8Array): RawTransaction {
  const reader = createWireReader(raw);
  const version = reader.uint32();
  // A first count of 0 inputs is the marker of a transaction with witnesses; then comes the flag 1.
  const hasWitness = raw[4] === 0;
  if (hasWitness && (reader.uint8() !== 0 || reader.uint8() !== 1))
    throw new RangeError('The flag is unknown.');
  const bodyStart = reader.position;
  const unsigned = reader.list(() => readInput(reader));
  const outputs = reader.list(() => readOutput(reader));
  const body = raw.subarray(bodyStart, reader.position);
  const inputs = hasWitness
    ? unsigned.map((input) => ({ ...input, witness: reader.list(() => readBytes(reader)) }))
    : unsigned;
  if (hasWitness && inputs.every(({ witness }) => witness.length === 0))
    throw new RangeError('The witness is superfluous.');
  const lockTime = reader.uint32();
  if (!reader.isAtEnd) throw new RangeError('Something follows the transaction.');
  if (outputs.length === 0) throw new RangeError('There are no outputs.');
  // Each number has one form alone, so these are the bytes that would be written.
  const bare = hasWitness ? joinBytes([raw.subarray(0, 4), body, raw.subarray(-4)]) : raw;
  return { version, inputs, outputs, lockTime, bare, weight: bare.length * 3 + raw.length };
}

function readInput(reader: WireReader): RawInput {
  return {
    hash: hex.encode(reader.bytes(32).reverse()),
    index: reader.uint32(),
    signatureScript: readBytes(reader),
    sequence: reader.uint32(),
    witness: [],
  };
}

function readOutput(reader: WireReader): RawOutput {
  return { value: reader.uint64(), script: readBytes(reader) };
}

function readBytes(reader: WireReader): Uint8Array {
  return reader.bytes(reader.compactSize());
}

function withoutWitness({ version, inputs, outputs, lockTime }: BareTransaction): Uint8Array {
  return joinBytes([
    uint32(version),
    compactSize(inputs.length),
    ...inputs.map(inputBytes),
    compactSize(outputs.length),
    ...outputs.map(outputBytes),
    uint32(lockTime),
  ]);
}

function inputBytes(input: RawInput): Uint8Array {
  const { signatureScript, sequence } = input;
  const length = compactSize(signatureScript.length);
  return joinBytes([outpointBytes(input), length, signatureScript, uint32(sequence)]);
}
