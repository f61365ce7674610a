import type { Network } from '@billfold/core';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { paymentMarks, paymentQuotes } from '../db/schema.ts';
import type { Arrival } from './find-arrivals.ts';

/** A quote as far as it tells which payment a transfer is for. */
export interface RequestedQuote {
  readonly id: string;
  readonly paymentId: string;
  readonly assetId: string;
  readonly mode: 'FRESH' | 'POOL' | 'SHARED';
  readonly address: string;
  readonly dueUnits: bigint;
  readonly lockedAt: Date;
  readonly releasedAt: Date | null;
}

/** Quotes among which the payment of each arrival is found. */
export interface Requests {
  /** Quotes whose address is their payment's own. */
  readonly alone: readonly RequestedQuote[];
  /** Quotes on a shared address that is still asked for exactly this amount. */
  readonly byAmount: readonly RequestedQuote[];
  /** Quotes of the payments that a comment or a reference names. */
  readonly byMark: readonly (RequestedQuote & { readonly mark: string })[];
}

const columns = {
  id: paymentQuotes.id,
  paymentId: paymentQuotes.paymentId,
  assetId: paymentQuotes.assetId,
  mode: paymentQuotes.mode,
  address: paymentQuotes.address,
  dueUnits: paymentQuotes.dueUnits,
  lockedAt: paymentQuotes.lockedAt,
  releasedAt: paymentQuotes.releasedAt,
};

/** Loads the quotes that `arrivals` may be for, in three queries however many payments are open. */
export async function loadRequests(
  tx: Db,
  network: Network,
  arrivals: readonly Arrival[],
): Promise<Requests> {
  const texts = [...new Set(arrivals.map(({ address }) => address))];
  const marks = [...new Set(arrivals.flatMap(marksOf))];
  const isOnNetwork = eq(paymentQuotes.network, network);
  const alone = await tx
    .select(columns)
    .from(paymentQuotes)
    .where(
      and(isOnNetwork, ne(paymentQuotes.mode, 'SHARED'), isAnyTextOf(paymentQuotes.address, texts)),
    );
  const byAmount = await tx
    .select(columns)
    .from(paymentQuotes)
    .where(
      and(
        isOnNetwork,
        eq(paymentQuotes.mode, 'SHARED'),
        isNull(paymentQuotes.releasedAt),
        isAnyAmountOf(arrivals),
      ),
    );
  if (marks.length === 0) return { alone, byAmount, byMark: [] };
  const byMark = await tx
    .select({ ...columns, mark: paymentMarks.mark })
    .from(paymentMarks)
    .innerJoin(paymentQuotes, and(eq(paymentQuotes.paymentId, paymentMarks.paymentId), isOnNetwork))
    .where(and(eq(paymentMarks.network, network), isAnyTextOf(paymentMarks.mark, marks)));
  return { alone, byAmount, byMark };
}

/** Returns the texts by which an arrival may name its payment. Comments are typed in any case. */
export function marksOf({ memo, references }: Pick<Arrival, 'memo' | 'references'>) {
  const comment = memo?.trim().toUpperCase() ?? '';
  return comment === '' ? references : [...references, comment];
}

function isAnyAmountOf(arrivals: readonly Arrival[]): SQL {
  const texts = sql.param(arrivals.map(({ address }) => address));
  const assetIds = sql.param(arrivals.map(({ assetId }) => assetId));
  const amounts = sql.param(arrivals.map(({ units }) => `${units}`));
  const { address, assetId, dueUnits } = paymentQuotes;
  return sql`(${address}, ${assetId}, ${dueUnits}) in (select * from unnest(${texts}::text[], ${assetIds}::text[], ${amounts}::numeric[]))`;
}
