import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { holderWith } from '../../../test/funded.ts';
import { createTestServer } from '../../../test/test-server.ts';
import { bookDrifts } from '../../db/schema.ts';
import { checkBooks } from './check-books.ts';

const answer = z.object({ rows: z.array(z.unknown()) });

it('reports open differences, and as wrong those that block spending', async () => {
  const server = await createTestServer();
  const { account } = await holderWith(server, [], 'ETH');
  const { db } = server.context;
  const query = async (text: string) => z.parse(answer, await db.execute(sql.raw(text))).rows;
  const check = async () => (await checkBooks(query)).map(({ outcome, text }) => [outcome, text]);
  expect(await check()).toEqual([['ok', 'no difference from the chain is open.']]);
  const place = { accountId: account.id, network: 'ETH', blockHeight: 1, blockHash: 'ab' };
  const rest = { units: -5n, foundAt: new Date(0) };
  await db.insert(bookDrifts).values([
    { ...place, ...rest, assetId: 'ETH', isHeld: true },
    { ...place, ...rest, assetId: 'USDT@ETH' },
  ]);
  expect(await check()).toEqual([
    ['wrong', expect.stringContaining('one account in ETH')],
    ['note', expect.stringContaining('one account in USDT@ETH')],
  ]);
});
