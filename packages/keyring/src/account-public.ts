/** Public side of an account: it watches and derives addresses and cannot spend. Plain data. */
export interface AccountPublic {
  /** Such as `m/84'/0'/0'`. */
  readonly path: string;
  /** Public key as text: an extended public key (BIP-32) where addresses derive from it. */
  readonly publicKey: string;
}
