/** Wallets that restore a phrase stop looking after so many unused addresses (BIP-44). */
export const gapLimit = 20;
