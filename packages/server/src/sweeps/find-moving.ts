import { and, eq, inArray, ne } from 'drizzle-orm';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';

/**
 * Finds those of the purses that a sweep has yet to collect, without the sweep named by `except`. The books of an address
 * that is collected together with others tell of it with its block, not before.
 */
export async function findMoving(
  db: Db,
  purseIds: readonly string[],
  { except }: { readonly except?: string } = {},
): Promise<ReadonlySet<string>> {
  const { outId, purseId, state, step } = transferParts;
  const rows = await db
    .selectDistinct({ id: purseId })
    .from(transferParts)
    .innerJoin(transfersOut, eq(transfersOut.id, outId))
    .where(
      and(
        ...[isAnyOf(purseId, purseIds), eq(step, 'MOVE'), inArray(state, ['PLANNED', 'SENT'])],
        eq(transfersOut.status, 'SENDING'),
        except === undefined ? undefined : ne(outId, except),
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
