/** Signed transaction, as it is broadcast. */
export interface SignedTransfer {
  readonly raw: Uint8Array;
  /** Transaction hash, known before the broadcast. */
  readonly hash: string;
}
