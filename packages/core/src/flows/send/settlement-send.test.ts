import { expect, it } from 'vitest';
import { listSettlementAccounts } from '../../contract/settlements/settlements.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import { createSendFlow } from './send-flow.ts';

/** Wallet of the fake books that no call lists, as no call lists the accounts of a business. */
const hidden = '00000000-0000-7000-8000-900000000000';

async function start(balance: string) {
  const { client, books, services, walletId } = await createSandbox({ balances: ['0.2'] });
  const account = books.open(
    { network: 'BTC', balance: toDecimal(balance), name: 'Corner shop' },
    hidden,
  );
  services.on(listSettlementAccounts)(({ query }) => {
    const items = [{ account, purpose: 'PAYMENTS' as const, address: null }];
    return { items: query.accountId === account.id ? items : [], total: 1, page: 1, pageSize: 25 };
  });
  const flow = createSendFlow(client, {
    walletId,
    prefill: { accountId: account.id },
    lock: ['account'],
    settlement: { businessId: 1 },
  });
  await settle();
  return { flow, account, own: books.accounts()[0] };
}

it('createSendFlow offers the account of a business alone, and suggests the accounts of the wallet', async () => {
  const { flow, account, own } = await start('0.5');
  expect(flow.getState()).toMatchObject({ status: 'ready', account: { id: account.id } });
  expect(flow.getState().options).toHaveLength(1);
  flow.actions.enterRecipient();
  await settle();
  expect(flow.getState().suggestions.map(({ accountId }) => accountId)).toContain(own?.id);
});

it('createSendFlow takes an emptied account of a business for no sign of an empty wallet', async () => {
  const { flow } = await start('0');
  expect(flow.getState().status).toBe('ready');
});
