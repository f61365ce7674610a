/**
 * Network codes in display order, in a module without their definitions: the contract needs no
 * more.
 * @example
 * networkCodes.map((code) => getNetwork(code).name);
 */
export const networkCodes = ['BTC', 'LTC', 'ETH', 'BSC', 'TRX', 'SOL', 'TON'] as const;

/** Network codes of the specification. */
export type Network = (typeof networkCodes)[number];
