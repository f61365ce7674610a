/**
 * Kinds of addresses that wallets derive from a phrase on Bitcoin and Litecoin, as descriptors name them (BIP-380). Each has
 * accounts of its own: `pkh` of BIP-44 (legacy), `sh-wpkh` of BIP-49 (nested SegWit), `wpkh` of BIP-84 (native SegWit), `tr` of
 * BIP-86 (taproot).
 * @example
 * addressTypes.map((type) => <option key={type}>{type}</option>);
 */
export const addressTypes = ['pkh', 'sh-wpkh', 'wpkh', 'tr'] as const;
export type AddressType = (typeof addressTypes)[number];
