import { expect, it } from 'vitest';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, type SandboxOptions, settle } from '../../testing/index.ts';
import type { SendStart } from './model.ts';
import { createSendFlow } from './send-flow.ts';

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

async function start(options: SandboxOptions = noTokens, given: SendStart = {}) {
  const { client, walletId } = await createSandbox(options);
  const flow = createSendFlow(client, { walletId, ...given });
  await settle();
  return flow;
}
// The sandbox has its own chain id.
const request = (path: string) => `ethereum:${path}`;
const forTether = request(`${tether}@7700001/transfer?address=${payee}&uint256=5000000`);

it('does not send another asset to who asks for a token that the account does not hold', async () => {
  const { actions, getState } = await start();
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

it('goes on with a request for the native asset', async () => {
  const { actions, getState } = await start();
  actions.setRecipient(request(`${payee}@7700001`));
  actions.next();
  expect(getState().step).toBe('amount');
});

it('chooses the token and fills in the amount of a request (EIP-681)', async () => {
  const { actions, getState } = await start(withTokens);
  actions.setRecipient(forTether);
  expect(getState()).toMatchObject({
    asset: { id: 'USDT@ETH' },
    amount: '5',
    recipientAddress: payee,
  });
  actions.next();
  expect(getState().step).toBe('amount');
});

it('does the same with the account that is chosen after it', async () => {
  const [account] = withTokens.accounts;
  const { actions, getState } = await start({ accounts: [...noTokens.accounts, account] });
  actions.setRecipient(forTether);
  actions.selectAccount(getState().accounts[1]?.id ?? '');
  expect(getState()).toMatchObject({ asset: { id: 'USDT@ETH' }, amount: '5' });
});

it('chooses token, amount and memo of a Solana Pay request', async () => {
  const { actions, getState } = await start({
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

it('does not send a token to who asks for an amount of the native asset', async () => {
  const { actions, getState } = await start(withTokens);
  actions.setRecipient(request(`${payee}@7700001?value=1000000000000000000`));
  expect(getState()).toMatchObject({ asset: { id: 'ETH' }, amount: '1' });
  actions.selectAsset('USDT@ETH');
  actions.next();
  expect(getState().errors.recipient?.messages).toEqual([
    'This payment request is for ETH, not for USDT.',
  ]);
});

it('refuses a request for anything but what the host has fixed', async () => {
  const { actions, getState } = await start(withTokens, {
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

it('sends no token to the contract that issues it', async () => {
  const { actions, getState } = await start(withTokens);
  actions.selectAsset('USDT@ETH');
  actions.setRecipient(tether.toLowerCase());
  actions.next();
  expect(getState()).toMatchObject({
    step: 'recipient',
    errors: { recipient: { code: 'recipient_invalid' } },
  });
});
