import type { SolanaKeyring } from '@billfold/keyring';
import type { RecentBlock } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { commitment } from './commitment.ts';
import { heightAnswer, latestBlockhash } from './node-answers.ts';

/**
 * Loads the newest block that is `finalized`: a transaction that names an orphaned block can never be mined. Two
 * small answers, where a whole block of the main cluster is several megabytes.
 */
export async function loadRecentBlock(rpc: JsonRpc, keyring: SolanaKeyring): Promise<RecentBlock> {
  const { value } = await rpc.call({
    method: 'getLatestBlockhash',
    params: [{ commitment: 'finalized' }],
    schema: latestBlockhash(),
  });
  const params = [{ commitment }];
  const headHeight = await rpc.call({ method: 'getBlockHeight', params, schema: heightAnswer() });
  return {
    hash: keyring.fromBlockhash(value.blockhash),
    lastHeight: value.lastValidBlockHeight,
    headHeight,
  };
}
