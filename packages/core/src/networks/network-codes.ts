/** In the order in which people see them. Apart from what is known of them: the contract needs no more. */
export const networkCodes = ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'] as const;

/** Network codes of the specification. */
export type Network = (typeof networkCodes)[number];
