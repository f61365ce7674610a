import { createHash } from 'node:crypto';

export interface ReviewedLines {
  readonly outId: string;
  /** Digests of the reviews of the lines, in the order in which they are signed. */
  readonly digests: readonly string[];
}

/** Returns the digest over the reviews of lines that are signed together, in hex. */
export function batchDigestOf({ outId, digests }: ReviewedLines): string {
  return createHash('sha256')
    .update(JSON.stringify([outId, ...digests]))
    .digest('hex');
}
