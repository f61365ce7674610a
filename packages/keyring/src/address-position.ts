/** Position of an address within its account: m/…/branch/addressIndex. */
export interface AddressPosition {
  /** 0 receives, 1 holds change (BIP-44). */
  readonly branch: 0 | 1;
  readonly addressIndex: number;
}
