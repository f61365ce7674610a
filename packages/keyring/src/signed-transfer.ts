/** A transaction as it goes to a node. */
export interface SignedTransfer {
  readonly raw: Uint8Array;
  /** Transaction hash as it is shown; known before anything is sent. */
  readonly hash: string;
}
