import { setWatchKey } from '@billfold/core/contract';
import { getKeyring } from '@billfold/keyring';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { paymentsAccount, settledBusiness } from '../../../test/business.ts';
import { signUpWithAccount } from '../../../test/people.ts';
import { askToBePaid, openShop } from '../../../test/shop.ts';
import { createTestServer } from '../../../test/test-server.ts';
import { stockBatch } from '../../payments-accounts/address-stock.ts';
import { takeAddress } from '../../payments-accounts/take-address.ts';
import { checkPayments } from './check-payments.ts';
import { describeFinding } from './finding.ts';

const answer = z.object({ rows: z.array(z.unknown()) });

it('prints where the addresses of a business are derived, and up to which index', async () => {
  const server = await createTestServer();
  const { context } = server;
  const query = async (text: string) =>
    z.parse(answer, await context.db.execute(sql.raw(text))).rows;
  expect(await checkPayments(query)).toEqual([]);
  const owner = await signUpWithAccount(server, 'owner@example.com');
  const businessId = await settledBusiness(server, owner);
  const account = await paymentsAccount(server, businessId, 'BTC');
  await context.db.transaction((tx) => takeAddress(tx, context, { account, paymentId: 'pay_1' }));
  const lines = (await checkPayments(query)).map(describeFinding);
  const place = `business ${businessId} has BTC at m/84'/0'/7000000'`;
  const last = stockBatch - 1;
  expect(lines[0]).toBe(`ok     Payments: ${place}, addresses up to m/84'/0'/7000000'/0/${last}.`);
  expect(lines.at(-1)).toMatch(/has TON at m\/.*, one address\.$/);
  expect(lines).toHaveLength(7);
});

it('prints the public key of another wallet, and up to which index its addresses were given', async () => {
  const server = await createTestServer();
  const { context } = server;
  const query = async (text: string) =>
    z.parse(answer, await context.db.execute(sql.raw(text))).rows;
  const shop = await openShop(server, ['BTC']);
  const keyring = getKeyring('BTC');
  const { publicKey } = keyring.derivePublic(new Uint8Array(32).fill(7), 0);
  const firstAddress = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  const descriptor = keyring.descriptorOf(publicKey);
  const body = { key: descriptor, kind: null, firstAddress };
  const params = { businessId: shop.businessId, network: 'BTC' } as const;
  await server.call(setWatchKey, { params, body }, shop.owner);
  const last = async () => (await checkPayments(query)).map(describeFinding).at(-1);
  const place = `ok     Payments: business ${shop.businessId} has BTC at ${descriptor} of another wallet`;
  expect(await last()).toBe(`${place}, none given yet.`);
  for (let count = 0; count < 2; count += 1) await askToBePaid(shop, { method: 'BTC' });
  expect(await last()).toBe(`${place}, addresses given up to 0/1.`);
});
