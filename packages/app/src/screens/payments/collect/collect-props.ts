import type { Business, Sweep } from '@billfold/core/payments';

/** Asset that a dialog collects. */
export interface CollectProps {
  readonly businessId: number;
  /** Asset as a plan names it, such as `USDT@TRX`. */
  readonly asset: string;
  /** Its symbol. */
  readonly unit: string;
  /** Settlement wallet. */
  readonly walletId: string;
  readonly onClose: () => void;
}

/** Sweep of a business. */
export interface SweepProps {
  readonly business: Business;
  readonly sweep: Sweep;
}
