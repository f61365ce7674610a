import type { PaymentFlag } from '../contract/payments/payment.ts';

/** Facts of an invalid payment. */
export interface InvalidFacts {
  readonly flags: readonly PaymentFlag[];
  readonly transfers: readonly {
    readonly counted: boolean;
    /** How its transaction ended without paying; null where it did not. */
    readonly endedAs: string | null;
  }[];
}

/**
 * Returns why a payment is invalid: the network did not keep its transaction, or the business did not accept it, with
 * the money that arrived or without any.
 */
export function invalidReason({ flags, transfers }: InvalidFacts): 'UNDONE' | 'REFUSED' | 'EMPTY' {
  if (flags.includes('reorged')) return 'UNDONE';
  if (transfers.some(({ counted }) => counted)) return 'REFUSED';
  const isLost = transfers.some(({ endedAs }) => endedAs !== null);
  return isLost && !flags.includes('manuallyMarked') ? 'UNDONE' : 'EMPTY';
}
