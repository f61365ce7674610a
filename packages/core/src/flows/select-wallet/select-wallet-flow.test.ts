import { describe, expect, it, test } from 'vitest';
import {
  getStatistics,
  getWalletSettings,
  listWallets,
  type Wallet,
} from '../../contract/index.ts';
import { NetworkError } from '../../errors/error-kinds.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import { createSelectWalletFlow } from './select-wallet-flow.ts';
import { reduceSelectWallet } from './select-wallet-reducer.ts';
import { canSearchWallets, shownWallets, unfinishedWallets } from './select-wallet-selectors.ts';
import {
  initialSelectWallet,
  type SelectWalletEvent,
  type SelectWalletState,
} from './select-wallet-state.ts';

const walletOf = (index: number, more: Partial<Wallet> = {}): Wallet => ({
  id: `00000000-0000-7000-8000-1${String(index).padStart(11, '0')}`,
  name: `Wallet ${index}`,
  isActivated: true,
  walletType: 'INDIVIDUAL',
  createdAt: new Date(0),
  accountsCount: index,
  lastUsedAt: null,
  ...more,
});
const pageOf = (items: readonly Wallet[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 100,
});

async function begin(wallets: readonly Wallet[]) {
  const sandbox = await createSandbox();
  sandbox.services.on(listWallets)(() => pageOf(wallets));
  const chosen: (string | null)[] = [];
  const errors: unknown[] = [];
  const flow = createSelectWalletFlow(sandbox.client, {
    session: { selectWallet: (id) => void chosen.push(id) },
    onError: (error) => errors.push(error),
  });
  await settle();
  return { ...sandbox, flow, chosen, errors, state: flow.getState };
}

describe('reduceSelectWallet', () => {
  const ready: SelectWalletState = {
    ...initialSelectWallet(),
    status: 'ready',
    wallets: [walletOf(1)],
  };
  const lost = new NetworkError('network');
  it.each<[string, SelectWalletState, SelectWalletEvent, Partial<SelectWalletState>]>([
    [
      'reloads',
      { ...ready, failure: lost },
      { type: 'loading' },
      { status: 'loading', failure: null },
    ],
    [
      'has loaded',
      initialSelectWallet(),
      { type: 'loaded', wallets: ready.wallets },
      { status: 'ready', wallets: ready.wallets },
    ],
    ['has failed', ready, { type: 'failed', error: lost }, { status: 'failed', failure: lost }],
    [
      'learns what a wallet is worth',
      { ...ready, worths: { w1: null } },
      { type: 'worth-loaded', walletId: 'w2', worth: toDecimal('1.00') },
      { worths: { w1: null, w2: toDecimal('1.00') } },
    ],
    ['searches', ready, { type: 'search-changed', text: 'a' }, { search: 'a' }],
    ['is over', ready, { type: 'chosen' }, { status: 'chosen' }],
  ])('%s', (_, from, event, expected) => {
    expect(reduceSelectWallet(from, event)).toEqual({ ...from, ...expected });
  });
});

describe('choosing a wallet', () => {
  test('lists the activated ones with what they are worth, and the others apart', async () => {
    const { state } = await begin([walletOf(1), walletOf(2, { isActivated: false }), walletOf(3)]);
    expect(shownWallets(state())).toMatchObject([
      { name: 'Wallet 1', worth: '50000.00' },
      { name: 'Wallet 3', worth: '50000.00' },
    ]);
    expect(unfinishedWallets(state())).toMatchObject([{ name: 'Wallet 2' }]);
    expect(canSearchWallets(state())).toBe(false);
  });

  test('asks for no value of a wallet that loads no prices', async () => {
    const sandbox = await createSandbox();
    const settings = await sandbox.client.wallets.getSettings(sandbox.walletId);
    sandbox.services.on(listWallets)(() => pageOf([walletOf(1)]));
    sandbox.services.on(getWalletSettings)(() => ({ ...settings, loadPrices: false }));
    const flow = createSelectWalletFlow(sandbox.client, {
      session: { selectWallet: () => undefined },
    });
    await settle();
    expect(flow.getState().worths).toEqual({ [walletOf(1).id]: null });
    expect(sandbox.services.requests.filter(({ path }) => /statistics/.test(path))).toEqual([]);
  });

  test('searches by name once there are more than six, whatever the case', async () => {
    const many = Array.from({ length: 7 }, (_, index) => walletOf(index + 1));
    const { state, flow } = await begin([...many.slice(0, 6), walletOf(7, { name: 'Travel' })]);
    expect(canSearchWallets(state())).toBe(true);
    flow.actions.setSearch(' tRAV ');
    expect(shownWallets(state()).map(({ name }) => name)).toEqual(['Travel']);
    flow.actions.setSearch('');
    expect(shownWallets(state())).toHaveLength(7);
  });

  test('keeps the chosen one for the session, once', async () => {
    const { flow, chosen, state } = await begin([walletOf(1), walletOf(2)]);
    flow.actions.choose('gone');
    flow.actions.choose(walletOf(2).id);
    flow.actions.choose(walletOf(1).id);
    expect(chosen).toEqual([walletOf(2).id]);
    expect(state().status).toBe('chosen');
    await expect(flow.result).resolves.toEqual({ status: 'chosen', walletId: walletOf(2).id });
  });

  test('an unfinished wallet cannot be chosen', async () => {
    const { flow, chosen } = await begin([walletOf(1), walletOf(2, { isActivated: false })]);
    flow.actions.choose(walletOf(2).id);
    expect(chosen).toEqual([]);
  });

  test('a price that is missing keeps nobody from choosing', async () => {
    const { flow, services, errors, state, chosen } = await begin([]);
    services.on(listWallets)(() => pageOf([walletOf(1)]));
    services.fail(getStatistics, { status: 404, body: {} });
    services.fail(listWallets, { status: 400, body: {} });
    const other = createSelectWalletFlow((await createSandbox()).client, {
      session: { selectWallet: () => undefined },
    });
    other.dispose();
    await expect(other.result).resolves.toEqual({ status: 'dismissed' });
    expect(state().status).toBe('ready');
    expect([errors, chosen]).toEqual([[], []]);
    flow.dispose();
  });

  test('says that the list could not be loaded, and loads it again', async () => {
    const sandbox = await createSandbox();
    sandbox.services.fail(listWallets, { status: 400, body: { errors: ['No.'] } });
    sandbox.services.fail(getStatistics, { status: 404, body: {} });
    const errors: unknown[] = [];
    const { actions, getState } = createSelectWalletFlow(sandbox.client, {
      session: { selectWallet: () => undefined },
      onError: (error) => errors.push(error),
    });
    await settle();
    expect(getState()).toMatchObject({ status: 'failed', failure: { messages: ['No.'] } });
    expect(errors).toHaveLength(1);
    await actions.retry();
    expect(shownWallets(getState())).toMatchObject([{ name: 'Savings', worth: null }]);
    await actions.retry();
    expect(errors).toHaveLength(1);
  });

  test('nothing happens after dispose', async () => {
    const { flow, chosen } = await begin([walletOf(1)]);
    flow.dispose();
    flow.actions.choose(walletOf(1).id);
    expect(chosen).toEqual([]);
    await expect(flow.result).resolves.toEqual({ status: 'dismissed' });
  });
});
