/** Funds for the network fees of a business on one network, in units of the native asset. */
export interface GasReading {
  /** Funds that the settlement account can spend, with those on their way to it. */
  readonly available: bigint;
  /** Fee of one token transfer at present. */
  readonly fee: bigint;
}

export interface GasWarning {
  /** Lowest funds since the warning; null where none is to be waited for. */
  readonly lowest: bigint | null;
  /** True where the business is to be warned now. */
  readonly warns: boolean;
}

/** Token transfers that the funds have to pay for. Below that they are low. */
const wantedTransfers = 5n;

/**
 * Decides about a warning of low gas. After one there is no other until the account was refilled, however the fee
 * moves: it must have more than its lowest since, and enough.
 */
export function nextWarning(lowest: bigint | null, { available, fee }: GasReading): GasWarning {
  const isLow = available < wantedTransfers * fee;
  if (lowest === null) return { lowest: isLow ? available : null, warns: isLow };
  if (!isLow && available > lowest) return { lowest: null, warns: false };
  return { lowest: available < lowest ? available : lowest, warns: false };
}
