import type { Clock } from '@billfold/core';
import { ChainUnavailableError } from '../../../chains/chain.ts';
import type { NodeCheck } from '../../../chains/node-check.ts';
import type { NodeChain } from '../../../chains/node-settings.ts';
import { genesisHashes } from './genesis-hashes.ts';
import { loadBlockRef, loadHead } from './load-block.ts';
import type { TronNode } from './tron-node.ts';

export interface TronNodePlace {
  readonly chain: NodeChain;
  readonly clock: Clock;
}

/** Checks that the node is on the right chain and that its head is recent. */
export async function checkTronNode(
  node: TronNode,
  { chain, clock }: TronNodePlace,
): Promise<NodeCheck> {
  const first = await loadBlockRef(node, 0);
  if (first === null) throw new ChainUnavailableError('The node has no first block.');
  const { main, test } = genesisHashes;
  const isMeant =
    chain === 'regtest'
      ? ![...main, ...test].includes(first.hash)
      : genesisHashes[chain].includes(first.hash);
  if (!isMeant)
    return {
      outcome: 'wrong-chain',
      found: `first block ${first.hash}`,
      wanted:
        chain === 'regtest'
          ? 'a chain of its own'
          : `first block ${genesisHashes[chain].join(' or ')}`,
    };
  const { height, minedAt } = await loadHead(node);
  const head = { height, minedAt };
  // A chain of one's own may rest for days.
  const isOld = chain !== 'regtest' && clock.now() - minedAt.getTime() > longestGapMs;
  return { outcome: isOld ? 'syncing' : 'ready', head };
}

/** Blocks come every three seconds, and now and then one is missing. */
const longestGapMs = 120_000;
