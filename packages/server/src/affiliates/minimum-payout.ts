/** Lowest sum in cents of a payout: sending less would cost more than it is worth. */
export const minimumPayout = 100n;
