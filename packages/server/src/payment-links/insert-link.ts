import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentLinks } from '../db/schema.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { LinkRow } from './link-store.ts';

type NewRow = Omit<
  typeof paymentLinks.$inferInsert,
  'id' | 'slug' | 'createdAt' | 'updatedAt' | 'isActive' | 'archivedAt'
>;

/** Inserts a payment link with a new id and an unguessable address, in the transaction of the caller. */
export async function insertLink(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  link: NewRow,
): Promise<LinkRow> {
  const now = nowOf(platform);
  const [row] = await tx
    .insert(paymentLinks)
    .values({
      ...link,
      id: newPublicId(platform.random, 'lnk'),
      // The id of a payment is no easier to guess.
      slug: newPublicId(platform.random, 's').slice('s_'.length),
      ...{ createdAt: now, updatedAt: now },
    })
    .returning();
  if (row === undefined) throw new Error('no payment link was added');
  return row;
}
