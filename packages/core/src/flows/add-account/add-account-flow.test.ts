import { describe, expect, it, vi } from 'vitest';
import { createAccount, getConfig, listAccounts } from '../../contract/index.ts';
import { en } from '../../i18n/en/index.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { toDecimal } from '../../money/decimal.ts';
import { createSandbox, type Sandbox, settle } from '../../testing/index.ts';
import { type AddAccountFlowOptions, createAddAccountFlow } from './add-account-flow.ts';
import { accountPasswordMessage, addAccountFailure } from './add-account-selectors.ts';

const t = createTranslator('en', (key) => en[key]);
const broken = { status: 500, body: { errors: ['Unknown error (ID: 1)'] } };
const keyRequired = { status: 409, body: { code: 'KEY_REQUIRED', errors: ['Enter the key.'] } };
const bitcoin = { network: 'BTC', balance: toDecimal('0.5') } as const;

async function start(
  own: Partial<AddAccountFlowOptions> = {},
  prepare: (sandbox: Sandbox) => void = () => undefined,
) {
  const sandbox = await createSandbox({ accounts: [bitcoin] });
  prepare(sandbox);
  const onError = vi.fn();
  const { client, walletId } = sandbox;
  const flow = createAddAccountFlow(client, { walletId, onError, ...own });
  await settle();
  const bodies: unknown[] = [];
  const keep = () =>
    sandbox.services.on(createAccount)(({ params, body }) => {
      bodies.push(body);
      sandbox.books.wallets.prove(params.walletId, body);
      const { name, cryptoCurrencyType: network } = body;
      return sandbox.books.open({ name, network, balance: toDecimal('0') });
    });
  return { ...sandbox, ...flow, state: flow.getState, onError, keep, bodies };
}

describe('createAddAccountFlow', () => {
  it('begins with the first network that has no account, and names it', async () => {
    const { state } = await start();
    expect(state()).toMatchObject({ status: 'ready', name: 'Litecoin', network: 'LTC' });
    expect(state().networks).toEqual(expect.arrayContaining(['BTC', 'LTC', 'ETH']));
  });

  it('begins with the network that is wanted, under a name that is free', async () => {
    const { state, actions } = await start({ network: 'BTC' });
    expect(state()).toMatchObject({ network: 'BTC', name: 'Bitcoin 2' });
    actions.setNetwork('ETH');
    expect(state()).toMatchObject({ network: 'ETH', name: 'Ethereum' });
  });

  it('keeps a typed name when another network is chosen', async () => {
    const { state, actions } = await start();
    actions.setName('Rent');
    actions.setNetwork('ETH');
    expect(state().name).toBe('Rent');
  });

  it('opens the account by its trimmed name, and is over', async () => {
    const { actions, state, result, keep, bodies } = await start();
    keep();
    actions.setName('  Rent ');
    await actions.submit('');
    expect(bodies).toEqual([
      { name: 'Rent', cryptoCurrencyType: 'LTC', password: null, seedPhrase: null },
    ]);
    expect(state().added).toMatchObject({ name: 'Rent', blockchainNetwork: 'LTC' });
    await expect(result).resolves.toMatchObject({ status: 'added', account: { name: 'Rent' } });
    await actions.submit('');
    expect(bodies).toHaveLength(1);
  });

  it('counts accounts of Ethereum like another wallet where that is chosen, and of no other network', async () => {
    const { actions, state, keep, bodies } = await start({ network: 'ETH' });
    keep();
    expect(state()).toMatchObject({ keyPaths: ['ACCOUNT', 'ADDRESS'], keyPath: 'ACCOUNT' });
    actions.setKeyPath('ADDRESS');
    actions.setNetwork('LTC');
    expect(state().keyPaths).toEqual([]);
    actions.setNetwork('BSC');
    await actions.submit('');
    expect(bodies).toMatchObject([{ cryptoCurrencyType: 'BSC', keyPath: 'ADDRESS' }]);
  });

  it('sends no way of counting for a network that has one', async () => {
    const { actions, keep, bodies } = await start({ network: 'ETH' });
    keep();
    actions.setKeyPath('ADDRESS');
    actions.setNetwork('LTC');
    await actions.submit('');
    expect(bodies).toEqual([
      { name: 'Litecoin', cryptoCurrencyType: 'LTC', password: null, seedPhrase: null },
    ]);
  });

  it('opens accounts of another address type where that is chosen, and on no network that has one', async () => {
    const { actions, state, keep, bodies } = await start({ network: 'BTC' });
    keep();
    const addressTypes = ['wpkh', 'tr', 'sh-wpkh', 'pkh'];
    expect(state()).toMatchObject({ addressTypes, addressType: 'wpkh' });
    actions.setAddressType('tr');
    actions.setNetwork('ETH');
    expect(state().addressTypes).toEqual([]);
    actions.setNetwork('LTC');
    await actions.submit('');
    expect(bodies).toMatchObject([{ cryptoCurrencyType: 'LTC', addressType: 'tr' }]);
  });

  it('sends no address type for a network that has one', async () => {
    const { actions, keep, bodies } = await start({ network: 'BTC' });
    keep();
    actions.setAddressType('pkh');
    actions.setNetwork('ETH');
    await actions.submit('');
    expect(bodies).toEqual([
      { name: 'Ethereum', cryptoCurrencyType: 'ETH', password: null, seedPhrase: null },
    ]);
  });

  it.each([
    ['  ', 'common.required'],
    ['a'.repeat(41), 'addAccount.nameLength'],
    ['BITCOIN', 'addAccount.nameTaken'],
  ])('refuses the name %j by itself: %s', async (name, key) => {
    const { actions, state, keep, bodies } = await start();
    keep();
    actions.setName(name);
    await actions.submit('');
    expect(state().invalid).toEqual({ name: key });
    expect(bodies).toEqual([]);
    actions.setName('Rent');
    expect(state().invalid).toEqual({});
  });

  it('asks for the key once the service wants it, and sends it for one call', async () => {
    const { actions, state, services, keep, bodies, onError, secrets } = await start();
    keep();
    services.fail(createAccount, keyRequired);
    await actions.submit('');
    expect(state()).toMatchObject({ needsKey: true, failure: null, isBusy: false });
    expect(onError).not.toHaveBeenCalled();
    await actions.submit('');
    expect(state().invalid).toEqual({ password: 'common.required' });
    await actions.submit('wrong');
    expect(accountPasswordMessage(state(), t)).toBe('The cloud encryption password is not right.');
    expect(addAccountFailure(state())).toBeNull();
    expect(onError).toHaveBeenCalledOnce();
    actions.editKey();
    expect(accountPasswordMessage(state(), t)).toBeUndefined();
    await actions.submit(secrets.password);
    expect(bodies.at(-1)).toMatchObject({ password: secrets.password, seedPhrase: null });
    expect(JSON.stringify(state())).not.toContain(secrets.password);
  });

  it('asks for no key on a network that has keys left', async () => {
    const { actions, state, services } = await start();
    services.fail(createAccount, keyRequired);
    await actions.submit('');
    actions.setNetwork('ETH');
    expect(state().needsKey).toBe(false);
  });

  it('says what else the service refused', async () => {
    const { actions, state, services, onError } = await start();
    services.fail(createAccount, broken);
    await actions.submit('');
    expect(addAccountFailure(state())?.messages).toEqual(['Unknown error (ID: 1)']);
    expect(onError).toHaveBeenCalledOnce();
    actions.setNetwork('ETH');
    expect(state().failure).toBeNull();
  });

  it('leaves to the field what the service says of it', async () => {
    const { actions, state, services } = await start();
    const fields = { name: ['This name is taken.'] };
    services.fail(createAccount, { status: 409, body: { code: 'ACCOUNT_NAME_TAKEN', fields } });
    await actions.submit('');
    expect(addAccountFailure(state())).toBeNull();
    expect(state().failure).not.toBeNull();
    actions.setName('Other');
    expect(state().failure).toBeNull();
  });

  it.each<[string, (sandbox: Sandbox) => void]>([
    ['the accounts', ({ services }) => services.fail(listAccounts, broken)],
    ['the networks', ({ services }) => services.fail(getConfig, broken)],
  ])('loads %s again when that failed', async (_, prepare) => {
    const { actions, state, onError } = await start({}, prepare);
    expect(state()).toMatchObject({ status: 'failed', network: null });
    expect(state().problem).not.toBeNull();
    expect(onError).toHaveBeenCalledOnce();
    actions.retry();
    expect(state().status).toBe('loading');
    await settle();
    expect(state().status).toBe('ready');
  });

  it('says that a server without networks has none', async () => {
    const { state } = await start({}, ({ services }) =>
      services.on(getConfig)(() => ({
        data: {
          mode: 'sandbox',
          networks: {},
          features: { payments: false },
          support: { url: null },
          documentation: { url: null },
          bases: {},
          version: '0.0.0',
        },
      })),
    );
    expect(state().status).toBe('empty');
  });

  it('changes nothing once it is disposed', async () => {
    const { actions, state, services, dispose, result, onError } = await start();
    services.fail(createAccount, broken);
    const submitted = actions.submit('');
    dispose();
    await submitted;
    expect(state()).toMatchObject({ failure: null, added: null });
    expect(onError).not.toHaveBeenCalled();
    await expect(result).resolves.toEqual({ status: 'dismissed' });
  });
});
