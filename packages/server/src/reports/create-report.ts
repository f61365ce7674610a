import type { CreateReport, Report } from '@billfold/core/contract';
import { loadTimezone } from '../businesses/load-timezone.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { Membership } from '../http/bind.ts';
import { findPricedCurrency } from '../payments/priced-currency.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import { countDays } from '../platform/days-in-zone.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { take } from '../rate-limit/rate-limit.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { enqueueReport } from './enqueue-report.ts';
import { presentReport } from './present-report.ts';

/** Ten years, and a part of the next one. */
const mostDays = 4_000;
const mostADay = 100;

/**
 * Starts a report; a job writes its file.
 * @throws {ApiError} 400 CURRENCY_UNSUPPORTED, VALIDATION_FAILED; 429 RATE_LIMITED
 */
export async function createReport(
  tx: Db,
  context: ServiceContext,
  { businessId, userId }: Pick<Membership, 'businessId' | 'userId'>,
  wanted: CreateReport,
): Promise<Report> {
  const { platform } = context;
  const { type, format, from, to, livemode = liveModeOf(context), currency } = wanted;
  if (currency !== undefined && findPricedCurrency(currency) === undefined)
    throw fieldRefused('currency', {
      code: 'CURRENCY_UNSUPPORTED',
      message: fill('Payments cannot be priced in {currency}.', { currency }),
    });
  if (currency !== undefined && type === 'SETTLEMENTS')
    throw fieldRefused('currency', { message: 'Settlements are not priced in a currency.' });
  const days = countDays(from, to);
  if (days < 1) throw fieldRefused('to', { message: 'The last day is before the first one.' });
  if (days > mostDays)
    throw fieldRefused('to', {
      message: fill('A report has at most {count} days.', { count: mostDays }),
    });
  const now = nowOf(platform);
  await take(tx, `reports:${businessId}`, { limit: mostADay, windowMs: 24 * 3_600_000, now });
  const row = await enqueueReport(tx, context, {
    ...{ businessId, livemode, type, format, fromDay: from, toDay: to },
    ...{ currency: currency ?? null, requestedBy: userId },
    timezone: wanted.timezone ?? (await loadTimezone(tx, businessId)),
  });
  if (row === null) throw new Error('no report was added');
  return presentReport(context, row);
}
