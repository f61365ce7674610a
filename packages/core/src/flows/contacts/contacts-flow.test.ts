import { describe, expect, it, vi } from 'vitest';
import {
  createContact,
  deleteContact,
  getConfig,
  importContacts,
  listContacts,
} from '../../contract/index.ts';
import { NetworkError } from '../../errors/error-kinds.ts';
import { en } from '../../i18n/en/index.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { createSandbox, type Sandbox, settle } from '../../testing/index.ts';
import type { ContactsFlowOptions } from './contacts-effects.ts';
import { createContactsFlow } from './contacts-flow.ts';
import { contactFailure, contactFieldMessage } from './contacts-selectors.ts';

const t = createTranslator('en', (key) => en[key]);
const broken = { status: 500, body: { errors: ['Unknown error (ID: 1)'] } };
/** Published addresses: BIP-84's account 0, and the Ethereum one of the same phrase. */
const bitcoin = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const ether = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const toncoin = 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF';

async function start(
  own: Partial<ContactsFlowOptions> = {},
  prepare: (sandbox: Sandbox) => unknown = () => undefined,
) {
  const sandbox = await createSandbox({ preset: 'funded' });
  await prepare(sandbox);
  const { client, walletId } = sandbox;
  const onError = vi.fn();
  const flow = createContactsFlow(client, { walletId, onError, ...own });
  await settle();
  return { ...sandbox, ...flow, state: flow.getState, onError };
}

/** Two contacts, one on each network. */
async function keepTwo({ client, walletId }: Sandbox): Promise<void> {
  const memo = null;
  await client.contacts.create(walletId, { name: 'Zoe', network: 'BTC', address: bitcoin, memo });
  await client.contacts.create(walletId, { name: 'Anna', network: 'ETH', address: ether, memo });
}
const names = ({ contacts }: ReturnType<Awaited<ReturnType<typeof start>>['state']>) =>
  contacts.map(({ name }) => name);

describe('the list of contacts', () => {
  it('stays as it was loaded before where no connection lets it through', async () => {
    const sandbox = await createSandbox({ preset: 'funded' });
    await keepTwo(sandbox);
    const { items: contacts } = await sandbox.client.contacts.list(sandbox.walletId);
    const { networks } = await sandbox.client.config.get();
    const { state, onError } = await start({
      known: { contacts, networks },
      load: () => Promise.reject(new NetworkError('network')),
    });
    expect(state()).toMatchObject({ status: 'ready', problem: null });
    expect(names(state())).toEqual(['Anna', 'Zoe']);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('is empty at first, and by name afterwards', async () => {
    expect((await start()).state()).toMatchObject({ status: 'empty', contacts: [] });
    const { state } = await start({}, keepTwo);
    expect(state().status).toBe('ready');
    expect(names(state())).toEqual(['Anna', 'Zoe']);
  });

  it('holds every page', async () => {
    const { state } = await start({}, async ({ client, walletId }) => {
      const rows = Array.from({ length: 101 }, (_, at) => `Name ${at},BTC,address-${at},`);
      const csv = `name,network,address,memo\n${rows.join('\n')}`;
      await client.contacts.import(walletId, { csv });
    });
    expect(state().contacts).toHaveLength(101);
  });

  it.each([
    ['zo', ['Zoe']],
    ['9858eff', ['Anna']],
    ['bitcoin', ['Zoe']],
    ['nobody', []],
  ])('is searched by name, address and network: %s', async (query, found) => {
    const { state, actions } = await start({}, keepTwo);
    actions.search(query);
    expect(names(state())).toEqual(found);
    expect(state().status).toBe('ready');
  });

  it('can be of one network alone', async () => {
    const { state } = await start({ network: 'ETH' }, keepTwo);
    expect(names(state())).toEqual(['Anna']);
    expect(state().networks).toEqual(['ETH']);
  });

  it.each<[string, (sandbox: Sandbox) => void]>([
    ['the contacts', ({ services }) => services.fail(listContacts, broken)],
    ['the networks', ({ services }) => services.fail(getConfig, broken)],
  ])('is loaded again when %s could not be', async (_, prepare) => {
    const { state, actions, onError } = await start({}, prepare);
    expect(state()).toMatchObject({ status: 'failed' });
    expect(onError).toHaveBeenCalledOnce();
    actions.add();
    expect(state().place.at).toBe('list');
    actions.retry();
    expect(state().status).toBe('loading');
    await settle();
    expect(state().status).toBe('empty');
  });

  it('ends with the contact that is chosen', async () => {
    const { state, actions, result } = await start({}, keepTwo);
    actions.choose('none');
    actions.choose(state().contacts[0]?.id ?? '');
    await expect(result).resolves.toMatchObject({ status: 'chosen', contact: { name: 'Anna' } });
  });
});

describe('the form of a contact', () => {
  it('keeps a new one, trimmed, and goes back to the list', async () => {
    const { state, actions } = await start();
    actions.add();
    expect(state().place).toMatchObject({ at: 'form', editing: null, draft: { network: 'BTC' } });
    actions.change({ name: ' Zoe ', address: ` bitcoin:${bitcoin} `, memo: 'not on Bitcoin' });
    await actions.save();
    expect(state().place.at).toBe('list');
    expect(state().contacts).toMatchObject([
      { name: 'Zoe', network: 'BTC', address: bitcoin, memo: null },
    ]);
  });

  it('begins with what is known', async () => {
    const { state, actions } = await start();
    actions.add({ network: 'ETH', address: ether });
    expect(state().place).toMatchObject({ draft: { network: 'ETH', address: ether, name: '' } });
  });

  it('changes a contact, and leaves it as it was by going back', async () => {
    const { state, actions } = await start({}, keepTwo);
    actions.edit(state().contacts[1]?.id ?? '');
    actions.change({ name: 'Aaron' });
    actions.back();
    expect(names(state())).toEqual(['Anna', 'Zoe']);
    actions.edit(state().contacts[1]?.id ?? '');
    expect(state().place).toMatchObject({ draft: { name: 'Zoe' } });
    actions.change({ name: 'Aaron' });
    await actions.save();
    expect(names(state())).toEqual(['Aaron', 'Anna']);
  });

  it('refuses by itself what is missing or too long', async () => {
    const { state, actions, services } = await start();
    actions.add();
    const before = services.requests.length;
    await actions.save();
    expect(state().invalid).toEqual({ name: 'common.required', address: 'common.required' });
    expect(state().addressProblem).toBeNull();
    actions.change({ name: 'a'.repeat(81) });
    expect(state().invalid).toEqual({ address: 'common.required' });
    actions.change({ address: bitcoin });
    await actions.save();
    expect(state().invalid).toEqual({ name: 'contacts.nameLength' });
    actions.change({ name: 'TON', network: 'TON', memo: 'm'.repeat(121) });
    await actions.save();
    expect(state().invalid).toEqual({ memo: 'contacts.memoLength' });
    expect(services.requests).toHaveLength(before);
  });

  it('says what is wrong with an address, until it or its network changes', async () => {
    const { state, actions } = await start();
    actions.add();
    actions.change({ name: 'Anna', address: ether });
    await actions.save();
    expect(contactFieldMessage(state(), 'address', t)).toMatch(/Ethereum/);
    actions.change({ network: 'ETH' });
    expect(contactFieldMessage(state(), 'address', t)).toBeUndefined();
    await actions.save();
    expect(names(state())).toEqual(['Anna']);
  });

  it('says of an address that the service refuses the same, and of a known one that it is known', async () => {
    const { state, actions, services, onError } = await start({}, keepTwo);
    const refused = { code: 'ADDRESS_INVALID', errors: ['This is no address.'] };
    services.fail(createContact, { status: 400, body: refused });
    actions.add();
    actions.change({ name: 'Zoe again', address: bitcoin });
    await actions.save();
    expect(contactFieldMessage(state(), 'address', t)).toBe('This is no address.');
    await actions.save();
    expect(contactFailure(state())?.messages).toEqual([
      'This address is already in your contacts.',
    ]);
    expect(onError).toHaveBeenCalledTimes(2);
    actions.change({ name: 'Zoe' });
    expect(contactFailure(state())).toBeNull();
  });

  it('keeps one at a time', async () => {
    const { actions, services } = await start();
    actions.add();
    actions.change({ name: 'Zoe', address: bitcoin });
    const before = services.requests.length;
    await Promise.all([actions.save(), actions.save()]);
    expect(services.requests).toHaveLength(before + 1);
  });
});

describe('the removal of a contact', () => {
  it('is asked for first, and can be taken back', async () => {
    const { state, actions } = await start({}, keepTwo);
    actions.askRemoval();
    expect(state().place.at).toBe('list');
    actions.edit(state().contacts[0]?.id ?? '');
    actions.askRemoval();
    expect(state().place).toMatchObject({ at: 'removal', contact: { name: 'Anna' } });
    actions.back();
    expect(state().place).toMatchObject({ at: 'form', editing: { name: 'Anna' } });
    actions.askRemoval();
    await actions.remove();
    expect(state().place.at).toBe('list');
    expect(names(state())).toEqual(['Zoe']);
  });

  it('is undone with everything that the contact had', async () => {
    const { state, actions } = await start({}, async (sandbox) => {
      await keepTwo(sandbox);
      const exchange = {
        name: 'An exchange',
        network: 'TON',
        address: toncoin,
        memo: '7',
      } as const;
      await sandbox.client.contacts.create(sandbox.walletId, exchange);
    });
    const before = state().contacts[0];
    actions.edit(before?.id ?? '');
    actions.askRemoval();
    await actions.remove();
    expect(state().removed).toEqual(before);
    await actions.undoRemoval();
    expect(names(state())).toEqual(['An exchange', 'Anna', 'Zoe']);
    const { name, network, address, memo } = state().contacts[0] ?? {};
    expect({ name, network, address, memo }).toEqual({
      name: before?.name,
      network: before?.network,
      address: before?.address,
      memo: before?.memo,
    });
    expect(state().removed).toBeNull();
  });

  it('says why it did not happen', async () => {
    const { state, actions, services } = await start({}, keepTwo);
    services.fail(deleteContact, broken);
    actions.edit(state().contacts[0]?.id ?? '');
    actions.askRemoval();
    await actions.remove();
    expect(state().place.at).toBe('removal');
    expect(contactFailure(state())?.messages).toEqual(['Unknown error (ID: 1)']);
  });
});

describe('the import of contacts', () => {
  it('reports the outcome of the file, and reloads the list', async () => {
    const { state, actions } = await start({}, keepTwo);
    await actions.importCsv(
      `name,network,address,memo\nZoe,BTC,${bitcoin},\nBen,BTC,address,\nnobody`,
    );
    expect(state().imported).toEqual({
      imported: 1,
      known: 1,
      refused: [{ line: 4, message: 'This is no contact.' }],
    });
    expect(names(state())).toEqual(['Anna', 'Ben', 'Zoe']);
    actions.add();
    expect(state().imported).toBeNull();
  });

  it('says why a file was not taken', async () => {
    const { state, actions, services } = await start();
    services.fail(importContacts, broken);
    await actions.importCsv('something else');
    expect(contactFailure(state())).not.toBeNull();
  });
});

it('changes nothing once it is disposed', async () => {
  const { state, actions, dispose, result } = await start();
  actions.add();
  actions.change({ name: 'Zoe', address: bitcoin });
  const saved = actions.save();
  dispose();
  await saved;
  expect(state().place.at).toBe('form');
  await expect(result).resolves.toEqual({ status: 'dismissed' });
});
