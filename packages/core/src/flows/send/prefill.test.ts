import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, type SandboxOptions, settle } from '../../testing/index.ts';
import type { SendStart } from './model.ts';
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

describe('a prefilled Send flow', () => {
  it('starts with the values, which can be changed', async () => {
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

  it('keeps the amount when the first account is selected, and clears it with another', async () => {
    const { state, actions } = await start({ prefill: { amount } }, { balances: ['1', '2'] });
    const [first = '', second = ''] = state().accounts.map(({ id }) => id);
    actions.selectAccount(first);
    expect(state().amount).toBe(amount);
    actions.selectAccount(second);
    expect(state().amount).toBe('');
  });
});

describe('a locked field', () => {
  it('ignores every action that would change it', async () => {
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

  it('keeps the prefilled account', async () => {
    const { walletId, client, books } = await createSandbox({ balances: ['1', '2'] });
    const [first = '', second = ''] = books.accounts().map(({ id }) => id);
    const prefill = { accountId: second };
    const flow = createSendFlow(client, { walletId, prefill, lock: ['account'] });
    await settle();
    flow.actions.selectAccount(first);
    expect(flow.getState()).toMatchObject({ account: { id: second }, locked: ['account'] });
  });

  it('stays editable without a value', async () => {
    const { state, actions } = await start(
      { prefill: { accountId: 'of-another-wallet' }, lock: ['account', 'recipient', 'amount'] },
      { balances: ['1', '2'] },
    );
    const id = state().accounts[1]?.id ?? '';
    expect(state().locked).toEqual([]);
    actions.selectAccount(id);
    expect(state().account?.id).toBe(id);
  });

  it('is filled in again after a reset', async () => {
    const { state, actions } = await start({ prefill: { recipient, amount }, lock: ['recipient'] });
    actions.next();
    await settle();
    actions.setAmount('0.3');
    actions.reset();
    await settle();
    expect(state()).toMatchObject({ step: 'recipient', recipient, amount, amountUsd: '12000.00' });
  });
});

const payee = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
/** Solana Cookbook, an address on the curve. */
const solanaPayee = '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY';
const usdCoinMint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

const noTokens = { accounts: [{ network: 'ETH', balance: toDecimal('2.5') }] } as const;
const withTokens = {
  accounts: [
    { network: 'ETH', balance: toDecimal('2.5'), tokens: { 'USDT@ETH': toDecimal('60') } },
  ],
} as const;

async function startRequest(options: SandboxOptions = noTokens, given: SendStart = {}) {
  const { client, walletId } = await createSandbox(options);
  const flow = createSendFlow(client, { walletId, ...given });
  await settle();
  return flow;
}
// The sandbox has its own chain id.
const request = (path: string) => `ethereum:${path}`;
const forTether = request(`${tether}@7700001/transfer?address=${payee}&uint256=5000000`);

it('refuses a request for a token that the account does not hold', async () => {
  const { actions, getState } = await startRequest();
  actions.setRecipient(forTether);
  actions.next();
  expect(getState()).toMatchObject({
    step: 'recipient',
    amount: '',
    errors: {
      recipient: {
        code: 'payment_uri_invalid',
        messages: ['This payment request is for a token that this account does not hold.'],
      },
    },
  });
});

it('accepts a request for the native asset', async () => {
  const { actions, getState } = await startRequest();
  actions.setRecipient(request(`${payee}@7700001`));
  actions.next();
  await settle();
  expect(getState().step).toBe('amount');
});

it('selects the token and fills in the amount of a request (EIP-681)', async () => {
  const { actions, getState } = await startRequest(withTokens);
  actions.setRecipient(forTether);
  expect(getState()).toMatchObject({
    asset: { id: 'USDT@ETH' },
    amount: '5',
    recipientAddress: payee,
  });
  actions.next();
  await settle();
  expect(getState().step).toBe('amount');
});

it('applies a request to the account that is selected after it', async () => {
  const [account] = withTokens.accounts;
  const { actions, getState } = await startRequest({ accounts: [...noTokens.accounts, account] });
  actions.setRecipient(forTether);
  actions.selectAccount(getState().accounts[1]?.id ?? '');
  expect(getState()).toMatchObject({ asset: { id: 'USDT@ETH' }, amount: '5' });
});

it('selects token, amount and memo of a Solana Pay request', async () => {
  const { actions, getState } = await startRequest({
    accounts: [
      { network: 'SOL', balance: toDecimal('1'), tokens: { 'USDC@SOL': toDecimal('40') } },
    ],
  });
  actions.setRecipient(`solana:${solanaPayee}?amount=2.5&spl-token=${usdCoinMint}&memo=Order%207`);
  expect(getState()).toMatchObject({
    asset: { id: 'USDC@SOL' },
    amount: '2.5',
    memo: 'Order 7',
    sentMemo: 'Order 7',
  });
});

it('refuses to send a token for a request of the native asset', async () => {
  const { actions, getState } = await startRequest(withTokens);
  actions.setRecipient(request(`${payee}@7700001?value=1000000000000000000`));
  expect(getState()).toMatchObject({ asset: { id: 'ETH' }, amount: '1' });
  actions.selectAsset('USDT@ETH');
  actions.next();
  expect(getState().errors.recipient?.messages).toEqual([
    'This payment request is for ETH, not for USDT.',
  ]);
});

it('refuses a request for another asset than the locked one', async () => {
  const { actions, getState } = await startRequest(withTokens, {
    prefill: { amount: toDecimal('0.1') },
    lock: ['amount'],
  });
  actions.setRecipient(forTether);
  actions.next();
  expect(getState()).toMatchObject({
    step: 'recipient',
    asset: { id: 'ETH' },
    amount: '0.1',
    errors: { recipient: { messages: ['This payment request is for USDT, not for ETH.'] } },
  });
});

it('refuses to send a token to its own contract', async () => {
  const { actions, getState } = await startRequest(withTokens);
  actions.selectAsset('USDT@ETH');
  actions.setRecipient(tether.toLowerCase());
  actions.next();
  expect(getState()).toMatchObject({
    step: 'recipient',
    errors: { recipient: { code: 'recipient_invalid' } },
  });
});
