import { describe, expect, it } from 'vitest';
import { balanceOf, confirm, deposit, holderWith } from '../../test/funded.ts';
import { createTestServer } from '../../test/test-server.ts';
import { countWaiting } from '../../test/waiting.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import { lockAccount } from '../accounts/account-store.ts';

describe.runIf(isOnPostgres())('lockAccounts', () => {
  it('keeps a deposit out of the books while a send plans with the account', async () => {
    const server = await createTestServer();
    const { db } = server.context;
    const holder = await holderWith(server, ['0.5']);
    await deposit(server, holder, '0.25');
    const booking = await db.transaction(async (tx) => {
      await lockAccount(tx, holder.account.id);
      const begun = confirm(server, 2);
      await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(1);
      expect(await balanceOf(server, holder)).toMatchObject({ available: '0.50000000' });
      return { begun };
    });
    await booking.begun;
    expect(await balanceOf(server, holder)).toMatchObject({ available: '0.75000000' });
  });
});
