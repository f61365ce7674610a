import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { accounts } from '../db/schema.ts';
import { nilId } from './find-due.ts';

/** Finds an account of a network, each as likely as another; the nil UUID where it has none. */
export async function findAnyAccount(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  network: ServedNetwork,
): Promise<string> {
  const ofNetwork = and(eq(accounts.network, network), isNull(accounts.deletedAt));
  const count = await db.$count(accounts, ofNetwork);
  if (count === 0) return nilId;
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(ofNetwork)
    .orderBy(asc(accounts.id))
    .offset(Buffer.from(platform.random.bytes(6)).readUIntBE(0, 6) % count)
    .limit(1);
  return found?.id ?? nilId;
}
