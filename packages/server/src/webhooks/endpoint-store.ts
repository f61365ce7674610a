import { type Webhook, type WebhookEventType, webhookEventTypes } from '@billfold/core/contract';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/open-database.ts';
import { webhookDeliveries, webhookEndpoints } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { loadSuccessRates, type SuccessRates } from './success-rates.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** Endpoints that a caller may see: those of a business, and with an API key of its mode alone. */
export interface EndpointScope {
  readonly businessId: number;
  readonly livemode?: boolean;
}

export interface OwnedEndpoint extends EndpointScope {
  readonly endpointId: string;
}

const storedTypes = z.nullable(z.readonly(z.array(z.enum(webhookEventTypes))));

export const readTypes = (stored: unknown): readonly WebhookEventType[] | null =>
  z.parse(storedTypes, stored);

const isIn = ({ businessId, livemode }: EndpointScope) =>
  and(
    eq(webhookEndpoints.businessId, businessId),
    livemode === undefined ? undefined : eq(webhookEndpoints.livemode, livemode),
    isNull(webhookEndpoints.deletedAt),
  );

const isEndpoint = ({ endpointId, ...scope }: OwnedEndpoint) =>
  and(eq(webhookEndpoints.id, endpointId), isIn(scope));

/** Lists the endpoints of a scope, the oldest first. */
export async function listEndpoints(
  db: Db,
  scope: EndpointScope,
  now: Date,
): Promise<readonly Webhook[]> {
  const rows = await db
    .select()
    .from(webhookEndpoints)
    .where(isIn(scope))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  return Promise.all(rows.map((row) => toWebhook(db, row, now)));
}

/** Finds an endpoint of a scope. @throws {ApiError} 404 */
export async function findEndpoint(db: Db, owned: OwnedEndpoint): Promise<EndpointRow> {
  const [row] = await db.select().from(webhookEndpoints).where(isEndpoint(owned));
  if (row === undefined) throw notFound('webhook');
  return row;
}

/** Locks an endpoint of a scope until the transaction ends. @throws {ApiError} 404 */
export async function lockEndpoint(tx: Db, owned: OwnedEndpoint): Promise<EndpointRow> {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(isEndpoint(owned))
    .for('no key update');
  if (row === undefined) throw notFound('webhook');
  return row;
}

/** Counts the endpoints of a business in one mode. */
export async function countEndpoints(db: Db, scope: EndpointScope): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(webhookEndpoints).where(isIn(scope));
  return row?.rows ?? 0;
}

/** Writes a stored endpoint as the API shows it. */
export async function toWebhook(db: Db, row: EndpointRow, now: Date): Promise<Webhook> {
  const rates = await loadSuccessRates(db, row.id, now);
  return show(row, { now, rates, nextRetryAt: await findNextRetry(db, row.id) });
}

interface Measured {
  readonly now: Date;
  readonly rates: SuccessRates;
  readonly nextRetryAt: Date | null;
}

function show(row: EndpointRow, { now, rates, nextRetryAt }: Measured): Webhook {
  const { id, livemode, url, description, apiVersion, isEnabled, disablesItself } = row;
  const { disabledReason, disabledAt, failingSince, formerSecretUntil, createdAt } = row;
  const hasFormer = formerSecretUntil !== null && formerSecretUntil > now;
  return {
    ...{ id, livemode, url, description, events: readTypes(row.events), apiVersion },
    ...{ isEnabled, disablesItself, disabledReason, disabledAt, failingSince },
    formerSecretUntil: hasFormer ? formerSecretUntil : null,
    ...{ successRate24h: rates.day, successRate7d: rates.week, nextRetryAt, createdAt },
  };
}

async function findNextRetry(db: Db, endpointId: string): Promise<Date | null> {
  const { nextAttemptAt, state, attempts } = webhookDeliveries;
  const [row] = await db
    .select({ at: nextAttemptAt })
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.endpointId, endpointId), eq(state, 'PENDING'), sql`${attempts} > 0`),
    )
    .orderBy(asc(nextAttemptAt))
    .limit(1);
  return row?.at ?? null;
}
