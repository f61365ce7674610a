import { createHash } from 'node:crypto';

/** Formats a hash as explorers do: double SHA-256, last byte first. */
export function shownHash(bytes: Uint8Array): string {
  return toShown(doubleSha256(bytes));
}

export interface HeaderFacts {
  readonly parentHash: string;
  readonly merkleRoot: string;
  readonly minedAt: Date;
}

/** @see Bitcoin developer reference, block headers */
export function readHeader(header: Buffer): HeaderFacts {
  return {
    parentHash: toShown(header.subarray(4, 36)),
    merkleRoot: toShown(header.subarray(36, 68)),
    minedAt: new Date(header.readUInt32LE(68) * 1_000),
  };
}

/** Computes the Merkle root of at least one transaction. */
export function merkleRootOf(transactions: readonly Uint8Array[]): string {
  let level = transactions.map(doubleSha256);
  while (level.length > 1)
    level = level.flatMap((left, at) =>
      at % 2 === 0 ? [doubleSha256(Buffer.concat([left, level[at + 1] ?? left]))] : [],
    );
  return toShown(level[0] ?? Buffer.alloc(32));
}

function doubleSha256(bytes: Uint8Array): Buffer {
  return sha256(sha256(bytes));
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function toShown(bytes: Buffer): string {
  return Buffer.from(bytes).reverse().toString('hex');
}
