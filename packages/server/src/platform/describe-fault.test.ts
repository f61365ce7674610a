import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { emptyDatabase } from '../../test/worker-database.ts';
import { describeFault } from './describe-fault.ts';

it('says what failed in a query and none of its values', async () => {
  const db = await emptyDatabase();
  const failure = db.execute(sql`select ${'a secret'}::text from no_such_table`);
  const error: unknown = await failure.catch((cause: unknown) => cause);
  expect(String(error)).toContain('a secret');
  const described = describeFault(error);
  expect(JSON.stringify(described)).not.toContain('a secret');
  expect(described).toMatchObject({ code: '42P01' });
  expect(described.message).toContain('no_such_table');
});

it('does not quote a value that the database refused', async () => {
  const db = await emptyDatabase();
  const error: unknown = await db
    .execute(sql`select ${'a secret'}::uuid`)
    .catch((cause: unknown) => cause);
  const described = describeFault(error);
  expect(described.code).toBe('22P02');
  expect(JSON.stringify(described)).not.toContain('a secret');
});

it('keeps the message of any other error', () => {
  expect(describeFault(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  });
});
