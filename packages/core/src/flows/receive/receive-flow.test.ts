import { describe, expect, it } from 'vitest';
import { getDepositAddress, listAccounts, listManifest } from '../../contract/index.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import { createReceiveFlow, type ReceiveFlowOptions } from './receive-flow.ts';

const gapLimit = {
  status: 409,
  body: { code: 'ADDRESS_GAP_LIMIT', errors: ['This account has 20 unused addresses.'] },
} as const;

async function start(
  balances: readonly string[] = ['0.5', '0.25'],
  options: Partial<ReceiveFlowOptions> = {},
) {
  const sandbox = await createSandbox({ balances });
  const { walletId } = sandbox;
  const flow = createReceiveFlow(sandbox.client, { walletId, ...options });
  await settle();
  const [first = '', second = ''] = flow.getState().accounts.map(({ id }) => id);
  const toAddress = async () => {
    flow.actions.selectAccount(first);
    flow.actions.next();
    await settle();
  };
  return { sandbox, flow, actions: flow.actions, state: flow.getState, first, second, toAddress };
}

describe('createReceiveFlow', () => {
  it('shows the deposit address of the chosen account', async () => {
    const { sandbox, state, first, toAddress } = await start();
    await toAddress();
    expect(state()).toMatchObject({
      step: 'receive',
      account: { id: first },
      address: { addressValue: sandbox.books.addresses(first)[0] },
      problem: null,
    });
  });

  it('takes the required confirmations and the limit of addresses from the manifest', async () => {
    const { sandbox, actions, state } = await start(['0.5']);
    expect(state()).toMatchObject({ requiredConfirmations: 2, canGenerate: true });
    sandbox.services.on(listManifest)(() => [
      {
        key: 'BTC',
        type: 'NATIVE',
        digits: 8,
        minimumTransactionAmount: toDecimal('0.00001'),
        requiredConfirmations: 6,
        limitAddressesPerAccountCount: 1,
        priorities: null,
      },
    ]);
    actions.reset();
    await settle();
    expect(state()).toMatchObject({ requiredConfirmations: 6, canGenerate: false });
  });

  it('offers to receive the assets that are still offered alone', async () => {
    const sandbox = await createSandbox({
      accounts: [
        {
          ...{ network: 'TRX', balance: toDecimal('1') },
          tokens: { 'USDC@TRX': toDecimal('2') },
        },
      ],
    });
    const flow = createReceiveFlow(sandbox.client, { walletId: sandbox.walletId });
    await settle();
    const { assets, options } = flow.getState();
    expect(assets.map(({ id }) => id)).toEqual(['TRX', 'USDT@TRX']);
    expect(options.map(({ asset }) => asset.id)).toEqual(['TRX', 'USDT@TRX']);
  });

  it('cannot go on before an account is chosen', async () => {
    const { actions, state, first } = await start();
    expect(state()).toMatchObject({ account: null, canContinue: false });
    actions.next();
    expect(state().step).toBe('account');
    actions.selectAccount(first);
    expect(state().canContinue).toBe(true);
  });

  it('chooses the only account and stays on the first step', async () => {
    const { state, first } = await start(['0.5']);
    expect(state()).toMatchObject({ step: 'account', account: { id: first }, canContinue: true });
  });

  it('shows only accounts of the given networks', async () => {
    const { state } = await start(['0.5'], { networks: [] });
    expect(state()).toMatchObject({ status: 'empty', accounts: [] });
  });

  it('is empty without an account, not without a balance', async () => {
    expect((await start([])).state().status).toBe('empty');
    expect((await start(['0.00000000'])).state().status).toBe('ready');
  });

  it('makes the next address and shows it', async () => {
    const { state, actions, toAddress } = await start();
    await toAddress();
    const before = state().address?.addressValue;
    const made = actions.generate();
    expect(state()).toMatchObject({ isGenerating: true, address: { addressValue: before } });
    const { addressValue } = await made;
    expect(addressValue).not.toBe(before);
    expect(state()).toMatchObject({ isGenerating: false, address: { addressValue } });
  });

  it('keeps the address when no further one may be made, and says why until one is', async () => {
    const { sandbox, state, actions, toAddress } = await start();
    await toAddress();
    const before = state().address;
    sandbox.services.fail(getDepositAddress, gapLimit);
    await expect(actions.generate()).rejects.toMatchObject({ serverCode: 'address_gap_limit' });
    expect(state()).toMatchObject({
      address: before,
      isGenerating: false,
      problem: { messages: ['This account has 20 unused addresses.'] },
    });
    await actions.generate();
    expect(state().problem).toBeNull();
  });

  it('does not show the address of an account that is no longer the chosen one', async () => {
    const { sandbox, state, actions, first, second } = await start();
    actions.selectAccount(first);
    actions.next();
    actions.back();
    actions.selectAccount(second);
    actions.next();
    await settle();
    expect(state()).toMatchObject({
      account: { id: second },
      address: { id: second, addressValue: sandbox.books.addresses(second)[0] },
    });
  });

  it('says nothing of an address that failed to load after going back', async () => {
    const { sandbox, state, actions, first } = await start();
    sandbox.services.fail(getDepositAddress, gapLimit);
    actions.selectAccount(first);
    actions.next();
    actions.back();
    await settle();
    expect(state()).toMatchObject({ step: 'account', problem: null });
  });

  it('recovers from a failure of the accounts and of the address', async () => {
    const sandbox = await createSandbox({ balances: ['0.5'] });
    const broken = { status: 500, body: { errors: ['Unknown error (ID: 1)'] } };
    sandbox.services.fail(listAccounts, broken);
    sandbox.services.fail(getDepositAddress, broken);
    const { getState, actions } = createReceiveFlow(sandbox.client, { walletId: sandbox.walletId });
    await settle();
    expect(getState()).toMatchObject({ status: 'failed', problem: { code: 'api' } });
    actions.retry();
    expect(getState()).toMatchObject({ status: 'loading', problem: null });
    await settle();
    actions.next();
    await settle();
    expect(getState()).toMatchObject({ address: null, problem: { code: 'api' } });
    actions.retry();
    expect(getState().problem).toBeNull();
    await settle();
    expect(getState().address).not.toBeNull();
  });

  it('ends as dismissed, and nothing happens afterwards', async () => {
    const { sandbox, flow, state, actions, first } = await start();
    actions.selectAccount(first);
    actions.next();
    flow.dispose();
    await settle();
    expect(state()).toMatchObject({ address: null, problem: null });
    expect(sandbox.time.pending()).toBe(0);
    await expect(flow.result).resolves.toEqual({ status: 'dismissed' });
  });
});
