import { describe, expect, test } from 'vitest';
import { refusal, scriptedClient } from '../../../test/scripted-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { createNewWalletFlow } from './new-wallet-flow.ts';

const walletId = '01890000-0000-7000-8000-00000000000a';
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const password = 'Correct-Horse-7';
const entered = { password, confirmation: password, consent: true };

const createWallet = 'POST /api/wallets/create';
const activateWallet = `POST /api/wallets/${walletId}/activate`;
const accountsPath = `/api/wallets/${walletId}/accounts`;
const page = (items: readonly unknown[]) => ({
  body: { items, total: items.length, page: 1, pageSize: 100 },
});
const account = {
  id: '01890000-0000-7000-8000-00000000000b',
  name: 'Bitcoin',
  blockchainNetwork: 'BTC',
  derivationPath: "m/84'/0'/0'",
  addressType: 'wpkh',
  nativeBalance: '0',
  pendingBalance: '0',
  fiatBalance: null,
  tokens: [],
  isArchived: false,
  isDeleted: false,
  depositAddressCount: 1,
  activatedOnChain: true,
  historyFrom: null,
  isSearching: false,
  createdAt: '2026-11-20T09:00:00.000Z',
  asOf: '2026-11-20T09:00:00.000Z',
  stale: false,
};
const made = {
  status: 201,
  body: { id: walletId, name: 'Savings', isActivated: false, seedPhrase: phrase },
};
const getConfig = 'GET /v1/config';
const served = { chain: 'sandbox', chainId: null };
const config = {
  mode: 'sandbox',
  networks: { ETH: served, BTC: served },
  features: { payments: false },
  support: { url: null },
  documentation: { url: null },
  bases: {},
  version: '0.0.0',
};
const listed = {
  id: walletId,
  name: 'Savings',
  isActivated: true,
  walletType: 'INDIVIDUAL',
  createdAt: '2026-11-20T09:00:00.000Z',
  accountsCount: 0,
  lastUsedAt: null,
};
const script = {
  [getConfig]: { body: { data: config } },
  [createWallet]: made,
  [activateWallet]: { body: { id: walletId, isActivated: true } },
  [`GET ${accountsPath}`]: page([]),
  [`POST ${accountsPath}`]: { status: 201, body: account },
  'GET /api/wallets': page([listed]),
};

function begin(changes: Parameters<typeof scriptedClient>[0] = {}) {
  const scripted = scriptedClient({ ...script, ...changes });
  const errors: AnyBillfoldError[] = [];
  const flow = createNewWalletFlow(scripted.client, { onError: (error) => errors.push(error) });
  const states: string[] = [];
  flow.subscribe(() => states.push(JSON.stringify(flow.getState())));
  const calls = () => scripted.sent.map(({ call }) => call);
  return { ...scripted, flow, errors, states, calls, step: () => flow.getState().place.step };
}
async function toPhrase(begun: ReturnType<typeof begin>) {
  begun.flow.actions.draft({ name: ' Savings ' });
  begun.flow.actions.submitName();
  await begun.flow.actions.submitPassword(entered);
}

describe('a new wallet (J1)', () => {
  test('goes from its name to an account on each network of the server', async () => {
    const begun = begin();
    const { flow, sent, step } = begun;
    await toPhrase(begun);
    expect(step()).toBe('show-phrase');
    expect(flow.phrase()).toEqual(phrase.split(' '));
    flow.actions.continueToConfirm();
    await flow.actions.confirmPhrase();
    expect(step()).toBe('done');
    await expect(flow.result).resolves.toMatchObject({
      status: 'done',
      walletId,
      wallet: { id: walletId, name: 'Savings', createdAt: new Date(listed.createdAt) },
    });
    expect(sent[0]).toEqual({
      call: createWallet,
      body: {
        name: 'Savings',
        wordCount: 12,
        walletType: 'INDIVIDUAL',
        seedPhrase: null,
        password,
      },
    });
    expect(sent[1]?.call).toBe(getConfig);
    expect(sent[2]).toEqual({ call: activateWallet, body: { seedPhrase: phrase } });
    const opened = sent.filter(({ call }) => call === `POST ${accountsPath}`);
    expect(opened.map(({ body }) => body)).toEqual([
      { name: 'Bitcoin', cryptoCurrencyType: 'BTC', password: null, seedPhrase: null },
      { name: 'Ethereum', cryptoCurrencyType: 'ETH', password: null, seedPhrase: null },
    ]);
  });

  test('is in the list of wallets that is known already', async () => {
    const begun = begin({ 'GET /api/wallets': [page([]), page([listed])] });
    await begun.client.resources.wallets.load();
    await toPhrase(begun);
    const before = begun.calls().filter((call) => call === 'GET /api/wallets').length;
    begun.flow.actions.continueToConfirm();
    await begun.flow.actions.confirmPhrase();
    expect(begun.calls().filter((call) => call === 'GET /api/wallets')).toHaveLength(before + 1);
  });

  test('keeps the password and every word out of all its states', async () => {
    const begun = begin();
    const { flow, states } = begun;
    await toPhrase(begun);
    flow.actions.continueToConfirm();
    flow.actions.back();
    flow.actions.continueToConfirm();
    await flow.actions.confirmPhrase();
    const all = states.join();
    for (const secret of [password, ...phrase.split(' ')]) expect(all).not.toContain(secret);
  });

  test('forgets the words at activation', async () => {
    const begun = begin();
    await toPhrase(begun);
    begun.flow.actions.continueToConfirm();
    await begun.flow.actions.confirmPhrase();
    expect(begun.flow.phrase()).toEqual([]);
  });

  test('forgets the words on dispose, also those of an answer still on its way', async () => {
    const begun = begin();
    begun.flow.actions.draft({ name: 'Savings' });
    begun.flow.actions.submitName();
    const submitted = begun.flow.actions.submitPassword(entered);
    begun.flow.dispose();
    await submitted;
    expect(begun.flow.phrase()).toEqual([]);
    await expect(begun.flow.result).resolves.toEqual({ status: 'dismissed' });
  });

  test('has no way back once the wallet is made, except from the confirmation to the words', async () => {
    const begun = begin();
    const { flow, step } = begun;
    flow.actions.draft({ name: 'Savings' });
    flow.actions.submitName();
    flow.actions.back();
    expect(step()).toBe('name');
    await toPhrase(begun);
    flow.actions.back();
    expect(step()).toBe('show-phrase');
    flow.actions.continueToConfirm();
    flow.actions.back();
    expect(step()).toBe('show-phrase');
    expect(flow.phrase()).toHaveLength(12);
  });

  test('stays where it is when the service refuses, and can be tried again', async () => {
    const begun = begin({ [createWallet]: [refusal(500, 'INTERNAL'), made] });
    await toPhrase(begun);
    expect(begun.flow.getState()).toMatchObject({
      place: { step: 'password' },
      isBusy: false,
      failure: { code: 'api' },
    });
    expect(begun.errors).toHaveLength(1);
    await begun.flow.actions.submitPassword(entered);
    expect(begun.flow.getState()).toMatchObject({ place: { step: 'show-phrase' }, failure: null });
  });

  test('two presses make one wallet', async () => {
    const { flow, calls } = begin();
    flow.actions.draft({ name: 'Savings' });
    flow.actions.submitName();
    await Promise.all([flow.actions.submitPassword(entered), flow.actions.submitPassword(entered)]);
    expect(calls()).toEqual([createWallet]);
  });

  test('opens only the accounts that are missing when it is tried again', async () => {
    const opened = { status: 201, body: account };
    const begun = begin({
      [`POST ${accountsPath}`]: [opened, refusal(500, 'INTERNAL'), opened],
      [`GET ${accountsPath}`]: [page([]), page([account])],
    });
    await toPhrase(begun);
    begun.flow.actions.continueToConfirm();
    await begun.flow.actions.confirmPhrase();
    expect(begun.step()).toBe('accounts');
    await begun.flow.actions.openAccounts();
    expect(begun.step()).toBe('done');
    const asked = begun.sent.filter(({ call }) => call === `POST ${accountsPath}`);
    expect(asked.map(({ body }) => body)).toMatchObject([
      { name: 'Bitcoin', cryptoCurrencyType: 'BTC' },
      { name: 'Ethereum', cryptoCurrencyType: 'ETH' },
      { name: 'Ethereum', cryptoCurrencyType: 'ETH' },
    ]);
  });

  test('ends with the wallet as it is listed, once the list can be had', async () => {
    const begun = begin({ 'GET /api/wallets': [refusal(403, 'FORBIDDEN'), page([listed])] });
    await toPhrase(begun);
    begun.flow.actions.continueToConfirm();
    await begun.flow.actions.confirmPhrase();
    expect(begun.flow.getState()).toMatchObject({
      place: { step: 'accounts' },
      failure: { messages: ['FORBIDDEN'] },
    });
    await begun.flow.actions.openAccounts();
    await expect(begun.flow.result).resolves.toMatchObject({ wallet: { id: walletId } });
  });

  test('ends without the accounts that could not be added, when they are skipped', async () => {
    const begun = begin({
      [`POST ${accountsPath}`]: [{ status: 201, body: account }, refusal(500, 'INTERNAL')],
      [`GET ${accountsPath}`]: [page([]), page([account])],
    });
    await toPhrase(begun);
    begun.flow.actions.continueToConfirm();
    await begun.flow.actions.confirmPhrase();
    expect(begun.flow.getState()).toMatchObject({
      place: { step: 'accounts', networks: ['BTC', 'ETH'] },
      failure: { code: 'api' },
    });
    await begun.flow.actions.skipAccounts();
    expect(begun.flow.getState().place).toMatchObject({ step: 'done', networks: ['BTC'] });
    await expect(begun.flow.result).resolves.toMatchObject({ status: 'done', walletId });
  });

  test('changes nothing before it knows what the server offers', async () => {
    const begun = begin({ [getConfig]: [refusal(500, 'INTERNAL'), { body: { data: config } }] });
    await toPhrase(begun);
    begun.flow.actions.continueToConfirm();
    await begun.flow.actions.confirmPhrase();
    expect(begun.flow.getState()).toMatchObject({ failure: { code: 'api' }, isBusy: false });
    expect(begun.calls()).not.toContain(activateWallet);
    await begun.flow.actions.confirmPhrase();
    expect(begun.step()).toBe('done');
  });

  test('begins with the suggested name, numbered where a wallet has it', async () => {
    const { client } = begin();
    const suggestedName = 'Savings';
    const early = createNewWalletFlow(client, { suggestedName });
    const edited = createNewWalletFlow(client, { suggestedName });
    edited.actions.draft({ name: 'Mine' });
    expect(early.getState().draft.name).toBe('Savings');
    await client.resources.wallets.load();
    expect(early.getState().draft.name).toBe('Savings 2');
    expect(edited.getState().draft.name).toBe('Mine');
    const late = createNewWalletFlow(client, { suggestedName });
    expect(late.getState().draft.name).toBe('Savings 2');
  });

  test('refuses the name of another wallet of the user', async () => {
    const { flow, client, step } = begin();
    await client.resources.wallets.load();
    flow.actions.draft({ name: 'savings' });
    flow.actions.submitName();
    expect(step()).toBe('name');
    expect(flow.getState().invalid).toEqual({ name: 'newWallet.name.taken' });
  });
});

describe('an imported wallet', () => {
  async function toImport(begun: ReturnType<typeof begin>) {
    begun.flow.actions.draft({ name: 'Old', kind: 'import' });
    begun.flow.actions.submitName();
    await begun.flow.actions.submitPassword(entered);
  }
  const imported = {
    [createWallet]: {
      status: 201,
      body: { id: walletId, name: 'Old', isActivated: true, seedPhrase: null },
    },
  };

  test('is active at once and shows no phrase', async () => {
    const begun = begin(imported);
    await toImport(begun);
    expect(begun.step()).toBe('import-phrase');
    expect(begun.calls()).toEqual([]);
    await begun.flow.actions.submitPhrase(`  ${phrase.toUpperCase()} `);
    expect(begun.step()).toBe('done');
    expect(begun.sent[1]?.body).toMatchObject({ seedPhrase: phrase, password });
    expect(begun.flow.phrase()).toEqual([]);
    expect(begun.calls()).not.toContain(activateWallet);
  });

  test('asks for 12 to 24 words before it asks the service', async () => {
    const begun = begin(imported);
    await toImport(begun);
    await begun.flow.actions.submitPhrase('legal winner');
    expect(begun.flow.getState().phraseProblem).toEqual({ reason: 'word_count' });
    await begun.flow.actions.submitPhrase(`${phrase} zoo`);
    expect(begun.flow.getState().phraseProblem).toEqual({ reason: 'length' });
    expect(begun.calls()).toEqual([]);
    expect(begun.states.join()).not.toContain('winner');
  });

  test('names the positions of unknown words, never the words', async () => {
    const scripted = scriptedClient({ ...script, ...imported });
    const flow = createNewWalletFlow(scripted.client, {
      loadWords: async () => [...new Set(phrase.split(' '))],
    });
    flow.actions.draft({ name: 'Old', kind: 'import' });
    flow.actions.submitName();
    await flow.actions.submitPassword(entered);
    await flow.actions.submitPhrase(phrase.replace('wave', 'waev'));
    expect(flow.getState().phraseProblem).toEqual({ reason: 'unknown_words', positions: [5] });
    expect(scripted.sent).toEqual([]);
  });
});

describe('a wallet whose setup was left', () => {
  test('is activated by its phrase', async () => {
    const begun = begin();
    begun.flow.actions.finish({ id: walletId, name: 'Savings' });
    expect(begun.step()).toBe('enter-phrase');
    await begun.flow.actions.submitPhrase(phrase);
    expect(begun.sent[1]).toEqual({ call: activateWallet, body: { seedPhrase: phrase } });
    expect(begun.step()).toBe('done');
  });

  test('is not activated by another phrase', async () => {
    const begun = begin({ [activateWallet]: refusal(400, 'SEED_MISMATCH') });
    begun.flow.actions.finish({ id: walletId, name: 'Savings' });
    await begun.flow.actions.submitPhrase(phrase);
    expect(begun.flow.getState()).toMatchObject({
      place: { step: 'enter-phrase' },
      phraseProblem: { reason: 'mismatch' },
      isBusy: false,
    });
  });

  test('can be left for a new one', () => {
    const begun = begin();
    begun.flow.actions.finish({ id: walletId, name: 'Savings' });
    begun.flow.actions.back();
    expect(begun.flow.getState()).toMatchObject({
      place: { step: 'name' },
      draft: { kind: 'create', name: '' },
    });
  });
});
