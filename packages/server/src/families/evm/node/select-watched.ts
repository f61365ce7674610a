import { ChainFaultError, type Watch } from '../../../chains/chain.ts';
import { nonceClaim } from '../../../chains/nonce-claim.ts';
import type { NodeBlock, NodeTransaction } from './node-answers.ts';
import { formatAddress, type OnChain } from './token-transfers.ts';

/** Most addresses whose transactions are looked up in blocks; above, all receipts are read. */
export const mostWatched = 20_000;

export interface WatchedBlock {
  readonly on: OnChain;
  readonly block: NodeBlock;
  readonly watch: Watch;
  /** Hashes of the transactions whose logs move a token of ours to or from what is watched. */
  readonly moving: ReadonlySet<string>;
}

/**
 * Selects the transactions of a block that concern what is watched: by their signer and their recipient, and by the
 * token transfers that the node finds in their logs.
 * @throws {ChainFaultError} the block lacks a transaction of the search
 */
export function selectWatched({
  on,
  block,
  watch,
  moving,
}: WatchedBlock): readonly NodeTransaction[] {
  const { transactions } = block;
  const { addresses, claims } = watch;
  const held = new Set(transactions.map(({ hash }) => hash));
  if ([...moving].some((hash) => !held.has(hash)))
    throw new ChainFaultError(`The node of ${on.network} holds a transaction back.`);
  const watched = new Set(addresses.map((address) => address.toLowerCase()));
  const isWatched = (address: string | null | undefined) =>
    watched.has(address?.toLowerCase() ?? '');
  const isClaimed = ({ from, nonce }: NodeTransaction) =>
    claims.size > 0 && claims.has(nonceClaim({ address: formatAddress(on, from), nonce }));
  return transactions.filter(
    (each) =>
      moving.has(each.hash) || isWatched(each.from) || isWatched(each.to) || isClaimed(each),
  );
}
