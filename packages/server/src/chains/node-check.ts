/** Result of the check of a node, before its first request. */
export type NodeCheck =
  | { readonly outcome: 'ready'; readonly head: NodeHead }
  /** It has not caught up with its network: what it says of balances is old. */
  | { readonly outcome: 'syncing'; readonly head: NodeHead }
  /** Nothing that is signed for one chain belongs on another. */
  | { readonly outcome: 'wrong-chain'; readonly found: string; readonly wanted: string };

export interface NodeHead {
  readonly height: number;
  readonly minedAt: Date;
}
