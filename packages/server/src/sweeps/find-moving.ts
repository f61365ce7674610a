import { and, eq, ne, or } from 'drizzle-orm';
import { isMovedByAnother } from '../accounts/is-moved-by-another.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transferParts, transfersOut } from '../db/schema.ts';

/**
 * Finds those of the purses that a sweep has yet to collect, without the sweep named by `except`. The books of an address
 * that sends its funds itself tell of it from then on.
 */
export async function findMoving(
  db: Db,
  purseIds: readonly string[],
  { except }: { readonly except?: string } = {},
): Promise<ReadonlySet<string>> {
  const { outId, purseId, state, step, intentId } = transferParts;
  const rows = await db
    .selectDistinct({ id: purseId })
    .from(transferParts)
    .innerJoin(transfersOut, eq(transfersOut.id, outId))
    .leftJoin(sendIntents, eq(sendIntents.id, intentId))
    .where(
      and(
        ...[isAnyOf(purseId, purseIds), eq(step, 'MOVE'), eq(transfersOut.status, 'SENDING')],
        or(eq(state, 'PLANNED'), isMovedByAnother()),
        except === undefined ? undefined : ne(outId, except),
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
