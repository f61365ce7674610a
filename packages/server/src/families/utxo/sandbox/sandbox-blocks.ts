import { createHash, scryptSync } from 'node:crypto';
import type { UtxoKeyring } from '@billfold/keyring';
import type { BlockHeader } from '../../../chains/sandbox/block-header.ts';
import type { SandboxBlocks } from '../../../chains/sandbox/rules.ts';
import { fromShown, merkleBranchOf, merkleRootOver, shownHash } from '../block-proof.ts';
import { bareTransaction } from '../raw-block.ts';

type Content = Omit<BlockHeader, 'hash'>;

/**
 * Creates the blocks of the sandbox in Bitcoin's encoding, so that receipts have proofs there too. Their target is
 * the easiest of test chains: every second nonce meets it, and no main network takes it.
 */
export function createSandboxBlocks({ network }: Pick<UtxoKeyring, 'network'>): SandboxBlocks {
  const headerOf = (block: Content, hashes: readonly string[]): Buffer => {
    const header = encodeHeader(block, hashes);
    while (!isWork(network, header)) header.writeUInt32LE((header.readUInt32LE(76) + 1) >>> 0, 76);
    return header;
  };
  return {
    hashOf: (block, hashes) => shownHash(headerOf(block, hashes)),
    prove(block, transactions, hash) {
      const hashes = transactions.map((each) => each.hash);
      const index = hashes.indexOf(hash);
      const raw = transactions[index]?.raw;
      const header = headerOf(block, hashes);
      if (raw === undefined || shownHash(header) !== block.hash) return null;
      const transaction = bareTransaction(Buffer.from(raw));
      if (transaction === null) return null;
      const branch = merkleBranchOf(hashes, index);
      return {
        block: { height: block.height, hash: block.hash },
        ...{ header, transaction, branch, index },
      };
    },
  };
}

const easiestBits = 0x207fffff;

function encodeHeader(block: Content, hashes: readonly string[]): Buffer {
  const header = Buffer.alloc(80);
  header.writeInt32LE(0x20000000, 0);
  fromShown(block.parentHash).copy(header, 4);
  fromShown(merkleRootOver(hashes)).copy(header, 36);
  header.writeUInt32LE(Math.floor(block.minedAt.getTime() / 1_000), 68);
  header.writeUInt32LE(easiestBits, 72);
  // A header has neither a height nor parts of seconds: where the search begins tells such blocks apart.
  const seed = JSON.stringify([block.height, block.minedAt.getTime()]);
  createHash('sha256').update(seed).digest().copy(header, 76, 0, 4);
  return header;
}

function isWork(network: UtxoKeyring['network'], header: Buffer): boolean {
  const work =
    network === 'LTC'
      ? scryptSync(header, header, 32, { N: 1_024, r: 1, p: 1 })
      : Buffer.from(shownHash(header), 'hex').reverse();
  // The hash is a number whose last byte comes first.
  return (work[31] ?? 0xff) < 0x7f;
}
