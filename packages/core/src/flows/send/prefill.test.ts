import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, type SandboxOptions, settle } from '../../testing/index.ts';
import { createSendFlow, type SendFlowOptions } from './send-flow.ts';

const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const amount = toDecimal('0.12');

async function start(
  options: Omit<SendFlowOptions, 'walletId'>,
  sandboxOptions: SandboxOptions = {},
) {
  const sandbox = await createSandbox(sandboxOptions);
  const flow = createSendFlow(sandbox.client, { walletId: sandbox.walletId, ...options });
  await settle();
  return { sandbox, actions: flow.actions, state: flow.getState };
}

describe('a send flow with something filled in', () => {
  it('begins with it, and can be changed', async () => {
    const { state, actions } = await start({
      prefill: { recipient, amount, feePriority: 'High' },
    });
    expect(state()).toMatchObject({
      recipient,
      amount,
      amountUsd: '12000.00',
      feePriority: 'High',
      locked: [],
    });
    actions.setRecipient('else');
    expect(state().recipient).toBe('else');
  });

  it('computes the amount from US dollars', async () => {
    const { state } = await start({ prefill: { amountUsd: toDecimal('500') } });
    expect(state()).toMatchObject({ amount: '0.00500000', amountUsd: '500', edited: 'usd' });
  });

  it('keeps the amount when the first account is chosen, and resets it with another', async () => {
    const { state, actions } = await start({ prefill: { amount } }, { balances: ['1', '2'] });
    const [first = '', second = ''] = state().accounts.map(({ id }) => id);
    actions.selectAccount(first);
    expect(state().amount).toBe(amount);
    actions.selectAccount(second);
    expect(state().amount).toBe('');
  });
});

describe('a locked field', () => {
  it('is not changed by anything', async () => {
    const { state, actions } = await start(
      {
        prefill: { recipient, amount, feePriority: 'Low' },
        lock: ['recipient', 'amount', 'feePriority'],
      },
      { balances: ['1', '2'] },
    );
    const [first = '', second = ''] = state().accounts.map(({ id }) => id);
    actions.selectAccount(first);
    actions.selectAccount(second);
    actions.setRecipient('else');
    actions.next();
    await settle();
    actions.setAmount('0.5');
    actions.setAmountUsd('5');
    actions.setMax();
    actions.setFeePriority('High');
    expect(state()).toMatchObject({
      step: 'amount',
      account: { id: second },
      recipient,
      amount,
      feePriority: 'Low',
      locked: ['recipient', 'amount', 'feePriority', 'asset'],
    });
  });

  it('keeps the account that was given', async () => {
    const { walletId, client, books } = await createSandbox({ balances: ['1', '2'] });
    const [first = '', second = ''] = books.accounts().map(({ id }) => id);
    const prefill = { accountId: second };
    const flow = createSendFlow(client, { walletId, prefill, lock: ['account'] });
    await settle();
    flow.actions.selectAccount(first);
    expect(flow.getState()).toMatchObject({ account: { id: second }, locked: ['account'] });
  });

  it('is open where there is nothing in it', async () => {
    const { state, actions } = await start(
      { prefill: { accountId: 'of-another-wallet' }, lock: ['account', 'recipient', 'amount'] },
      { balances: ['1', '2'] },
    );
    const id = state().accounts[1]?.id ?? '';
    expect(state().locked).toEqual([]);
    actions.selectAccount(id);
    expect(state().account?.id).toBe(id);
  });

  it('is filled again after a reset', async () => {
    const { state, actions } = await start({ prefill: { recipient, amount }, lock: ['recipient'] });
    actions.next();
    await settle();
    actions.setAmount('0.3');
    actions.reset();
    await settle();
    expect(state()).toMatchObject({ step: 'recipient', recipient, amount, amountUsd: '12000.00' });
  });
});
