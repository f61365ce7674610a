/**
 * Blocks that two thirds of the stake have voted for. None was ever taken back, and if one is, it is
 * seen by its parent; `finalized` ones come some 13 seconds later, which our own count of
 * confirmations waits for.
 */
export const commitment = 'confirmed';
