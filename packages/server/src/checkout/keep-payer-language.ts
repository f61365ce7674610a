import { matchLocale } from '@billfold/core/internal';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';

/** Keeps the language in which the payer reads a page of a payment, for the emails to the payer. */
export async function keepPayerLanguage(
  db: Db,
  { id }: Pick<PaymentRow, 'id'>,
  language: string,
): Promise<void> {
  const payerLanguage = matchLocale([language]);
  await db
    .update(payments)
    .set({ payerLanguage })
    .where(
      and(eq(payments.id, id), sql`${payments.payerLanguage} is distinct from ${payerLanguage}`),
    );
}
