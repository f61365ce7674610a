import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../errors/error-kinds.ts';
import { mapNetworks } from '../../networks/registry.ts';
import { createSandbox, settle } from '../../testing/index.ts';
import { createReaderLoading, loadReader, type RecipientReader } from './recipient-reader.ts';
import type { SendEvent } from './send-event.ts';
import { initialSendModel, type SendModel } from './send-model.ts';
import { reduceSend } from './send-reducer.ts';
import { viewSend } from './send-view.ts';

const { books } = await createSandbox({ balances: ['0.5'] });
const reader = await loadReader();
const networks = mapNetworks(() => ({ chain: 'sandbox' as const, chainId: null }));
const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const accounts = books.accounts();

const play = (from: SendModel, ...events: readonly SendEvent[]) => events.reduce(reduceSend, from);
const typing = (text: string) =>
  play(
    initialSendModel(),
    { type: 'source-loaded', accounts, networks },
    { type: 'recipient-changed', text },
  );

describe('a recipient that cannot be read yet', () => {
  it('waits at Continue, and goes on once it can be read', () => {
    const due = play(typing(recipient), { type: 'continued' });
    expect(viewSend(due)).toMatchObject({ step: 'recipient', busy: true, errors: {} });
    const read = play(due, { type: 'reader-loaded', reader });
    expect(viewSend(read)).toMatchObject({ step: 'amount', recipientAddress: recipient });
  });

  it('is refused at Continue, once it can be read, as it would have been at once', () => {
    const due = play(typing(`${recipient.slice(0, -1)}x`), { type: 'continued' });
    const read = play(due, { type: 'reader-loaded', reader });
    expect(viewSend(read)).toMatchObject({
      step: 'recipient',
      errors: { recipient: { code: 'recipient_invalid' } },
    });
    expect(read.isContinueDue).toBe(false);
  });

  it('stays where it is when it is typed anew meanwhile', () => {
    const due = play(typing(recipient), { type: 'continued' });
    const anew = play(due, { type: 'recipient-changed', text: `${recipient} ` });
    expect(viewSend(play(anew, { type: 'reader-loaded', reader })).step).toBe('recipient');
  });

  it('stays where it is when another account is chosen meanwhile', () => {
    const due = play(typing(recipient), { type: 'continued' });
    const anew = play(due, { type: 'account-selected', accountId: accounts[0]?.id ?? '' });
    expect(viewSend(play(anew, { type: 'reader-loaded', reader })).step).toBe('recipient');
  });

  it('fills in what a payment request asks for, once it can be read', () => {
    const model = play(typing(`bitcoin:${recipient}?amount=0.25`), {
      type: 'reader-loaded',
      reader,
    });
    expect(viewSend(model)).toMatchObject({ recipientAddress: recipient, amount: '0.25' });
  });

  it('says that it could not be read, and goes on as soon as it can', () => {
    const error = new NetworkError('network');
    const failed = play(typing(recipient), { type: 'continued' }, { type: 'reader-failed', error });
    expect(viewSend(failed)).toMatchObject({ step: 'recipient', busy: true, problem: error });
    const read = play(failed, { type: 'reader-loaded', reader });
    expect(viewSend(read)).toMatchObject({ step: 'amount', problem: null });
  });

  it('is no hindrance to a blank one, which is refused at once', () => {
    const blank = play(typing('  '), { type: 'continued' });
    expect(viewSend(blank)).toMatchObject({
      busy: false,
      errors: { recipient: { code: 'recipient_blank' } },
    });
  });
});

describe('createSendFlow', () => {
  it('reads recipients by code that is loaded with the first of them', async () => {
    vi.resetModules();
    const { createSendFlow } = await import('./send-flow.ts');
    const { loadedReader } = await import('./recipient-reader.ts');
    const sandbox = await createSandbox({ balances: ['0.5'] });
    const flow = createSendFlow(sandbox.client, { walletId: sandbox.walletId });
    await settle();
    expect(loadedReader()).toBeNull();
    flow.actions.setRecipient(recipient);
    flow.actions.next();
    expect(flow.getState()).toMatchObject({ step: 'recipient', busy: true });
    await expect.poll(() => flow.getState().step).toBe('amount');
    // What else that code does has not missed the step.
    await expect.poll(() => flow.getState().feeOptions).not.toBeNull();
    flow.dispose();
  });

  it('asks whom the wallet knows once that code is there, for who entered the field before', async () => {
    vi.resetModules();
    const { createSendFlow } = await import('./send-flow.ts');
    const sandbox = await createSandbox({ balances: ['0.5'] });
    const flow = createSendFlow(sandbox.client, { walletId: sandbox.walletId });
    await settle();
    flow.actions.selectAccount(sandbox.books.accounts()[0]?.id ?? '');
    flow.actions.enterRecipient();
    const asked = () => sandbox.services.requests.map(({ path }) => path);
    await expect.poll(asked).toContainEqual(expect.stringMatching(/\/contacts$/));
    flow.dispose();
  });
});

describe('createReaderLoading', () => {
  it('tries again by itself when that code does not come, until the flow is over', async () => {
    const { platform, time } = await createSandbox();
    const events: SendEvent[] = [];
    const answers: (() => RecipientReader)[] = [];
    const loading = createReaderLoading({
      load: async () => {
        const answer = answers.shift();
        if (answer === undefined) throw new TypeError('offline');
        return answer();
      },
      schedule: platform.schedule,
      get: () => events.reduce(reduceSend, typing(recipient)),
      dispatch: (event) => events.push(event),
      signal: new AbortController().signal,
    });
    loading.enter();
    await settle();
    expect(events.map(({ type }) => type)).toEqual(['reader-failed']);
    answers.push(() => reader);
    loading.enter();
    await time.advance(1_999);
    expect(events).toHaveLength(1);
    await time.advance(1);
    expect(events.map(({ type }) => type)).toEqual(['reader-failed', 'reader-loaded']);
  });

  it('stops trying with the flow', async () => {
    const { platform, time } = await createSandbox();
    let attempts = 0;
    const loading = createReaderLoading({
      load: () => {
        attempts += 1;
        return Promise.reject(new TypeError('offline'));
      },
      schedule: platform.schedule,
      get: () => typing(recipient),
      dispatch: () => undefined,
      signal: new AbortController().signal,
    });
    loading.enter();
    await settle();
    loading.stop();
    await time.advance(60_000);
    expect(attempts).toBe(1);
  });
});
