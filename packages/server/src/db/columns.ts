import { customType, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Raw bytes; drizzle has no bytea of its own. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
});

/** An amount in base units: exact, as wide as a uint256. */
export const units = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' });

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const id = () => uuid('id').primaryKey();
