import type { SaleItem } from '@billfold/core/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { saleItems } from '../db/schema.ts';
import { formatPrice, readPriced } from '../payments/read-price.ts';
import { notFound } from '../platform/api-error.ts';

export type SaleItemRow = typeof saleItems.$inferSelect;

export interface NamedSaleItem {
  readonly businessId: number;
  readonly id: string;
}

/** Builds the condition that a row is this item of this business. */
export const isSaleItem = ({ businessId, id }: NamedSaleItem) =>
  and(eq(saleItems.businessId, businessId), eq(saleItems.id, id));

/** Loads the items of a business in their order. */
export async function loadSaleItems(db: Db, businessId: number): Promise<readonly SaleItemRow[]> {
  return db
    .select()
    .from(saleItems)
    .where(eq(saleItems.businessId, businessId))
    .orderBy(asc(saleItems.position), asc(saleItems.id));
}

/** Finds an item among those of its business. @throws {ApiError} 404 */
export function findSaleItem(rows: readonly SaleItemRow[], id: string): SaleItemRow {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw notFound('saved item');
  return row;
}

/** Gives an item its place among the others, which move up or down. */
export async function placeSaleItem(
  tx: Db,
  rows: readonly SaleItemRow[],
  { id, position }: { readonly id: string; readonly position: number },
): Promise<void> {
  const placed = findSaleItem(rows, id);
  const others = rows.filter((row) => row !== placed);
  const ordered = [...others.slice(0, position), placed, ...others.slice(position)];
  for (const [place, row] of ordered.entries())
    if (row.position !== place)
      await tx.update(saleItems).set({ position: place }).where(eq(saleItems.id, row.id));
}

/** Presents an item with all decimals of its currency. */
export function presentSaleItem(row: SaleItemRow): SaleItem {
  const { id, name, price, priceCurrency: currency, createdAt, updatedAt } = row;
  return {
    ...{ id, object: 'sale_item', name },
    price: formatPrice({ amount: readPriced(price), currency }),
    ...{ createdAt, updatedAt },
  };
}
