import { deleteWallet, logIn, settleBusiness } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { confirm } from '../../test/funded.ts';
import { endWindow, seeTransfer } from '../../test/payment-money.ts';
import {
  cloudPassword,
  device,
  signInPassword,
  signUpWithAccount,
  stepUpWithPassword,
} from '../../test/people.ts';
import { askToBePaid, openShop } from '../../test/shop.ts';
import { createTestServer } from '../../test/test-server.ts';
import { businesses, businessMembers } from '../db/schema.ts';

const dayMs = 24 * 3_600_000;
const secret = { password: cloudPassword, seedPhrase: null };

/** Asks for a payment into the wallet of an owner, and lets another one take the payments over. */
async function openTakenOver() {
  const server = await createTestServer();
  const shop = await openShop(server, ['BTC']);
  const payment = await askToBePaid(shop, { method: 'BTC' });
  const { owner, businessId } = shop;
  const [earlier] = await server.context.db.select().from(businesses);
  const bob = await signUpWithAccount(server, 'bob@example.com');
  await server.context.db.insert(businessMembers).values({
    ...{ businessId, userId: bob.user.id, role: 'OWNER' },
    createdAt: new Date(server.clock.now()),
  });
  await stepUpWithPassword(server, bob);
  const takesOver = { memberId: owner.user.id, becomes: null } as const;
  const body = { walletId: bob.walletId, ...secret, takesOver };
  await server.call(settleBusiness, { params: { businessId }, body }, bob);
  const deletion = {
    params: { id: earlier?.settlementWalletId ?? '' },
    body: { ...secret, confirmName: 'My wallet' },
  };
  const signedIn = async () => {
    const { email } = owner.user;
    const body = { email, password: signInPassword, twoFactorCode: null, device };
    return { token: (await server.call(logIn, { body })).data.accessToken };
  };
  return {
    ...{ server, shop, payment },
    remove: async () => server.call(deleteWallet, deletion, await signedIn()),
    refused: async () => server.refusal(deleteWallet, deletion, await signedIn()),
  };
}

const settles = {
  ...{ status: 409, code: 'WALLET_SETTLES_BUSINESS' },
  errors: [
    'Customers of Corner Shop may still pay into this wallet. You can delete it 30 days after the last of these payments has ended.',
  ],
};

describe('a wallet that no longer settles a business (R-PAY-07)', () => {
  it('is not deleted while one of its payments is open, and for 30 days after the end', async () => {
    const { server, shop, payment, remove, refused } = await openTakenOver();
    expect(await refused()).toMatchObject(settles);
    // A payment ends once its network was read up to its end.
    await confirm(server, 0, 'BTC');
    await endWindow(shop, payment);
    expect(await refused()).toMatchObject(settles);
    server.clock.advance(30 * dayMs - 1);
    expect(await refused()).toMatchObject(settles);
    server.clock.advance(1);
    await remove();
  });

  it('is not deleted while a payment waits for its confirmations', async () => {
    const { server, shop, payment, refused } = await openTakenOver();
    await seeTransfer(shop, payment, payment.due ?? '');
    server.clock.advance(60 * dayMs);
    expect(await refused()).toMatchObject(settles);
  });
});
