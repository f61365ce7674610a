import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openHolder } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { accounts } from '../db/schema.ts';
import { findAnyAccount } from './find-any-account.ts';
import { nilId } from './find-due.ts';

describe('findAnyAccount', () => {
  it('finds each account of the network, so that restarts leave nobody out', async () => {
    const server = await createTestServer();
    const { context } = server;
    expect(await findAnyAccount(context, 'ETH')).toBe(nilId);
    for (const name of ['a', 'b', 'c']) await openHolder(server, `${name}@example.com`, 'ETH');
    const all = await context.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.network, 'ETH'))
      .orderBy(asc(accounts.id));
    const found: string[] = [];
    for (const last of all.keys()) {
      const random = { bytes: () => Uint8Array.of(0, 0, 0, 0, 0, last) };
      found.push(
        await findAnyAccount({ ...context, platform: { ...context.platform, random } }, 'ETH'),
      );
    }
    expect(found).toEqual(all.map(({ id }) => id));
    expect(found.length).toBeGreaterThanOrEqual(3);
  });
});
