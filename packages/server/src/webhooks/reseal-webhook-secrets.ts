import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { webhookEndpoints } from '../db/schema.ts';
import {
  openWebhookSecret,
  type SealTools,
  sealWebhookSecret,
  versionOfSealed,
} from './webhook-secret.ts';

const batchSize = 100;

/**
 * Seals every webhook secret under the newest key that is not yet, and returns how many endpoints that were.
 * Each row by itself, so that it goes on where it was cut off.
 * @throws {Error} one does not open
 */
export async function resealWebhookSecrets(db: Db, tools: SealTools): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const rows = await db
      .select()
      .from(webhookEndpoints)
      .where(and(gt(webhookEndpoints.id, after), isNull(webhookEndpoints.deletedAt)))
      .orderBy(asc(webhookEndpoints.id))
      .limit(batchSize);
    const last = rows.at(-1);
    if (last === undefined) return count;
    for (const row of rows) count += (await resealOne(db, row, tools)) ? 1 : 0;
    after = last.id;
  }
}

type Row = typeof webhookEndpoints.$inferSelect;

async function resealOne(db: Db, row: Row, tools: SealTools): Promise<boolean> {
  const { id, secret, formerSecret } = row;
  const isOld = [secret, formerSecret].some(
    (sealed) => sealed !== null && versionOfSealed(sealed) < tools.keys.current,
  );
  if (!isOld) return false;
  // A secret that is rolled meanwhile stays as it is.
  await db
    .update(webhookEndpoints)
    .set({
      secret: reseal(secret, id, tools),
      formerSecret: formerSecret === null ? null : reseal(formerSecret, id, tools),
    })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.secret, secret)));
  return true;
}

function reseal(sealed: Uint8Array, endpointId: string, tools: SealTools): Uint8Array {
  const secret = openWebhookSecret(sealed, endpointId, tools.keys);
  const resealed = sealWebhookSecret(secret, endpointId, tools);
  secret.fill(0);
  return resealed;
}

/** Counts the endpoints with a secret under one version of the master key. */
export async function countSecretsUnder(db: Db, version: number): Promise<number> {
  const rows = await db
    .select({ secret: webhookEndpoints.secret, former: webhookEndpoints.formerSecret })
    .from(webhookEndpoints)
    .where(isNull(webhookEndpoints.deletedAt));
  return rows.filter(({ secret, former }) =>
    [secret, former].some((sealed) => sealed !== null && versionOfSealed(sealed) === version),
  ).length;
}
