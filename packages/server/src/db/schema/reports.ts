import type { ReportTotal } from '@billfold/core/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, bytes, newestFirst } from '../columns.ts';
import { businesses } from './businesses.ts';
import { users } from './identity.ts';

/** Reports of a business, which a job writes part by part. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    livemode: boolean('livemode').notNull(),
    type: text('type', {
      enum: ['PAYMENTS', 'TRANSFERS', 'REFUNDS', 'SETTLEMENTS', 'TAX'],
    }).notNull(),
    format: text('format', { enum: ['CSV', 'JSON'] }).notNull(),
    status: text('status', {
      enum: ['QUEUED', 'RUNNING', 'READY', 'FAILED', 'EXPIRED'],
    }).notNull(),
    fromDay: text('from_day').notNull(),
    toDay: text('to_day').notNull(),
    timezone: text('timezone').notNull(),
    currency: text('currency'),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    /** Key under which links to the file are signed. */
    linkKey: bytes('link_key').notNull(),
    /** Number of parts that are written. */
    parts: integer('parts').notNull().default(0),
    rows: integer('rows').notNull().default(0),
    /** Row after which the next part begins. */
    afterAt: at('after_at'),
    afterId: text('after_id'),
    preview: jsonb('preview')
      .$type<readonly Readonly<Record<string, string>>[]>()
      .notNull()
      .default([]),
    totals: jsonb('totals').$type<readonly ReportTotal[]>().notNull().default([]),
    createdAt: at('created_at').notNull(),
    /** Month that it was made for without anyone asking, such as `2026-10`; null of other reports. */
    month: text('month'),
    readyAt: at('ready_at'),
    expiresAt: at('expires_at'),
  },
  (t) => [
    index('reports_newest').on(t.businessId, newestFirst(t.createdAt), t.id),
    uniqueIndex('reports_month').on(t.businessId, t.livemode, t.month),
    index('reports_end').on(t.expiresAt).where(sql`${t.status} = 'READY'`),
    check('reports_status', sql`${t.status} in ('QUEUED','RUNNING','READY','FAILED','EXPIRED')`),
    check('reports_format', sql`${t.format} in ('CSV','JSON')`),
  ],
);

/** Parts of the file of a report, in order. */
export const reportParts = pgTable(
  'report_parts',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => reports.id),
    number: integer('number').notNull(),
    content: text('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.number] })],
);
