import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { sendIntents } from '../db/schema.ts';
import type { SentTransactions } from './sent-transactions.ts';
import type { ServedNetwork } from './served-networks.ts';

/** Reads from the database what every process of this installation has sent on a network. */
export function createStoredSentTransactions(db: Db, network: ServedNetwork): SentTransactions {
  const isSent = and(
    eq(sendIntents.network, network),
    eq(sendIntents.status, 'BROADCAST'),
    isNotNull(sendIntents.rawTransaction),
  );
  return {
    list: async () => {
      const rows = await db
        .select({ raw: sendIntents.rawTransaction })
        .from(sendIntents)
        .where(isSent)
        .orderBy(asc(sendIntents.createdAt), asc(sendIntents.id));
      return rows.flatMap(({ raw }) => raw ?? []);
    },
    has: async (hash) =>
      (await db.$count(sendIntents, and(isSent, eq(sendIntents.hash, hash)))) > 0,
  };
}
