import { describe, expect, it, test } from 'vitest';
import { unlockWallet } from '../../contract/index.ts';
import { ApiError, NetworkError, SigningError } from '../../errors/error-kinds.ts';
import { createTranslate } from '../../i18n/create-translate.ts';
import { englishWords } from '../../seed-phrase/english-words.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import { needsUnlock } from './needs-unlock.ts';
import { createUnlockFlow } from './unlock-flow.ts';
import { reduceUnlock } from './unlock-reducer.ts';
import { unlockFailure, unlockPhraseMessage } from './unlock-selectors.ts';
import { initialUnlock, type UnlockEvent, type UnlockState } from './unlock-state.ts';

const t = createTranslate();
const loadWords = async () => englishWords();

async function begin() {
  const sandbox = await createSandbox();
  const errors: unknown[] = [];
  const flow = createUnlockFlow(sandbox.client, {
    walletId: sandbox.walletId,
    loadWords,
    onError: (error) => errors.push(error),
  });
  const asked = () =>
    sandbox.services.requests.filter(({ path }) => path.endsWith('/unlock')).length;
  return { ...sandbox, flow, errors, asked, state: flow.getState };
}

describe('reduceUnlock', () => {
  const start = initialUnlock();
  const lost = new NetworkError('network');
  const submitting: UnlockState = { ...start, status: 'submitting' };
  const troubled: UnlockState = {
    ...start,
    invalid: { password: 'common.required' },
    phraseProblem: { reason: 'length' },
    failure: lost,
  };
  it.each<[string, UnlockState, UnlockEvent, UnlockState]>([
    [
      'trusts the device, and holds against the form what it did',
      troubled,
      { type: 'changed', change: { trustsDevice: true } },
      { ...troubled, trustsDevice: true },
    ],
    [
      'starts again with another method',
      troubled,
      { type: 'changed', change: { method: 'SEED_PHRASE' } },
      { ...start, method: 'SEED_PHRASE' },
    ],
    [
      'keeps everything with the same one',
      troubled,
      { type: 'changed', change: { method: 'ENCRYPTION_KEY' } },
      troubled,
    ],
    [
      'changes nothing while it is on its way',
      submitting,
      { type: 'changed', change: { trustsDevice: true } },
      submitting,
    ],
    [
      'clears the errors of the password alone',
      troubled,
      { type: 'field-changed', field: 'password' },
      { ...troubled, invalid: {} },
    ],
    [
      'clears the errors of the phrase alone',
      troubled,
      { type: 'field-changed', field: 'seedPhrase' },
      { ...troubled, phraseProblem: null },
    ],
    [
      'names what is missing',
      troubled,
      { type: 'refused', invalid: { password: 'common.required' } },
      { ...start, invalid: { password: 'common.required' } },
    ],
    [
      'says what is wrong with the phrase',
      submitting,
      { type: 'phrase-refused', problem: { reason: 'checksum' } },
      { ...start, phraseProblem: { reason: 'checksum' } },
    ],
    ['is on its way with nothing held against it', troubled, { type: 'submitted' }, submitting],
    ['has failed', submitting, { type: 'failed', error: lost }, { ...start, failure: lost }],
    [
      'says under the phrase that it is another one',
      submitting,
      { type: 'failed', error: new SigningError('wrong_seed_phrase') },
      { ...start, phraseProblem: { reason: 'mismatch' } },
    ],
    ['is over', submitting, { type: 'unlocked' }, { ...start, status: 'unlocked' }],
  ])('%s', (_, from, event, expected) => {
    expect(reduceUnlock(from, event)).toEqual(expected);
  });
});

describe('unlocking a wallet', () => {
  test('proves the encryption key, and trusts the device if it is told to', async () => {
    const { flow, secrets, client, walletId } = await begin();
    expect(await needsUnlock(client, walletId, new AbortController().signal)).toBe(true);
    flow.actions.change({ trustsDevice: true });
    await flow.actions.submit({ password: secrets.password });
    expect(flow.getState().status).toBe('unlocked');
    await expect(flow.result).resolves.toEqual({
      status: 'unlocked',
      trustedUntil: new Date('2026-12-20T09:00:00Z'),
    });
    expect(await needsUnlock(client, walletId, new AbortController().signal)).toBe(false);
  });

  test('the trust of a device ends', async () => {
    const { client, walletId, secrets, time } = await begin();
    const body = { password: secrets.password, seedPhrase: null, trustDevice: true };
    await client.wallets.unlock(walletId, body);
    await time.advance(30 * 24 * 3_600_000);
    expect(await needsUnlock(client, walletId, new AbortController().signal)).toBe(true);
  });

  test('is asked only where the wallet wants it', async () => {
    const { client, walletId } = await begin();
    await client.wallets.updateSettings(walletId, { requireUnlockOnNewDevice: false });
    expect(await needsUnlock(client, walletId, new AbortController().signal)).toBe(false);
  });

  test('proves the seed phrase instead, however it is typed', async () => {
    const { flow, secrets } = await begin();
    flow.actions.change({ method: 'SEED_PHRASE' });
    await flow.actions.submit({ seedPhrase: ` ${secrets.seedPhrase.toUpperCase()} ` });
    await expect(flow.result).resolves.toEqual({ status: 'unlocked', trustedUntil: null });
  });

  test('asks nobody without a password, or with words that are no phrase', async () => {
    const { flow, asked, state } = await begin();
    await flow.actions.submit({ password: '' });
    expect(state().invalid).toEqual({ password: 'common.required' });
    await flow.actions.submit({ seedPhrase: 'abandon' });
    expect(unlockPhraseMessage(state(), t, 12)).toBe('Enter all 12 words');
    await flow.actions.submit({ seedPhrase: `${'abandon '.repeat(11)}abot` });
    expect(unlockPhraseMessage(state(), t, 12)).toBe('Check word 12: not in the word list.');
    expect(asked()).toBe(0);
    flow.actions.clearErrors('seedPhrase');
    expect(unlockPhraseMessage(state(), t, 12)).toBeUndefined();
  });

  test('says what was wrong, and can be tried again', async () => {
    const { flow, state, errors, secrets } = await begin();
    await flow.actions.submit({ password: 'wrong' });
    expect(unlockFailure(state())).toBe('The cloud encryption password is not right.');
    expect(errors).toMatchObject([{ code: 'wrong_encryption_key' }]);
    await flow.actions.submit({ seedPhrase: `${'zoo '.repeat(11)}zoo` });
    expect(unlockPhraseMessage(state(), t, 12)).toBe(
      "Every word is valid, but the phrase isn't. Check the order.",
    );
    await flow.actions.submit({ password: secrets.password });
    expect(state().status).toBe('unlocked');
  });

  test('says how long to wait after too many tries', () => {
    const failure = new ApiError({ messages: ['Too many attempts. Try again in 15 minutes.'] });
    expect(unlockFailure({ failure })).toBe('Too many attempts. Try again in 15 minutes.');
    expect(unlockFailure({ failure: null })).toBeNull();
  });

  test('is asked for once at a time, and keeps no secret', async () => {
    const { flow, asked, secrets } = await begin();
    const states: string[] = [];
    flow.subscribe(() => states.push(JSON.stringify(flow.getState())));
    const submit = () => flow.actions.submit({ password: secrets.password });
    await Promise.all([submit(), submit()]);
    expect(asked()).toBe(1);
    expect(states.length).toBeGreaterThan(1);
    expect(states.join()).not.toContain(secrets.password);
  });

  test('can be skipped: who lost both secrets still gets in', async () => {
    const { flow, asked } = await begin();
    flow.actions.skip();
    await expect(flow.result).resolves.toEqual({ status: 'skipped' });
    await flow.actions.submit({ password: 'x' });
    expect(asked()).toBe(0);
  });

  test('an answer after dispose counts for nothing', async () => {
    const { flow, services, errors, state } = await begin();
    services.on(unlockWallet)(() => ({ unlocked: true, deviceTrustedUntil: null }));
    const submitted = flow.actions.submit({ password: 'x' });
    flow.dispose();
    await submitted;
    await settle();
    expect(state().status).toBe('submitting');
    expect(errors).toEqual([]);
    await expect(flow.result).resolves.toEqual({ status: 'dismissed' });
  });
});
