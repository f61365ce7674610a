import type { JsonRpc } from '../../../chains/json-rpc.ts';
import type { NodeCheck } from '../../../chains/node-check.ts';
import type { NodeChain } from '../../../chains/node-settings.ts';
import type { ServedNetwork } from '../../../chains/served-networks.ts';
import { genesisHashes } from './genesis-hashes.ts';
import { chainInfo, hash, headerFacts, indexInfo } from './node-answers.ts';

/** Checks that the node is on the right chain, in sync, and has an index of transactions. */
export async function checkCoreNode(
  rpc: JsonRpc,
  { network, chain }: { readonly network: ServedNetwork; readonly chain: NodeChain },
): Promise<NodeCheck> {
  const wanted = genesisHashes[network]?.[chain];
  if (wanted === undefined) throw new TypeError(`${network} is no network of this family`);
  // What a node calls its chain says nothing of the network: all of them have a `main`.
  const found = await rpc.call({ method: 'getblockhash', params: [0], schema: hash() });
  if (found !== wanted)
    return {
      outcome: 'wrong-chain',
      found: `first block ${found}`,
      wanted: `first block ${wanted}`,
    };
  const { txindex } = await rpc.call({ method: 'getindexinfo', schema: indexInfo() });
  if (txindex === undefined)
    return { outcome: 'wrong-chain', found: 'no index of transactions', wanted: 'txindex=1' };
  const info = await rpc.call({ method: 'getblockchaininfo', schema: chainInfo() });
  const params = [info.bestblockhash];
  const { time } = await rpc.call({ method: 'getblockheader', params, schema: headerFacts() });
  const head = { height: info.blocks, minedAt: new Date(time * 1_000) };
  // A test chain of one's own may have had no block for days, which a node takes for catching up.
  const isCatchingUp = chain !== 'regtest' && info.initialblockdownload;
  const isReady = !isCatchingUp && info.headers === info.blocks && txindex.synced;
  return { outcome: isReady ? 'ready' : 'syncing', head };
}
