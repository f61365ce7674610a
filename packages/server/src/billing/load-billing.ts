import type { Billing } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import type { Span } from '../payments/summarize-payments.ts';
import { nowOf } from '../platform/server-platform.ts';
import { formatCents } from '../rates/fiat-value.ts';
import { addUpFees, formatBasisPoints, presentTotal } from './fee-amounts.ts';
import { findFirstFee } from './fee-rates.ts';
import { feeCurrency, findLastInvoice } from './invoice-store.ts';
import { sumUnbilled } from './sum-unbilled.ts';
import { addMonths, monthOf, startOfMonth } from './utc-months.ts';

/** Lowest fee in cents that an invoice is made for: paying less would cost more than the fee. */
export const minimumFee = 100n;

/** Loads the fee of this server, what it applies to this month, and what was carried over. */
export async function loadBilling(
  context: Pick<ServiceContext, 'db' | 'platform' | 'billing' | 'chainMode'>,
  businessId: number,
): Promise<Billing> {
  const { db, platform, billing } = context;
  const month = monthOf(nowOf(platform));
  const span = { from: startOfMonth(month), to: startOfMonth(addMonths(month, 1)) };
  const books = { businessId, livemode: liveModeOf(context) };
  const isOperator = businessId === billing.operatorId;
  const spanBefore = isOperator ? null : await findUnbilledSpan(db, businessId, span.from);
  const usage = await sumUnbilled(db, books, span);
  const carried = spanBefore === null ? [] : await sumUnbilled(db, books, spanBefore);
  return {
    feePercent: formatBasisPoints(isOperator ? 0 : billing.feeBps),
    currency: feeCurrency,
    // The operator pays no fees to itself.
    usage: {
      ...presentTotal(addUpFees(isOperator ? usage.map(withoutFee) : usage)),
      ...span,
    },
    carried: presentTotal(addUpFees(carried.filter(({ feeBps }) => feeBps > 0))),
    minimum: formatCents(minimumFee),
  };
}

const withoutFee = <T extends object>(charged: T) => ({ ...charged, feeBps: 0 });

/**
 * Finds the span before `to` in which payments may still be in no invoice: from the first fee of this server, or from
 * the start of the newest invoice's month, which a payment that completed in its last moments may have missed.
 */
export async function findUnbilledSpan(db: Db, businessId: number, to: Date): Promise<Span | null> {
  const first = await findFirstFee(db);
  if (first === null) return null;
  const last = await findLastInvoice(db, businessId);
  const isLater = last !== null && startOfMonth(last) > first;
  const from = isLater ? startOfMonth(last) : first;
  return from < to ? { from, to } : null;
}
