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
  /** Bytes without its witnesses. */
  readonly bareSize: number;
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
type BareTransaction = Omit<RawTransaction, 'weight' | 'bareSize'>;

/** The hash of a transaction, which leaves its witnesses out. @see BIP-141 */
export function transactionHash(transaction: BareTransaction): string {
  return hex.encode(doubleSha256(withoutWitness(transaction)).reverse());
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
  const bare = reader.list(() => readInput(reader));
  const outputs = reader.list(() => readOutput(reader));
  const inputs = hasWitness
    ? bare.map((input) => ({ ...input, witness: reader.list(() => readBytes(reader)) }))
    : bare;
  if (hasWitness && inputs.every(({ witness }) => witness.length === 0))
    throw new RangeError('The witness is superfluous.');
  const lockTime = reader.uint32();
  if (!reader.isAtEnd) throw new RangeError('Something follows the transaction.');
  if (outputs.length === 0) throw new RangeError('There are no outputs.');
  const transaction = { version, inputs, outputs, lockTime };
  const bareSize = withoutWitness(transaction).length;
  return { ...transaction, bareSize, weight: bareSize * 3 + raw.length };
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
