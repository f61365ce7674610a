import { type Decimal, parseAmount, ValidationError } from '@billfold/core';
import type { SandboxRate, SandboxRateState } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { sandboxRates } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { findAssetSymbol } from '../rates/asset-symbol.ts';
import { findForeignCurrency } from '../rates/display-currency.ts';

/**
 * Pins a price, makes its feed fail, or lets it walk again. Prices of the past stay what they were.
 * @throws {ApiError} 404; 400 VALIDATION_FAILED
 */
export async function controlRate(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  order: SandboxRate,
): Promise<SandboxRateState> {
  const symbol = findAssetSymbol(order.symbol) ?? findForeignCurrency(order.symbol.toUpperCase());
  if (symbol === undefined) throw notFound('asset');
  if ('price' in order && order.price === null) {
    await db.delete(sandboxRates).where(eq(sandboxRates.symbol, symbol));
    return { symbol, feed: 'walk', price: null };
  }
  const control =
    'feed' in order
      ? { feed: order.feed, price: null }
      : { feed: 'pinned' as const, price: usablePrice(order.price) };
  const row = { ...control, since: nowOf(platform) };
  await db
    .insert(sandboxRates)
    .values({ symbol, ...row })
    .onConflictDoUpdate({ target: sandboxRates.symbol, set: row });
  return { symbol, ...control };
}

function usablePrice(text: Decimal | null): Decimal {
  if (text !== null && isUsable(text)) return text;
  throw fieldRefused('price', {
    message: 'A price is above zero, below a trillion, with at most 18 decimals.',
  });
}

function isUsable(text: Decimal): boolean {
  try {
    const units = parseAmount(text, 18);
    return units > 0n && units < 10n ** 30n;
  } catch (error) {
    if (error instanceof ValidationError) return false;
    throw error;
  }
}
