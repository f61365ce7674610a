import { ChainFaultError, type Watch } from '../../../chains/chain.ts';
import { nonceClaim } from '../../../chains/nonce-claim.ts';
import type { BatchRpc } from '../../../chains/rpc-batches.ts';
import { findTokenLogs } from './find-token-logs.ts';
import type { NodeBlock, NodeTransaction } from './node-answers.ts';
import { formatAddress, type OnChain } from './token-transfers.ts';

/** Most addresses that a search names. @see geth, `--rpc.logquerylimit`, 1,000 */
export const mostWatched = 500;

export interface WatchedBlock {
  readonly rpc: BatchRpc;
  readonly on: OnChain;
  readonly block: NodeBlock;
  readonly watch: Watch;
}

/**
 * Selects the transactions of a block that concern what is watched: by their signer and their recipient, and by the
 * token transfers that the node finds in their logs. Null where the node refuses to search.
 */
export async function selectWatched({
  rpc,
  on,
  block,
  watch,
}: WatchedBlock): Promise<readonly NodeTransaction[] | null> {
  const { hash: blockHash, transactions } = block;
  const { addresses, claims } = watch;
  const inLogs = await findTokenLogs({ rpc, on, blockHash, addresses });
  if (inLogs === null) return null;
  const held = new Set(transactions.map(({ hash }) => hash));
  if ([...inLogs].some((hash) => !held.has(hash)))
    throw new ChainFaultError(`The node of ${on.network} holds a transaction back.`);
  const watched = new Set(addresses.map((address) => address.toLowerCase()));
  const isWatched = (address: string | null | undefined) =>
    watched.has(address?.toLowerCase() ?? '');
  const isClaimed = ({ from, nonce }: NodeTransaction) =>
    claims.size > 0 && claims.has(nonceClaim({ address: formatAddress(on, from), nonce }));
  return transactions.filter(
    (each) =>
      inLogs.has(each.hash) || isWatched(each.from) || isWatched(each.to) || isClaimed(each),
  );
}
