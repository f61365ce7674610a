import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { queueMail } from '../mail/mailer.ts';
import { loadClaimant, loadClaimReader } from './find-claim.ts';
import { refundSentMail } from './refund-mails.ts';
import { loadRefundPart, type OutRow } from './refund-store.ts';

/** Mails the customer that a refund was sent, where an email is known. */
export async function mailSentRefund(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  row: OutRow,
): Promise<void> {
  const claim = await loadClaimant(tx, row);
  const to = await loadClaimReader(tx, claim);
  if (to === null) return;
  const part = await loadRefundPart(tx, row.id);
  await queueMail(tx, context, { to, write: refundSentMail({ claim, part, ...context }) });
}
