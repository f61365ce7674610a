/** A transaction as it goes to a node. */
export interface SignedTransfer {
  readonly raw: Uint8Array;
  /** As shown to people; known before anything is sent. */
  readonly hash: string;
}
