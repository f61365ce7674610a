import type { CheckoutLanguage } from '@billfold/core/contract';
import { matchLocale } from '@billfold/core/internal';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { findTimeZone } from '../platform/find-time-zone.ts';

/**
 * Keeps the language in which the payer reads a page of a payment, for the emails to the payer, and their time zone where
 * the page tells one that is known here.
 */
export async function keepPayerLanguage(
  db: Db,
  { id }: Pick<PaymentRow, 'id'>,
  { language, timeZone = '' }: CheckoutLanguage,
): Promise<void> {
  const payerLanguage = matchLocale([language]);
  const payerTimeZone = findTimeZone(timeZone);
  const isLanguageNew = sql`${payments.payerLanguage} is distinct from ${payerLanguage}`;
  const isZoneNew =
    payerTimeZone === null
      ? undefined
      : sql`${payments.payerTimeZone} is distinct from ${payerTimeZone}`;
  await db
    .update(payments)
    .set({ payerLanguage, ...(payerTimeZone === null ? {} : { payerTimeZone }) })
    .where(and(eq(payments.id, id), or(isLanguageNew, isZoneNew)));
}
