import type { PaymentOrigin } from '@billfold/core/contract';
import type { Db } from '../db/open-database.ts';
import { loadInvoiceNumbers } from '../link-invoices/load-invoice-numbers.ts';
import { loadOpenAmounts } from './load-open-amounts.ts';
import { originOf } from './origin-of.ts';
import type { PaymentRow } from './payment-parts.ts';

/** Origin of a payment, with what page and emails say by it. */
export interface OriginFacts {
  readonly origin: PaymentOrigin;
  /** Null where it pays no invoice. */
  readonly invoiceNumber: string | null;
  /** True where the payer chose the amount, which is no price then. */
  readonly isOpenAmount: boolean;
}

/** Returns the origin of a payment that is among those loaded. */
export type OriginOf = (row: Pick<PaymentRow, 'id' | 'linkId'>) => OriginFacts;

/** Loads the origins of payments together. */
export async function loadOrigins(
  db: Db,
  rows: readonly Pick<PaymentRow, 'id' | 'linkId'>[],
): Promise<OriginOf> {
  const numbers = await loadInvoiceNumbers(db, rows);
  const openAmounts = await loadOpenAmounts(db, rows);
  return ({ id, linkId }) => {
    const invoiceNumber = numbers.get(id) ?? null;
    const origin = originOf({ linkId, invoiceNumber });
    return { origin, invoiceNumber, isOpenAmount: openAmounts.has(id) };
  };
}
