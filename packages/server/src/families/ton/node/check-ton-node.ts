import type { Clock } from '@billfold/core';
import type { NodeCheck } from '../../../chains/node-check.ts';
import type { NodeChain } from '../../../chains/node-settings.ts';
import { loadHead } from './load-block.ts';
import { chainStart } from './node-answers.ts';
import type { TonNode } from './ton-node.ts';

/** @see ton-blockchain.github.io, global.config.json and testnet-global.config.json, `zero_state` */
export const zeroStates: Readonly<Record<Exclude<NodeChain, 'regtest'>, string>> = {
  main: 'F6OpKZKqvqeFp6CQmFomXNMfMj2EnaUSOXN+Mh+wVWk=',
  test: 'gj+B8wb/AmlPk1z1AhVI484rhrUpgSr2oSFIh56VoSg=',
};

export interface TonNodePlace {
  readonly chain: NodeChain;
  readonly clock: Clock;
}

/** Checks that the node is on the right chain and that its index is up to date. */
export async function checkTonNode(
  node: TonNode,
  { chain, clock }: TonNodePlace,
): Promise<NodeCheck> {
  const path = '/api/v2/getMasterchainInfo';
  const { init } = await node.ask({ path, schema: chainStart() });
  const found = init.root_hash;
  const isPublic = Object.values(zeroStates).includes(found);
  if (chain === 'regtest' ? isPublic : found !== zeroStates[chain])
    return {
      outcome: 'wrong-chain',
      found: `first state ${found}`,
      wanted: chain === 'regtest' ? 'a chain of its own' : `first state ${zeroStates[chain]}`,
    };
  const { height, minedAt } = await loadHead(node);
  const head = { height, minedAt };
  // A chain of one's own may rest for days.
  const isOld = chain !== 'regtest' && clock.now() - minedAt.getTime() > longestGapMs;
  return { outcome: isOld ? 'syncing' : 'ready', head };
}

/** Blocks come every few seconds at most. */
const longestGapMs = 120_000;
