/** What watches an account and derives its addresses, and can spend nothing. Plain data. */
export interface AccountPublic {
  /** Such as `m/84'/0'/0'`. */
  readonly path: string;
  /** As text in the usual form of the network: an extended public key (BIP-32) where addresses derive from it. */
  readonly publicKey: string;
}
