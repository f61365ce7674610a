import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import type { AssetOption } from '../asset-option.ts';
import { createSendFlow, type SendFlowOptions } from './send-flow.ts';

const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

async function start(
  networks: readonly ('BTC' | 'ETH' | 'BSC' | 'LTC')[],
  suggest?: SendFlowOptions['suggest'],
) {
  const accounts = networks.map((network, index) => ({
    network,
    balance: toDecimal(`${index + 1}`),
  }));
  const { client, walletId, books } = await createSandbox({ accounts });
  const flow = createSendFlow(client, { walletId, suggest });
  await settle();
  const type = async (text: string) => {
    flow.actions.setRecipient(text);
    await settle();
  };
  const idOf = (index: number) => books.accounts()[index]?.id;
  return { flow, type, idOf, state: flow.getState };
}

describe('a recipient that is entered before an account is chosen', () => {
  it.each([
    [bitcoin, 0],
    [evm, 1],
    [`ethereum:${evm}?value=1000000000000000000`, 1],
  ])('chooses an account that can pay %s', async (text, index) => {
    const { type, state, idOf } = await start(['BTC', 'ETH']);
    expect(state().account).toBeNull();
    await type(text);
    expect(state().account?.id).toBe(idOf(index));
    expect(state().isRecipientPayable).toBe(true);
  });

  it('chooses the fullest account of the only network that can pay it', async () => {
    const { type, state, idOf } = await start(['ETH', 'BTC', 'ETH']);
    await type(evm);
    expect(state().account?.id).toBe(idOf(2));
  });

  it('chooses none of several networks, and names the fullest account of each', async () => {
    const { flow, type, state, idOf } = await start(['ETH', 'BSC', 'ETH', 'BTC']);
    await type(evm);
    expect(state()).toMatchObject({ account: null, errors: {}, canContinue: false });
    expect(state().otherAccounts.map(({ id }) => id)).toEqual([idOf(2), idOf(1)]);
    flow.actions.selectAccount(idOf(1) ?? '');
    await settle();
    expect(state()).toMatchObject({ isRecipientPayable: true, otherAccounts: [] });
  });

  it.each([
    ['another network', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7', 'noAccount'],
    ['a request of another network', `ethereum:${evm}@424242`, 'request.unknownNetwork'],
    ['a web site', 'https://example.com/a/long/path/to/nowhere', 'request.none'],
    ['no network', 'q'.repeat(70), 'unrecognized'],
    ['no network, and too short for any', 'nowhere', 'unrecognized'],
    ['a network, with a typo', `${bitcoin.slice(0, -1)}p`, 'mistyped'],
  ])('says why an address of %s cannot be paid', async (_, text, reason) => {
    const { type, state } = await start(['BTC', 'ETH']);
    await type(text);
    expect(state()).toMatchObject({ account: null, otherAccounts: [] });
    expect(state().errors.recipient).toMatchObject({ reason });
  });

  it('says nothing of it while it is typed letter by letter', async () => {
    const { flow, type, state } = await start(['BTC', 'ETH']);
    for (const text of ['n', 'no', 'now']) await type(text);
    expect(state().errors).toEqual({});
    flow.actions.leaveRecipient();
    expect(state().errors.recipient).toMatchObject({ reason: 'unrecognized' });
  });
});

describe('a recipient of another network', () => {
  it('names an account that can pay it, and is paid once that is selected', async () => {
    const { flow, type, state, idOf } = await start(['BTC', 'ETH']);
    flow.actions.selectAccount(idOf(0) ?? '');
    await type(evm);
    expect(state().otherAccounts.map(({ id }) => id)).toEqual([idOf(1)]);
    expect(state().account?.id).toBe(idOf(0));
    flow.actions.selectAccount(idOf(1) ?? '');
    await settle();
    expect(state()).toMatchObject({ recipientAddress: evm, otherAccounts: [] });
  });

  it('says that it has a typo, and names an account of its network', async () => {
    const { flow, type, state, idOf } = await start(['BTC', 'ETH']);
    flow.actions.selectAccount(idOf(0) ?? '');
    await type(evm.replace('aA', 'AA'));
    expect(state().errors.recipient).toMatchObject({
      reason: 'mistyped',
      values: { network: 'Ethereum' },
    });
    expect(state().otherAccounts.map(({ id }) => id)).toEqual([idOf(1)]);
    flow.actions.selectAccount(idOf(1) ?? '');
    await settle();
    expect(state().errors.recipient).toMatchObject({ reason: 'mistyped' });
    expect(state().otherAccounts).toEqual([]);
  });

  it('names none for an address that the chosen account can pay', async () => {
    const { flow, type, state, idOf } = await start(['BTC', 'ETH']);
    flow.actions.selectAccount(idOf(0) ?? '');
    await type(bitcoin);
    expect(state().otherAccounts).toEqual([]);
  });
});

describe('an account that was suggested', () => {
  const startWith = (networks: Parameters<typeof start>[0], index = 0) =>
    start(networks, (options) => options[index] ?? null);

  it('is there when Send opens, and gives way to one that can pay the recipient', async () => {
    const { type, state, idOf } = await startWith(['BTC', 'ETH']);
    expect(state().account?.id).toBe(idOf(0));
    await type(evm);
    expect(state()).toMatchObject({ isRecipientPayable: true, otherAccounts: [], errors: {} });
    expect(state().account?.id).toBe(idOf(1));
    await type(bitcoin);
    expect(state().account?.id).toBe(idOf(0));
  });

  it('is named once it gave way, until it is chosen again or the recipient changes', async () => {
    const { flow, type, state, idOf } = await startWith(['BTC', 'ETH']);
    expect(state().replacedOption).toBeNull();
    await type(evm);
    expect(state().replacedOption?.account.id).toBe(idOf(0));
    await type('');
    expect(state().replacedOption).toBeNull();
    await type(bitcoin);
    expect(state().replacedOption?.account.id).toBe(idOf(1));
    flow.actions.selectAccount(idOf(1) ?? '', 'ETH');
    await settle();
    expect(state()).toMatchObject({ replacedOption: null, isRecipientPayable: false });
    expect(state().account?.id).toBe(idOf(1));
  });

  it('stays where it can pay the recipient, and the other networks are named', async () => {
    const { flow, type, state, idOf } = await startWith(['BTC', 'BSC', 'ETH'], 1);
    await type(evm);
    expect(state().account?.id).toBe(idOf(1));
    expect(state().otherAccounts.map(({ id }) => id)).toEqual([idOf(2)]);
    flow.actions.next();
    await settle();
    expect(state().step).toBe('amount');
  });

  it('gives way to none of several networks', async () => {
    const { type, state, idOf } = await startWith(['BTC', 'BSC', 'ETH']);
    await type(evm);
    expect(state().account?.id).toBe(idOf(0));
    expect(state().otherAccounts.map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
  });

  it('stays once it is chosen by hand', async () => {
    const { flow, type, state, idOf } = await startWith(['BTC', 'ETH']);
    flow.actions.selectAccount(idOf(0) ?? '');
    await type(evm);
    expect(state().account?.id).toBe(idOf(0));
    expect(state().otherAccounts.map(({ id }) => id)).toEqual([idOf(1)]);
  });

  it('is not asked for where the host has one, or where a recipient is prefilled', async () => {
    const { client, walletId, books } = await createSandbox({
      accounts: [
        { network: 'BTC', balance: toDecimal('1') },
        { network: 'ETH', balance: toDecimal('2') },
      ],
    });
    const [bitcoins, ether] = books.accounts().map(({ id }) => id);
    for (const prefill of [{ accountId: ether ?? '' }, { recipient: evm }]) {
      const suggest = (options: readonly AssetOption[]) => options[0] ?? null;
      const { getState } = createSendFlow(client, { walletId, prefill, suggest });
      await settle();
      expect(getState().account?.id).toBe(ether);
      expect(getState().account?.id).not.toBe(bitcoins);
    }
  });
});
