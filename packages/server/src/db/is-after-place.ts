import { and, gt, lt, lte, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Columns by which a list is ordered: the newest first, and those of one moment by their ids. */
export interface PlaceColumns {
  readonly createdAt: AnyPgColumn;
  readonly id: AnyPgColumn;
}

/** Returns the condition for rows after a place; none without one. */
export function isAfterPlace(
  columns: PlaceColumns,
  place: { readonly createdAt: Date; readonly id: string } | undefined,
) {
  if (place === undefined) return undefined;
  const { createdAt, id } = columns;
  return and(
    // The index by time is used for this part alone.
    lte(createdAt, place.createdAt),
    or(lt(createdAt, place.createdAt), gt(id, place.id)),
  );
}
