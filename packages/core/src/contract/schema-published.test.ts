import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from './schema.ts';
import type { SchemaBase } from './schema-published.ts';

interface Named {
  readonly name: string;
}
const named = (): Schema<Named> => z.object({ name: z.string() });

it('a schema is what the published declarations say of it', () => {
  // Does not compile unless every schema of the contract can be used as the published one.
  const published: SchemaBase<Named> = named();
  expect(published.parse({ name: 'Ada' })).toEqual({ name: 'Ada' });
  expect(() => published.parse({})).toThrow();
  expect(published.safeParse({ name: 'Ada' })).toMatchObject({ success: true });
  const refused = published.safeParse({});
  expect(refused.success ? null : refused.error).toBeInstanceOf(Error);
});
