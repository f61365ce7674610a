import { scrypt } from '@noble/hashes/scrypt.js';
import type { ChainName } from '../networks/network.ts';
import { doubleSha256, malformedProof, toShownHash } from './proof-bytes.ts';
import { ReceiptError } from './receipt-error.ts';

export type ProvedNetwork = 'BTC' | 'LTC';

export interface BlockHeaderFacts {
  /** In the byte order of explorers. */
  readonly hash: string;
  readonly parentHash: string;
  /** In the byte order of explorers. */
  readonly merkleRoot: string;
  readonly minedAt: Date;
  /** Hashes that it took on average to find the block. */
  readonly work: bigint;
}

/**
 * Reads the header of a block and verifies its proof of work.
 * @throws {ReceiptError} proof_malformed, work_missing
 * @see Bitcoin developer reference, block headers; Litecoin hashes for work by scrypt (RFC 7914)
 */
export function readBlockHeader(
  header: Uint8Array,
  { network, chain }: { readonly network: ProvedNetwork; readonly chain: ChainName },
): BlockHeaderFacts {
  if (header.length !== 80) throw malformedProof('A header has 80 bytes.');
  const view = new DataView(header.buffer, header.byteOffset, header.length);
  const target = toTarget(view.getUint32(72, true));
  const easiest = toTarget(easiestBits[network][chain]);
  if (target === 0n || target > easiest)
    throw new ReceiptError('work_missing', 'The target of the block is easier than allowed.');
  const hash = doubleSha256(header);
  const worked = network === 'LTC' ? scrypt(header, header, litecoinWork) : hash;
  if (BigInt(`0x${toShownHash(worked)}`) > target)
    throw new ReceiptError('work_missing', 'The hash of the block misses its target.');
  return {
    hash: toShownHash(hash),
    parentHash: toShownHash(header.subarray(4, 36)),
    merkleRoot: toShownHash(header.subarray(36, 68)),
    minedAt: new Date(view.getUint32(68, true) * 1_000),
    work: 2n ** 256n / (target + 1n),
  };
}

const litecoinWork = { N: 1_024, r: 1, p: 1, dkLen: 32 };

/** Easiest targets of the chains, in the form of headers; those of the sandbox are found at once. */
const easiestBits: Readonly<Record<ProvedNetwork, Readonly<Record<ChainName, number>>>> = {
  BTC: { main: 0x1d00ffff, test: 0x1d00ffff, regtest: 0x207fffff, sandbox: 0x207fffff },
  LTC: { main: 0x1e0fffff, test: 0x1e0fffff, regtest: 0x207fffff, sandbox: 0x207fffff },
};

/** Expands the target of a header; zero for one that is negative or too large. */
function toTarget(bits: number): bigint {
  const exponent = bits >>> 24;
  const mantissa = BigInt(bits & 0x7fffff);
  if ((bits & 0x800000) !== 0 || exponent > 32) return 0n;
  return exponent < 3
    ? mantissa >> BigInt(8 * (3 - exponent))
    : mantissa << BigInt(8 * (exponent - 3));
}
