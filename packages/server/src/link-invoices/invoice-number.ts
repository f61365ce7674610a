import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { linkInvoices } from '../db/schema.ts';

/** Invoices of a business in one mode, which are numbered together. */
interface InvoiceBook {
  readonly businessId: number;
  readonly livemode: boolean;
}

/**
 * Waits until no other transaction numbers an invoice, and returns the next number. The transaction that ends without its
 * invoice leaves the number to the next one, so that there are no gaps. Invoices that a server of the version before
 * created meanwhile get theirs first.
 */
export async function takeInvoiceNumber(
  tx: Db,
  { businessId, livemode }: InvoiceBook,
): Promise<number> {
  const name = `link invoices ${businessId} ${livemode}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const ofBook = and(eq(linkInvoices.businessId, businessId), eq(linkInvoices.livemode, livemode));
  const [row] = await tx
    .select({ last: max(linkInvoices.number) })
    .from(linkInvoices)
    .where(ofBook);
  let next = (row?.last ?? 0) + 1;
  const unnumbered = await tx
    .select({ id: linkInvoices.id })
    .from(linkInvoices)
    .where(and(ofBook, isNull(linkInvoices.number)))
    .orderBy(asc(linkInvoices.createdAt), asc(linkInvoices.id));
  for (const { id } of unnumbered) {
    await tx.update(linkInvoices).set({ number: next }).where(eq(linkInvoices.id, id));
    next += 1;
  }
  return next;
}

/** Reads a number as it is shown, or its digits alone; null where a text is none. */
export function readInvoiceNumber(text: string): number | null {
  const digits = /^(?:INV-)?(\d{1,9})$/i.exec(text)?.[1];
  return digits === undefined ? null : Number.parseInt(digits, 10);
}

/** Writes the number of an invoice as it is shown; null before it has one. */
export const writeInvoiceNumber = (number: number | null): string | null =>
  number === null ? null : `INV-${number}`;
