import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { workerDatabase } from '../../test/worker-database.ts';
import { executeText } from './execute-text.ts';

it('keeps no index in an order in which no list is read', async () => {
  const { db } = await workerDatabase();
  // Bit 1 of `indoption` says descending, bit 2 nulls first.
  const found = await executeText(
    db,
    sql`
      select distinct indexrelid::regclass::text as name
      from pg_index, unnest(indoption::int2[]) as option
      where indrelid::regclass::text not like 'pg\\_%' and option & 3 in (1, 2)`,
  );
  expect(found).toEqual([]);
});
