import { describe, expect, it } from 'vitest';
import { openBusiness, paymentsAccount } from '../../test/business.ts';
import { type Holder, signUpWithAccount, vectorPhrase } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { loadOnlyAddress } from '../families/load-only-address.ts';
import { settleBusiness } from './settle-business.ts';

interface Asking {
  readonly holder: Holder;
  readonly businessId: number;
}

function askingOf({ holder, businessId }: Asking) {
  return {
    member: { businessId, userId: holder.user.id, role: 'OWNER', status: 'ONBOARDING' },
    caller: { ip: '127.0.0.1' },
    walletId: holder.walletId,
    secret: { kind: 'seed-phrase', seedPhrase: vectorPhrase },
  } as const;
}

/** Settles a business, and another one between the look for a free number and the lock. */
async function settleWithin(another: 'business' | 'wallet') {
  const server = await createTestServer();
  const { context } = server;
  const ada = await signUpWithAccount(server, 'ada@example.com');
  const bob = await signUpWithAccount(server, 'bob@example.com');
  const slow = { holder: ada, businessId: await openBusiness(server, ada) };
  const owner = another === 'wallet' ? bob : ada;
  const quick = { holder: owner, businessId: await openBusiness(server, owner, 'Quick Shop') };
  let isTaken = false;
  const signer: typeof context.signer = {
    ...context.signer,
    derivePublic: async (handle, place) => {
      if (!isTaken) {
        isTaken = true;
        await settleBusiness(context, askingOf(quick));
      }
      return context.signer.derivePublic(handle, place);
    },
  };
  await settleBusiness({ ...context, signer }, askingOf(slow));
  const accounts = await Promise.all(
    [quick, slow].map(({ businessId }) => paymentsAccount(server, businessId, 'ETH')),
  );
  const addresses = await Promise.all(accounts.map(({ id }) => loadOnlyAddress(context.db, id)));
  return { accounts, addresses };
}

describe('settleBusiness gives no business the keys of another one', () => {
  it.each(['business', 'wallet'] as const)(
    'that took them meanwhile, in another %s with the same phrase',
    async (another) => {
      const { accounts, addresses } = await settleWithin(another);
      expect(accounts.map(({ accountIndex }) => accountIndex)).toEqual([7_000_000, 7_000_001]);
      expect(new Set(addresses).size).toBe(2);
      expect(new Set(accounts.map(({ walletId }) => walletId)).size).toBe(
        another === 'wallet' ? 2 : 1,
      );
    },
  );
});
