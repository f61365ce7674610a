import { toBaseUnits, tokensOf } from '@billfold/core';
import { expect, it } from 'vitest';
import { paymentsAccount, settledBusiness } from '../../test/business.ts';
import { confirm } from '../../test/funded.ts';
import { manualSchedule } from '../../test/manual-schedule.ts';
import { mailsTo, signUpWithAccount } from '../../test/people.ts';
import { openShop } from '../../test/shop.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { type Chain, ChainUnavailableError } from '../chains/chain.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { LeasedLoop } from '../db/leased-loop.ts';
import { businesses } from '../db/schema.ts';
import { loadAddresses } from '../payments-accounts/load-addresses.ts';
import { createGasChecks } from './create-gas-checks.ts';

function loopOf(
  { context, clock }: TestServer,
  network: ServedNetwork,
  change: (chain: Chain) => Chain = (chain) => chain,
) {
  const errors: unknown[] = [];
  const chains = { get: (code: ServedNetwork) => change(context.chains.get(code)) };
  const loop = createGasChecks({
    ...{ context: { ...context, chains }, network },
    ...{ owner: 'this', schedule: manualSchedule(clock).schedule },
    onError: (error) => errors.push(error),
  });
  return { loop, errors };
}

/** Opens a second business, whose only token is in its settlement account; returns that account's address. */
async function openSecond(server: TestServer): Promise<string> {
  const { db } = server.context;
  const holder = await signUpWithAccount(server, 'second@example.com');
  const businessId = await settledBusiness(server, holder);
  await db.update(businesses).set({ status: 'ACTIVE' });
  return payTokens(server, businessId);
}

async function payTokens(server: TestServer, businessId: number): Promise<string> {
  const account = await paymentsAccount(server, businessId, 'ETH');
  const address = (await loadAddresses(server.context.db, [account])).get(account.id) ?? '';
  const token = tokensOf('ETH').find(({ symbol }) => symbol === 'USDT');
  if (token === undefined) throw new Error('there is no USDT on ETH');
  await server.sandboxes.ETH.ledger.pay({ address, token, amount: toBaseUnits(25_000_000n) });
  await confirm(server, 12, 'ETH');
  return address;
}

async function run(loop: LeasedLoop | null): Promise<void> {
  loop?.start();
  await loop?.stop();
}

it('the loop warns a business although the node refuses the transfer of another one', async () => {
  const server = await createTestServer();
  const refused = await payTokens(server, (await openShop(server, ['USDT@ETH'])).businessId);
  const address = await openSecond(server);
  const { loop, errors } = loopOf(server, 'ETH', (chain) => ({
    ...chain,
    simulateTransfer: async (transfer) => {
      if (transfer.from === refused) throw new ChainUnavailableError('The node refuses.');
      if (chain.simulateTransfer === null) throw new Error('the chain simulates nothing');
      return chain.simulateTransfer(transfer);
    },
  }));
  await run(loop);
  expect(errors).toMatchObject([{ message: 'The node refuses.' }]);
  expect(await mailsTo(server.context.db, 'shop@example.com')).not.toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining('is low on') }),
  );
  const [mail] = await mailsTo(server.context.db, 'second@example.com');
  expect(mail?.subject).toBe('Test: Corner Shop is low on ETH for network fees');
  expect(mail?.text).toContain(`Send ETH to ${address}.`);
});

it('the loop asks a node that is down for no other business', async () => {
  const server = await createTestServer();
  await payTokens(server, (await openShop(server, ['USDT@ETH'])).businessId);
  await openSecond(server);
  let asked = 0;
  const { loop, errors } = loopOf(server, 'ETH', (chain) => ({
    ...chain,
    fees: async () => {
      asked += 1;
      throw new ChainUnavailableError('The node is down.');
    },
    head: async () => {
      throw new ChainUnavailableError('The node is down.');
    },
  }));
  await run(loop);
  expect(errors).toMatchObject([{ message: 'The node is down.' }]);
  expect(asked).toBe(1);
});

it('a network without tokens has no loop', async () => {
  const server = await createTestServer();
  expect(loopOf(server, 'BTC').loop).toBeNull();
});
