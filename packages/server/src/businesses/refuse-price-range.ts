import { parseAmount } from '@billfold/core';
import type { PaymentsSettings } from '@billfold/core/contract';
import type { Db } from '../db/open-database.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import type { BusinessActor } from './business-actor.ts';

/** Decimals of the longest decimal text. */
const mostDecimals = 36;

/** Refuses a greatest price below the least one. */
export async function refusePriceRange(
  _tx: Db,
  _actor: BusinessActor,
  { minPrice, maxPrice }: PaymentsSettings,
): Promise<void> {
  if (minPrice === null || maxPrice === null) return;
  if (parseAmount(minPrice, mostDecimals) > parseAmount(maxPrice, mostDecimals))
    throw fieldRefused('maxPrice', { message: 'Must not be below the minimum price' });
}
