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

/** Computes the Merkle root over hashes; zeros over none. */
export function merkleRootOver(hashes: readonly string[]): string {
  let level = hashes.map(fromShown);
  while (level.length > 1) level = levelAbove(level);
  return toShown(level[0] ?? Buffer.alloc(32));
}

/** Returns the hashes beside the way from one of `hashes` to the root, lowest first. */
export function merkleBranchOf(hashes: readonly string[], index: number): readonly string[] {
  const branch: string[] = [];
  let level = hashes.map(fromShown);
  for (let at = index; level.length > 1; at = Math.floor(at / 2)) {
    // The last one of an odd number stands beside itself.
    const beside = level[at % 2 === 0 ? at + 1 : at - 1] ?? level[at];
    if (beside !== undefined) branch.push(toShown(beside));
    level = levelAbove(level);
  }
  return branch;
}

function levelAbove(level: readonly Buffer[]): Buffer[] {
  return level.flatMap((left, at) =>
    at % 2 === 0 ? [doubleSha256(Buffer.concat([left, level[at + 1] ?? left]))] : [],
  );
}

function doubleSha256(bytes: Uint8Array): Buffer {
  return sha256(sha256(bytes));
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Returns the bytes of a hash as explorers show it. */
export function fromShown(text: string): Buffer {
  return Buffer.from(text, 'hex').reverse();
}

function toShown(bytes: Buffer): string {
  return Buffer.from(bytes).reverse().toString('hex');
}
