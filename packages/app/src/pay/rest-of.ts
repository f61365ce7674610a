import type { Decimal } from '@billfold/core';
import { compareAmounts } from '@billfold/core/internal';
import type { CheckoutLink } from '@billfold/core/payments';

/** Rest of an invoice of which a part has come. */
export interface InvoiceRest {
  readonly arrived: Decimal;
  readonly price: Decimal;
  /** Amount that is still due. */
  readonly amount: Decimal;
}

/** Returns the rest of the invoice that a link collects; null where no part of it has come. */
export function restOf({ state, invoice, price }: CheckoutLink): InvoiceRest | null {
  const arrived = invoice?.arrived ?? null;
  if (state !== 'ACTIVE' || arrived === null || price === null) return null;
  return { arrived, price, amount: compareAmounts(price, arrived).by };
}
