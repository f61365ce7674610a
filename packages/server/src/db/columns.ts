import { customType, type ExtraConfigColumn, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Raw bytes; drizzle has no bytea of its own. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
});

/** An amount in base units: exact, as wide as a uint256. */
export const units = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' });

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const id = () => uuid('id').primaryKey();

/** A price, as decimal text: `digits / 10^scale` of core's Rate. */
export const rate = (name: string) => numeric(name, { precision: 38, scale: 18 });

/** Cents. Wider than any market: a crazy price must not stop what it values. */
export const cents = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' });

/**
 * Column of an index by which lists are read with `desc(column)`. PostgreSQL puts nulls first there, drizzle puts them
 * last in an index, and an index in another order than the list is not used for it, even where no value is null.
 */
export const newestFirst = (column: ExtraConfigColumn) => column.desc().nullsFirst();
