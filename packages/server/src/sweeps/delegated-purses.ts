import { and, eq, gt } from 'drizzle-orm';
import { type AskedPurses, mayRunCode } from '../accounts/may-run-code.ts';
import type { ServiceContext } from '../context.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transferParts, transfersOut } from '../db/schema.ts';
import { getFamily } from '../families/families.ts';

/** Gas of a transfer of coins to an address that runs the code of a sweeper, which takes more than one without code. */
const delegatedGasLimit = '42000';

/**
 * Returns the gas limit of coins to purses of which one may run the code of a sweeper (EIP-7702); null for that of any
 * other address.
 */
export async function gasLimitFor(
  context: Pick<ServiceContext, 'db' | 'collectsTogether'>,
  asked: AskedPurses,
): Promise<string | null> {
  if (getFamily(asked.network).sweeping === null) return null;
  return (await mayRunCode(context, asked)) ? delegatedGasLimit : null;
}

/** Returns whether a sweep that delegates one of the purses was signed after a time. */
export async function isDelegatedSince(
  db: Db,
  purseIds: readonly string[],
  since: Date,
): Promise<boolean> {
  const { outId, purseId, step, intentId } = transferParts;
  const rows = await db
    .select({ id: outId })
    .from(transferParts)
    .innerJoin(transfersOut, eq(transfersOut.id, outId))
    .innerJoin(sendIntents, eq(sendIntents.id, intentId))
    .where(
      and(
        ...[isAnyOf(purseId, purseIds), eq(step, 'MOVE'), eq(transfersOut.way, 'TOGETHER')],
        gt(sendIntents.createdAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
