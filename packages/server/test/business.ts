import type { ServedNetwork } from '../src/chains/served-networks.ts';
import { businesses, businessMembers } from '../src/db/schema.ts';
import { findPaymentsAccount } from '../src/payments-accounts/open-payments-accounts.ts';
import { settleBusiness } from '../src/payments-accounts/settle-business.ts';
import { type Holder, vectorPhrase } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Opens a business that `holder` owns, without a settlement wallet. */
export async function openBusiness(
  server: TestServer,
  holder: Pick<Holder, 'user'>,
  name = 'Corner Shop',
) {
  const { db } = server.context;
  const createdAt = new Date(server.clock.now());
  const [business] = await db.insert(businesses).values({ name, createdAt }).returning();
  if (business === undefined) throw new Error('an insert without its row');
  await db
    .insert(businessMembers)
    .values({ businessId: business.id, userId: holder.user.id, role: 'OWNER', createdAt });
  return business.id;
}

/** Opens a business and settles it into the wallet of `holder`. */
export async function settledBusiness(server: TestServer, holder: Holder): Promise<number> {
  const businessId = await openBusiness(server, holder);
  await settle(server, holder, businessId);
  return businessId;
}

export async function settle(
  server: TestServer,
  holder: Pick<Holder, 'user' | 'walletId'>,
  businessId: number,
) {
  await settleBusiness(server.context, {
    member: { businessId, userId: holder.user.id, role: 'OWNER', status: 'ONBOARDING' },
    caller: { ip: '127.0.0.1' },
    walletId: holder.walletId,
    secret: { kind: 'seed-phrase', seedPhrase: vectorPhrase },
  });
}

export async function paymentsAccount(
  server: TestServer,
  businessId: number,
  network: ServedNetwork,
) {
  const account = await findPaymentsAccount(server.context.db, businessId, network);
  if (account === undefined) throw new Error(`no payments account on ${network}`);
  return account;
}
