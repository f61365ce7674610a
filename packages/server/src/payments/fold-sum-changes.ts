import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { executeText } from '../db/execute-text.ts';
import type { Db } from '../db/open-database.ts';
import { paymentSumChanges, paymentSums } from '../db/schema.ts';

/** Changes that one statement moves in a fraction of a second. */
const batchSize = 10_000;

const floored = sql`date_bin(minutes * interval '1 minute', starts_at, '2000-01-01 00:00:00Z'::timestamptz)`;

const answer = z.object({ count: z.number() });

/**
 * Moves changes of the sums of payments into the sums. A reader sees each change on one side, because one statement takes it
 * and adds it; two processes that do this at once take different ones.
 * @returns true when no change is left
 */
export async function foldSumChanges(db: Db): Promise<boolean> {
  const [counted] = await executeText(
    db,
    sql`with taken as (
      delete from ${paymentSumChanges} where id in (
        select id from ${paymentSumChanges} order by id limit ${batchSize} for update skip locked
      ) returning *
    ), folded as (
      insert into ${paymentSums} as kept
        (business_id, minutes, livemode, starts_at, currency, asset_id, created, paid, open, confirmed, received, refunded, overpaid)
      select business_id, minutes, livemode, ${floored}, currency, asset_id, sum(created), sum(paid), sum(open), sum(confirmed), sum(received), sum(refunded), sum(overpaid)
      from taken cross join (values (15), (60)) as length (minutes)
      group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
      on conflict on constraint payment_sums_key do update set
        created = kept.created + excluded.created, paid = kept.paid + excluded.paid,
        open = kept.open + excluded.open, confirmed = kept.confirmed + excluded.confirmed,
        received = kept.received + excluded.received, refunded = kept.refunded + excluded.refunded,
        overpaid = kept.overpaid + excluded.overpaid
    ) select count(*)::int as count from taken`,
  );
  return z.parse(answer, counted).count < batchSize;
}
