import { describe, expect, it } from 'vitest';
import {
  getDepositAddress,
  type ListAddresses,
  listAccounts,
  listAddresses,
} from '../../contract/index.ts';
import { depositAddressesTexts } from '../../i18n/en/deposit-addresses.ts';
import { en } from '../../i18n/en/index.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { toDecimal } from '../../money/decimal.ts';
import { getNetwork } from '../../networks/registry.ts';
import { createSandbox, type SandboxAccount, settle } from '../../testing/index.ts';
import { createDepositAddressesFlow } from './deposit-addresses-flow.ts';

const broken = { status: 500, body: { errors: ['Unknown error (ID: 1)'] } };
const gapLimit = {
  status: 409,
  body: { code: 'ADDRESS_GAP_LIMIT', errors: ['This account has 20 unused addresses.'] },
} as const;
const bitcoin: SandboxAccount = { network: 'BTC', balance: toDecimal('0.5') };

/** Answers the list from the books, and keeps what was asked. */
async function prepare(account: SandboxAccount = bitcoin) {
  const sandbox = await createSandbox({ accounts: [account] });
  const { services, books, walletId } = sandbox;
  const accountId = books.accounts()[0]?.id ?? '';
  const asked: ListAddresses[] = [];
  const rows = () =>
    books.addresses(accountId).map((addressValue, at) => ({
      id: `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      addressValue,
      label: null,
      isUsed: false,
      balance: toDecimal('0'),
      createdAt: new Date(0),
      path: `m/84'/0'/0'/0/${at}`,
    }));
  services.on(listAddresses)(({ query }) => {
    asked.push(query);
    return rows();
  });
  const open = (id = accountId) =>
    createDepositAddressesFlow(sandbox.client, { walletId, accountId: id });
  const made = () => services.requests.filter(({ path }) => path.endsWith('/deposit-address'));
  return { ...sandbox, accountId, asked, rows, open, made };
}
async function start(account: SandboxAccount = bitcoin) {
  const prepared = await prepare(account);
  const flow = prepared.open();
  await settle();
  return { ...prepared, flow, actions: flow.actions, state: flow.getState };
}

describe('the texts of the Deposit addresses dialog', () => {
  it.each([
    ['R-ADDR-01', 'depositAddresses.title', '{network} Deposit Addresses'],
    ['R-ADDR-01', 'depositAddresses.generate', 'Generate New Address'],
    ['R-ADDR-04', 'depositAddresses.generated', 'New address successfully created'],
  ] as const)('%s: %s', (_, key, text) => {
    expect(depositAddressesTexts.english[key]).toBe(text);
  });

  it('name the network in the title', () => {
    const t = createTranslator('en', (key) => en[key]);
    expect(t('depositAddresses.title', { network: getNetwork('BTC').name })).toBe(
      'Bitcoin Deposit Addresses',
    );
  });
});

describe('createDepositAddressesFlow', () => {
  it('lists the addresses that are unused and empty, and names the network (R-ADDR-01, R-ADDR-03)', async () => {
    const prepared = await prepare();
    const { getState } = prepared.open();
    expect(getState()).toMatchObject({ status: 'loading', addresses: [], network: null });
    await settle();
    expect(prepared.asked).toEqual([{ hasBalance: false, isUsed: false }]);
    expect(getState()).toMatchObject({
      status: 'ready',
      filter: 'unused',
      network: { name: 'Bitcoin' },
      account: { id: prepared.accountId },
      addresses: prepared.rows(),
      canGenerate: true,
      problem: null,
    });
  });

  it('lists used addresses too when they are wanted', async () => {
    const { asked, actions, state } = await start();
    actions.show('all');
    expect(state()).toMatchObject({ status: 'loading', filter: 'all' });
    await settle();
    expect(state().status).toBe('ready');
    expect(asked.slice(1)).toEqual([{}]);
    actions.show('all');
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('does not list what was asked for with the filter before', async () => {
    const { services, rows, actions, state } = await start();
    let answerLate: () => void = () => undefined;
    services.on(listAddresses)(({ query }) =>
      query.isUsed === undefined
        ? new Promise((resolve) => {
            answerLate = () => resolve([]);
          })
        : rows(),
    );
    actions.show('all');
    await settle();
    actions.show('unused');
    await settle();
    answerLate();
    await settle();
    expect(state()).toMatchObject({ status: 'ready', filter: 'unused', addresses: rows() });
  });

  it('is empty when no address passes the filter', async () => {
    const prepared = await prepare();
    prepared.services.on(listAddresses)(() => []);
    const { getState } = prepared.open();
    await settle();
    expect(getState()).toMatchObject({ status: 'empty', canGenerate: true });
  });

  it('makes the next address and reloads the list (R-ADDR-03)', async () => {
    const { asked, rows, made, actions, state } = await start();
    const before = rows().length;
    const making = actions.generate();
    expect(state()).toMatchObject({ status: 'ready', isGenerating: true });
    const address = await making;
    expect(made()).toHaveLength(1);
    expect(asked).toHaveLength(2);
    expect(state()).toMatchObject({ isGenerating: false, problem: null });
    expect(state().addresses).toHaveLength(before + 1);
    expect(state().addresses.map(({ addressValue }) => addressValue)).toContain(
      address?.addressValue,
    );
  });

  it('makes one address for two presses', async () => {
    const { made, actions } = await start();
    const [, second] = await Promise.all([actions.generate(), actions.generate()]);
    expect(second).toBeNull();
    expect(made()).toHaveLength(1);
  });

  it('makes none where the manifest sets a limit per account', async () => {
    const { made, actions, state } = await start({ network: 'ETH', balance: toDecimal('1') });
    expect(state()).toMatchObject({ network: { name: 'Ethereum' }, canGenerate: false });
    await expect(actions.generate()).resolves.toBeNull();
    expect(made()).toEqual([]);
  });

  it('lists the fixed address of an account, used or not', async () => {
    const { asked, state } = await start({ network: 'ETH', balance: toDecimal('1') });
    await settle();
    expect(asked).toEqual([{ hasBalance: false, isUsed: false }, {}]);
    expect(state()).toMatchObject({ status: 'ready', filter: 'all' });
  });

  it('keeps the list at the gap limit and says why, until one is made (R-ADDR-05a)', async () => {
    const { services, rows, actions, state } = await start();
    services.fail(getDepositAddress, gapLimit);
    await expect(actions.generate()).resolves.toBeNull();
    expect(state()).toMatchObject({
      status: 'ready',
      addresses: rows(),
      isGenerating: false,
      problem: { serverCode: 'address_gap_limit', messages: gapLimit.body.errors },
    });
    await expect(actions.generate()).resolves.not.toBeNull();
    expect(state().problem).toBeNull();
  });

  it('answers with the new address though the list could not be reloaded', async () => {
    const { services, actions, state } = await start();
    services.fail(listAddresses, broken);
    await expect(actions.generate()).resolves.not.toBeNull();
    expect(state()).toMatchObject({ status: 'failed', isGenerating: false });
  });

  it('recovers from a failure of the account and of the list', async () => {
    const prepared = await prepare();
    prepared.services.fail(listAccounts, broken);
    prepared.services.fail(listAddresses, broken);
    const { getState, actions } = prepared.open();
    await settle();
    expect(getState()).toMatchObject({ status: 'failed', problem: { code: 'api' } });
    actions.retry();
    expect(getState()).toMatchObject({ status: 'loading', problem: null });
    await settle();
    expect(getState()).toMatchObject({ status: 'ready', problem: null });
    expect(prepared.asked).toHaveLength(1);
    actions.retry();
    await settle();
    expect(prepared.asked).toHaveLength(1);
  });

  it('fails for an account that the wallet does not have', async () => {
    const prepared = await prepare();
    const { getState } = prepared.open('01890000-0000-7000-8000-00000000ffff');
    await settle();
    expect(getState()).toMatchObject({
      status: 'failed',
      problem: { code: 'api', serverCode: 'not_found' },
    });
  });

  it('is over once an address is taken (R-ADDR-02)', async () => {
    const { flow, rows, actions, state } = await start();
    const [first] = rows();
    actions.select('not listed');
    expect(state().selected).toBeNull();
    actions.select(first?.addressValue ?? '');
    const address = { id: first?.id, addressValue: first?.addressValue };
    expect(state().selected).toEqual(address);
    flow.dispose();
    await expect(flow.result).resolves.toEqual({ status: 'selected', address });
  });

  it('ends as dismissed, and nothing that was under way happens', async () => {
    const prepared = await prepare();
    const { getState, dispose, result } = prepared.open();
    dispose();
    await settle();
    expect(getState()).toMatchObject({ status: 'loading', addresses: [], problem: null });
    expect(prepared.time.pending()).toBe(0);
    await expect(result).resolves.toEqual({ status: 'dismissed' });
  });

  it('tells of no new address once it was disposed', async () => {
    const { flow, asked, actions, state } = await start();
    const making = actions.generate();
    flow.dispose();
    await expect(making).resolves.toBeNull();
    expect(state()).toMatchObject({ isGenerating: true, problem: null });
    await expect(actions.generate()).resolves.toBeNull();
    expect(asked).toHaveLength(1);
  });
});
