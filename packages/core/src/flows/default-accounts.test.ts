import { describe, expect, it } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import { createSandbox, settle } from '../testing/index.ts';
import { findDefaultAccount } from './default-accounts.ts';
import { createReceiveFlow } from './receive/receive-flow.ts';
import type { SendPrefill } from './send/model.ts';
import { createSendFlow } from './send/send-flow.ts';

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

/** Four accounts: Bitcoin, two funded ones on Ethereum, of which the second has less, and an empty one. */
async function open(indexes: Readonly<Record<string, number>>) {
  const { client, walletId, books } = await createSandbox({
    accounts: [
      { network: 'BTC', balance: toDecimal('1') },
      { network: 'ETH', balance: toDecimal('3'), tokens: { 'USDT@ETH': toDecimal('90') } },
      { network: 'ETH', balance: toDecimal('2'), tokens: { 'USDT@ETH': toDecimal('10') } },
      { network: 'ETH', balance: toDecimal('0') },
    ],
  });
  const ids = books.accounts().map(({ id }) => id);
  const named = Object.entries(indexes).map(([assetId, index]) => [assetId, ids[index] ?? '']);
  const defaults = Object.fromEntries(named);
  await client.wallets.updateSettings(walletId, { defaultAccounts: defaults });
  return { client, walletId, ids, defaults, accounts: books.accounts() };
}

describe('the default account of an asset', () => {
  const startSend = async (
    indexes: Readonly<Record<string, number>>,
    prefill: SendPrefill = {},
  ) => {
    const { client, walletId, ids } = await open(indexes);
    const { actions, getState } = createSendFlow(client, { walletId, prefill });
    await settle();
    const type = async (text: string) => {
      actions.setRecipient(text);
      await settle();
    };
    const chosen = () => ids.indexOf(getState().account?.id ?? '');
    return { type, chosen, actions, ids, getState };
  };

  it.each([
    ['an address of its network', { ETH: 2 }, evm, 2],
    ['an address, where only a token has a default', { 'USDT@ETH': 2 }, evm, 1],
    ['a payment request', { ETH: 2 }, `ethereum:${evm}?value=1000000000000000000`, 2],
    [
      'a payment request for a token',
      { ETH: 1, 'USDT@ETH': 2 },
      `ethereum:${tether}/transfer?address=${evm}&uint256=1000000`,
      2,
    ],
    ['an address, where it is empty', { ETH: 3 }, evm, 1],
    ['an address, where it is of another network', { ETH: 0 }, evm, 1],
  ])('begins Send for %s', async (_, indexes, text, index) => {
    const { type, chosen } = await startSend(indexes);
    expect(chosen()).toBe(-1);
    await type(text);
    expect(chosen()).toBe(index);
  });

  it('begins Send for a prefilled payment request', async () => {
    const { chosen } = await startSend({ ETH: 2 }, { recipient: `ethereum:${evm}` });
    expect(chosen()).toBe(2);
  });

  it('begins Send for a prefilled token, but not in place of a prefilled account', async () => {
    const { chosen, ids } = await startSend({ 'USDT@ETH': 2 }, { tokenId: 'USDT@ETH' });
    expect(chosen()).toBe(2);
    const prefill = { tokenId: 'USDT@ETH', accountId: ids[1] ?? '' };
    expect((await startSend({ 'USDT@ETH': 2 }, prefill)).chosen()).toBe(1);
  });

  it('is offered where the chosen account cannot pay the recipient', async () => {
    const { type, getState, actions, ids } = await startSend({ ETH: 2 });
    actions.selectAccount(ids[0] ?? '');
    await type(evm);
    expect(getState().otherAccounts.map(({ id }) => id)).toEqual([ids[2]]);
  });

  it('begins Receive of a token, also an account without any, and not Receive of anything', async () => {
    const { client, walletId, ids } = await open({ 'USDT@ETH': 3, ETH: 2 });
    const flow = createReceiveFlow(client, { walletId, tokenId: 'USDT@ETH' });
    await settle();
    expect(flow.getState()).toMatchObject({ account: { id: ids[3] }, asset: { id: 'USDT@ETH' } });
    flow.actions.reset();
    await settle();
    expect(flow.getState().account).toBeNull();
    const anything = createReceiveFlow(client, { walletId });
    await settle();
    expect(anything.getState().account).toBeNull();
  });

  it('is found only on its own network, and with a balance where one is needed', async () => {
    const { accounts, defaults, ids } = await open({ ETH: 3, BTC: 1, 'USDT@ETH': 2 });
    const find = (assetId: string, needsBalance = false) =>
      findDefaultAccount(accounts, { defaults, assetId, needsBalance })?.id;
    expect(find('ETH')).toBe(ids[3]);
    expect(find('ETH', true)).toBeUndefined();
    expect(find('BTC')).toBeUndefined();
    expect(find('USDT@ETH', true)).toBe(ids[2]);
    expect(find('constructor')).toBeUndefined();
  });
});
