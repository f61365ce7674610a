import { malformedProof } from './proof-bytes.ts';

/** Output of a transaction. */
export interface ProvedOutput {
  /** In base units. */
  readonly value: bigint;
  readonly script: Uint8Array;
}

/**
 * Reads the outputs of a transaction without witnesses.
 * @throws {ReceiptError} proof_malformed
 */
export function readOutputs(transaction: Uint8Array): readonly ProvedOutput[] {
  // An inner node of a Merkle tree has this length: bytes of it could pass as a transaction (CVE-2017-12842).
  if (transaction.length === 64) throw malformedProof('A transaction of 64 bytes proves nothing.');
  const reader = createReader(transaction);
  reader.take(4);
  const inputs = reader.count();
  for (let input = 0; input < inputs; input += 1) {
    reader.take(36);
    reader.take(reader.count());
    reader.take(4);
  }
  const outputs = Array.from({ length: reader.count() }, () => ({
    value: reader.view(8).getBigUint64(0, true),
    script: reader.take(reader.count()),
  }));
  reader.take(4);
  if (inputs === 0 || !reader.isAtEnd()) throw malformedProof('The bytes are no transaction.');
  return outputs;
}

function createReader(bytes: Uint8Array) {
  let position = 0;
  const take = (length: number): Uint8Array => {
    if (length > bytes.length - position) throw malformedProof('A transaction ends too early.');
    position += length;
    return bytes.subarray(position - length, position);
  };
  const view = (length: number): DataView => {
    const { buffer, byteOffset } = take(length);
    return new DataView(buffer, byteOffset, length);
  };
  const count = (): number => {
    const first = view(1).getUint8(0);
    if (first < 0xfd) return first;
    if (first === 0xfd) return requirePossible(view(2).getUint16(0, true));
    if (first === 0xfe) return requirePossible(view(4).getUint32(0, true));
    throw malformedProof('A count is too large.');
  };
  const requirePossible = (value: number): number => {
    if (value > bytes.length) throw malformedProof('A count is too large.');
    return value;
  };
  return { take, view, count, isAtEnd: () => position === bytes.length };
}
