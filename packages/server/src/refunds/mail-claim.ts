import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import { queueMail } from '../mail/mailer.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { claimUrlOf } from './claim-link.ts';
import { loadClaimant, loadClaimReader, requireClaimable } from './find-claim.ts';
import { claimMail } from './refund-mails.ts';
import type { OutRow } from './refund-store.ts';

/** Mails the claim link of a new refund to the customer, where an email is known. */
export async function mailClaim(tx: Db, context: ServiceContext, row: OutRow): Promise<void> {
  const link = claimUrlOf(context, row);
  if (link === null) return;
  const claim = await loadClaimant(tx, row);
  const to = await loadClaimReader(tx, claim);
  if (to === null) return;
  await queueMail(tx, context, { to, write: claimMail({ claim, link }) });
  const claimMailedAt = nowOf(context.platform);
  await tx.update(transfersOut).set({ claimMailedAt }).where(eq(transfersOut.id, row.id));
}

/**
 * Mails the claim link of a payment's refund again. Only a link that was mailed before: anyone with the page of the payment
 * can give it an email, which must not open a refund that was meant for another one.
 * @throws {ApiError} 409 EMAIL_MISSING; what `requireClaimable` throws
 */
export async function mailClaimAgain(
  tx: Db,
  context: ServiceContext,
  { id }: Pick<PaymentRow, 'id'>,
): Promise<void> {
  const { paymentId, status, claimMailedAt } = transfersOut;
  const [row] = await tx
    .select()
    .from(transfersOut)
    .where(and(eq(paymentId, id), eq(status, 'AWAITING_ADDRESS'), isNotNull(claimMailedAt)))
    .orderBy(asc(transfersOut.id))
    .limit(1);
  if (row === undefined)
    throw new ApiError(409, 'EMAIL_MISSING', {
      message: 'No email known',
      errors: ['No refund link was emailed. Ask the shop for it.'],
    });
  requireClaimable(row, nowOf(context.platform));
  await mailClaim(tx, context, row);
}
