/** Decimals of an asset: those it is counted in and those that are shown. */
export interface AssetDigits {
  /** Decimals of its base unit: 8 means 10^8 base units to one. */
  readonly decimals: number;
  /** Decimals shown and accepted in amounts; may be fewer. */
  readonly digits: number;
}

/**
 * Decimals to display where an asset's own are unknown (R-ACC-04). Never for arithmetic: an asset
 * without known decimals cannot be sent.
 * @example
 * formatAmount(balance, { decimals: 8, digits: defaultDigits.token });
 */
export const defaultDigits = { native: 8, token: 2 } as const;
