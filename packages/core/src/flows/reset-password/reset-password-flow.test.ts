import { describe, expect, it, vi } from 'vitest';
import { refusal, type Script, scriptedClient } from '../../../test/scripted-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { en } from '../../i18n/en/index.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { englishWords } from '../../seed-phrase/english-words.ts';
import { settle } from '../../testing/index.ts';
import { fieldMessage } from '../refused-field.ts';
import type { ResetPasswordFlowOptions } from './reset-password-effects.ts';
import { createResetPasswordFlow } from './reset-password-flow.ts';
import { seedPhraseMessage } from './reset-password-selectors.ts';

const walletId = '01890000-0000-7000-8000-00000000000a';
// From the vectors of BIP-39 (trezor/python-mnemonic, vectors.json).
const seedPhrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const newPassword = 'Correct-Horse-7';
const entered = { seedPhrase, newPassword, confirmation: newPassword, consent: true };
const call = `POST /api/wallets/${walletId}/reset-password`;
const t = createTranslator('en', (key) => en[key]);

function begin(
  answers: Script[string] = { status: 204 },
  options: Partial<ResetPasswordFlowOptions> = {},
) {
  const scripted = scriptedClient({ [call]: answers });
  const errors: AnyBillfoldError[] = [];
  const flow = createResetPasswordFlow(scripted.client, {
    walletId,
    loadWords: async () => englishWords(),
    onError: (error) => errors.push(error),
    ...options,
  });
  const states: string[] = [];
  flow.subscribe(() => states.push(JSON.stringify(flow.getState())));
  return { ...scripted, flow, actions: flow.actions, state: flow.getState, errors, states };
}
async function toPassword(...parameters: Parameters<typeof begin>) {
  const begun = begin(...parameters);
  await begun.actions.checkPhrase(seedPhrase);
  return begun;
}

describe('createResetPasswordFlow', () => {
  it('goes from the phrase to the password and ends with success (R-RPW-01, R-RPW-06)', async () => {
    const { flow, actions, state, sent } = begin();
    expect(state().step).toBe('phrase');
    const checked = actions.checkPhrase(`  ${seedPhrase.toUpperCase()} `);
    expect(state().isBusy).toBe(true);
    await checked;
    expect(state()).toMatchObject({ step: 'password', isBusy: false });
    expect(sent).toEqual([]);
    const reset = actions.resetPassword({ ...entered, seedPhrase: ` ${seedPhrase}\n` });
    expect(state().isBusy).toBe(true);
    await reset;
    expect(sent).toEqual([{ call, body: { seedPhrase, newPassword } }]);
    expect(state()).toMatchObject({ step: 'done', isBusy: false, failure: null });
    await expect(flow.result).resolves.toEqual({ status: 'done' });
  });

  it.each([
    ['', { reason: 'word_count' }],
    ['legal winner', { reason: 'word_count' }],
    [`${seedPhrase} zoo`, { reason: 'length' }],
    [seedPhrase.replace('wave', 'waev'), { reason: 'unknown_words', positions: [5] }],
    [seedPhrase.replace('yellow', 'zoo'), { reason: 'checksum' }],
  ])('does not go on with "%s" (R-RPW-04)', async (phrase, problem) => {
    const { actions, state, sent } = begin();
    await actions.checkPhrase(phrase);
    expect(state()).toMatchObject({ step: 'phrase', isBusy: false, phraseProblem: problem });
    actions.clearErrors('seedPhrase');
    expect(state().phraseProblem).toBeNull();
    expect(sent).toEqual([]);
  });

  it('does not ask the service before the password is fine (R-RPW-02)', async () => {
    const { actions, state, sent } = await toPassword();
    await actions.resetPassword({ ...entered, newPassword: 'weak', consent: false });
    expect(state()).toMatchObject({
      step: 'password',
      isBusy: false,
      invalid: {
        newPassword: 'cloudPassword.weak',
        confirmation: 'cloudPassword.differ',
        consent: 'common.required',
      },
    });
    actions.clearErrors('consent');
    expect(state().invalid).not.toHaveProperty('consent');
    expect(sent).toEqual([]);
  });

  it('asks nothing before the phrase was accepted, nor with one that was spoiled since', async () => {
    const early = begin();
    await early.actions.resetPassword(entered);
    expect(early.state().step).toBe('phrase');
    const { actions, state, sent } = await toPassword();
    await actions.resetPassword({ ...entered, seedPhrase: 'legal' });
    expect(state()).toMatchObject({ step: 'phrase', phraseProblem: { reason: 'word_count' } });
    expect([...early.sent, ...sent]).toEqual([]);
  });

  it('returns to the phrase when it is not of this wallet', async () => {
    const { actions, state, errors } = await toPassword(refusal(400, 'SEED_MISMATCH'));
    await actions.resetPassword(entered);
    expect(state()).toMatchObject({ step: 'phrase', isBusy: false, failure: null });
    expect(seedPhraseMessage(state(), t)).toBe('This phrase belongs to a different wallet.');
    expect(errors).toMatchObject([{ code: 'wrong_seed_phrase' }]);
  });

  it('says under each field what the service said of it', async () => {
    const named = (field: string) =>
      refusal(400, 'VALIDATION_FAILED', { fields: { [field]: [`No ${field}.`] } });
    const { actions, state } = await toPassword([named('newPassword'), named('seedPhrase')]);
    await actions.resetPassword(entered);
    expect(state().step).toBe('password');
    expect(fieldMessage(state(), 'newPassword', t)).toBe('No newPassword.');
    await actions.resetPassword(entered);
    expect(state().step).toBe('phrase');
    expect(seedPhraseMessage(state(), t)).toBe('No seedPhrase.');
  });

  it('stays after a failure and can be tried again', async () => {
    const { actions, state, flow, errors } = await toPassword([
      refusal(409, 'BUSY'),
      { status: 204 },
    ]);
    await actions.resetPassword(entered);
    expect(state()).toMatchObject({ step: 'password', isBusy: false, failure: { code: 'api' } });
    expect(errors).toHaveLength(1);
    await actions.resetPassword(entered);
    expect(state()).toMatchObject({ step: 'done', failure: null });
    await expect(flow.result).resolves.toEqual({ status: 'done' });
  });

  it('says so when the word list could not be loaded, and loads it again', async () => {
    let isBroken = true;
    const { actions, state } = begin(undefined, {
      loadWords: async () => {
        if (isBroken) throw new TypeError('fetch failed');
        return englishWords();
      },
    });
    await actions.checkPhrase(seedPhrase);
    expect(state()).toMatchObject({ step: 'phrase', failure: { code: 'network' } });
    isBroken = false;
    await actions.checkPhrase(seedPhrase);
    expect(state()).toMatchObject({ step: 'password', failure: null });
  });

  it('leaves the words to the service where there is no list, and never their number', async () => {
    const said = 'Check word 5: not in the word list.';
    const answer = refusal(400, 'SEED_PHRASE_INVALID', { fields: { seedPhrase: [said] } });
    const { client, sent } = scriptedClient({ [call]: answer });
    const { actions, getState } = createResetPasswordFlow(client, { walletId });
    await actions.checkPhrase('legal winner');
    expect(getState().phraseProblem).toEqual({ reason: 'word_count' });
    const misspelt = seedPhrase.replace('wave', 'waev');
    await actions.checkPhrase(misspelt);
    expect(getState().step).toBe('password');
    await actions.resetPassword({ ...entered, seedPhrase: misspelt });
    expect(sent).toHaveLength(1);
    expect(getState().step).toBe('phrase');
    expect(seedPhraseMessage(getState(), t)).toBe(said);
  });

  it('makes one call of two presses', async () => {
    const { actions, sent } = await toPassword();
    await Promise.all([actions.resetPassword(entered), actions.resetPassword(entered)]);
    await actions.resetPassword(entered);
    expect(sent).toHaveLength(1);
  });

  it('refuses nothing while it asks', async () => {
    const { actions, state } = await toPassword();
    const reset = actions.resetPassword(entered);
    await actions.resetPassword({ ...entered, newPassword: '' });
    expect(state()).toMatchObject({ isBusy: true, invalid: {} });
    await reset;
  });

  it('validates one phrase at a time', async () => {
    const loadWords = vi.fn(async () => []);
    const { actions } = begin(undefined, { loadWords });
    await Promise.all([actions.checkPhrase(seedPhrase), actions.checkPhrase(seedPhrase)]);
    expect(loadWords).toHaveBeenCalledOnce();
  });

  it('is not done by a failure', async () => {
    const { flow, actions } = await toPassword(refusal(500, 'INTERNAL'));
    await actions.resetPassword(entered);
    flow.dispose();
    await expect(flow.result).resolves.toEqual({ status: 'dismissed' });
  });

  it('goes back to the phrase, and not while it asks', async () => {
    const { actions, state } = await toPassword();
    actions.back();
    expect(state().step).toBe('phrase');
    await actions.checkPhrase(seedPhrase);
    const reset = actions.resetPassword(entered);
    actions.back();
    expect(state()).toMatchObject({ step: 'password', isBusy: true });
    await reset;
    await actions.checkPhrase(seedPhrase);
    expect(state().step).toBe('done');
  });

  it('keeps every word and the password out of all its states', async () => {
    const { actions, states, errors } = begin([
      refusal(400, 'SEED_MISMATCH'),
      refusal(500, 'INTERNAL'),
      { status: 204 },
    ]);
    await actions.checkPhrase(seedPhrase.replace('wave', 'waev'));
    for (const _ of ['mismatch', 'failure', 'success']) {
      await actions.checkPhrase(seedPhrase);
      await actions.resetPassword({ ...entered, confirmation: 'Another-Horse-8' });
      await actions.resetPassword(entered);
    }
    const all = [...states, JSON.stringify(errors)].join();
    expect(states.at(-1)).toContain('done');
    const secrets = [newPassword, 'Another-Horse-8', 'waev', ...seedPhrase.split(' ')];
    for (const secret of secrets) expect(all).not.toContain(secret);
  });

  it('ends as dismissed while it asks, and nothing happens afterwards', async () => {
    const { flow, actions, state, states, errors, time } = await toPassword();
    const reset = actions.resetPassword(entered);
    const before = states.length;
    flow.dispose();
    await reset;
    await settle();
    await actions.resetPassword(entered);
    expect(states).toHaveLength(before);
    expect(state()).toMatchObject({ step: 'password', failure: null });
    expect(errors).toEqual([]);
    expect(time.pending()).toBe(0);
    await expect(flow.result).resolves.toEqual({ status: 'dismissed' });
  });

  it('ends as dismissed while it validates the phrase', async () => {
    const { flow, actions, state } = begin();
    const checked = actions.checkPhrase(seedPhrase);
    flow.dispose();
    await checked;
    await actions.checkPhrase(seedPhrase);
    expect(state().step).toBe('phrase');
    await expect(flow.result).resolves.toEqual({ status: 'dismissed' });
  });
});
