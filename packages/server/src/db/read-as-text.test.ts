import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { readAsText, textParsers } from './read-as-text.ts';

const template = fileURLToPath(new URL('../../dist/template.tar.gz', import.meta.url));

it('reads times as texts without the parsers of a query, in transactions too', async () => {
  const loadDataDir = new Blob([new Uint8Array(readFileSync(template))]);
  const lite = readAsText(await PGlite.create({ parsers: textParsers, loadDataDir }));
  const text = `select '2026-11-20 09:00:00.123+00'::timestamptz at time zone 'utc',
    '2026-11-20'::date, '1 day'::interval, 7`;
  const options = { rowMode: 'array', parsers: { 23: () => 'of the query' } } as const;
  const expected = [['2026-11-20 09:00:00.123', '2026-11-20', '1 day', 7]];
  expect((await lite.query(text, [], options)).rows).toEqual(expected);
  const inside = await lite.transaction((transaction) => transaction.query(text, [], options));
  expect(inside?.rows).toEqual(expected);
  await lite.close();
});
