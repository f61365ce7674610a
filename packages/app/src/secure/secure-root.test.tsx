import { toDecimal } from '@billfold/core';
import { createTransaction, getIntent } from '@billfold/core/contract';
import { createStore, loadEnglishWords } from '@billfold/core/flows';
import { loadDialogLanguage, type ShownLanguage } from '@billfold/core/internal';
import { createSandbox, FakeRefusal } from '@billfold/core/testing';
import type { FrameJob, FrameStep } from '@billfold/react/internal';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { HostPage } from './connect-to-page.ts';
import { SecureRoot } from './secure-root.tsx';

const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

const english = createStore<ShownLanguage>(() => ({
  ...{ locale: 'en', messages: undefined, isLoading: false },
}));

interface Given {
  readonly prepare?: (sandbox: Awaited<ReturnType<typeof createSandbox>>) => void;
  /** The frame was in sight for long enough. */
  readonly isSeen?: boolean;
}

/** The frame with a reviewed send of 0.1 BTC. */
async function open({ prepare, isSeen = true }: Given = {}) {
  const sandbox = await createSandbox();
  const { client, walletId, books, time, services } = sandbox;
  const account = books.accounts().find(({ blockchainNetwork }) => blockchainNetwork === 'BTC');
  if (account === undefined) throw new Error('no account');
  const accountId = account.id;
  const { intentId } = await client.transactions.createIntent(walletId, accountId, {
    ...{ amount: toDecimal('0.1'), destinationAddress: recipient, tokenId: null },
    ...{ feeRate: 'Medium', feeRateValue: null, sendingMax: false, memo: null },
  });
  prepare?.(sandbox);
  const idempotencyKey = 'f'.repeat(32);
  const job: FrameJob = {
    type: 'sign',
    colorScheme: 'dark',
    request: { walletId, accountId, intentId, idempotencyKey },
  };
  const send = vi.fn<HostPage['send']>();
  const page: HostPage = { job: Promise.resolve(job), send, getAccessToken: () => null };
  const guard = { isOpen: () => isSeen, stop: () => undefined };
  render(<SecureRoot page={page} client={client} language={english} createGuard={() => guard} />);
  const advance = (ms: number) => act(() => time.advance(ms));
  await advance(0);
  const user = userEvent.setup();
  const sign = async (password: string) => {
    await user.type(screen.getByLabelText('Cloud encryption password'), password);
    await user.click(screen.getByRole('button', { name: 'Sign Action' }));
    await advance(0);
  };
  const creates = () => services.requests.filter(({ path }) => /accounts\/[^/]+$/.test(path));
  return { ...sandbox, send, sign, advance, user, creates };
}

describe('the frame of secrets', () => {
  it('R-EMB-06: shows what the server will sign, signs it, and tells the page its outcome alone', async () => {
    const { sign, secrets, send, books, creates } = await open();
    expect(screen.getByText(/^You are on .*\. Check the address and amount\.$/)).toBeVisible();
    expect(document.body.textContent?.replaceAll(/\s/g, '')).toContain(recipient);
    expect(document.documentElement.dataset['billfoldScheme']).toBe('dark');
    await sign(secrets.password);
    expect(creates()).toHaveLength(1);
    const [sent] = books.transactions();
    expect(
      send.mock.calls.map(([message]) => message).filter(({ type }) => type !== 'height'),
    ).toEqual([
      { type: 'progress', progress: 'sending' },
      { type: 'sent', transactionId: sent?.id },
    ]);
    expect(JSON.stringify(send.mock.calls)).not.toContain(secrets.password);
  });

  it('takes no press before it was in sight, and keeps what was typed', async () => {
    const { sign, creates } = await open({ isSeen: false });
    await sign('the password');
    expect(screen.getByText('This window is not fully in sight')).toBeVisible();
    expect(screen.getByLabelText('Cloud encryption password')).toHaveValue('the password');
    expect(creates()).toEqual([]);
  });

  it('tells the page of Escape', async () => {
    const { user, send } = await open();
    await user.type(screen.getByLabelText('Cloud encryption password'), '{Escape}');
    expect(send).toHaveBeenCalledWith({ type: 'escape' });
  });

  it('shows a wrong password under its field', async () => {
    const { sign } = await open();
    await sign('wrong');
    expect(screen.getByLabelText('Cloud encryption password')).toBeInvalid();
  });

  it('asks to review again where the intent has expired', async () => {
    const refusal = { status: 409, body: { code: 'INTENT_EXPIRED' } };
    const { sign, user, send } = await open({
      prepare: ({ services }) => void services.fail(createTransaction, refusal),
    });
    await sign('the password');
    expect(screen.queryByLabelText('Cloud encryption password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review again' }));
    expect(send).toHaveBeenCalledWith({ type: 'review' });
  });

  it('asks for a yes to high fees, and sends it', async () => {
    const accepted: unknown[] = [];
    const { sign, user } = await open({
      prepare: ({ services }) =>
        services.on(createTransaction)(({ body }) => {
          accepted.push(body.acceptFee);
          const current = { fee: '0.02', limit: '0.01' };
          throw new FakeRefusal(409, { code: 'FEE_HIGH', current });
        }),
    });
    await sign('the password');
    const button = screen.getByRole('button', { name: 'Sign Action' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('checkbox', { name: 'Send anyway' }));
    await sign('the password');
    expect(accepted).toEqual([undefined, true]);
  });

  it('tells the page that an outcome is unknown', async () => {
    const { sign, send, advance } = await open({
      prepare: ({ services }) =>
        void services.fail(createTransaction, 'connection-lost', { times: 9 }),
    });
    await sign('the password');
    await advance(60_000);
    expect(send).toHaveBeenCalledWith({ type: 'outcome-unknown' });
  });

  it('says that a transaction could not be loaded, and loads it again', async () => {
    const { user, advance } = await open({
      prepare: ({ services }) =>
        void services.fail(getIntent, { status: 404, body: { code: 'INTENT_NOT_FOUND' } }),
    });
    expect(screen.getByText("We couldn't load this transaction")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await advance(0);
    expect(screen.getByLabelText('Cloud encryption password')).toBeVisible();
  });

  describe('with another step', () => {
    async function openStep(step: FrameStep, isSeen = true) {
      const sandbox = await createSandbox();
      await loadEnglishWords();
      const send = vi.fn<HostPage['send']>();
      const job: FrameJob = { ...step, colorScheme: 'light' };
      const page: HostPage = { job: Promise.resolve(job), send, getAccessToken: () => null };
      const createGuard = () => ({ isOpen: () => isSeen, stop: () => undefined });
      const { client } = sandbox;
      render(
        <SecureRoot page={page} client={client} language={english} createGuard={createGuard} />,
      );
      const user = userEvent.setup();
      const advance = (ms: number) => act(() => sandbox.time.advance(ms));
      await advance(0);
      const ends = () =>
        send.mock.calls.map(([message]) => message).filter(({ type }) => type !== 'height');
      return { ...sandbox, user, advance, ends };
    }

    it('R-EMB-06: resets a password, and tells the page that it is done alone', async () => {
      const { walletId } = await createSandbox();
      const { user, secrets, advance, ends } = await openStep({ type: 'reset-password', walletId });
      await user.type(await screen.findByLabelText('Seed phrase'), secrets.seedPhrase);
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await advance(0);
      await user.type(screen.getByLabelText('Cloud encryption password'), 'Correct-Horse-43');
      await user.type(screen.getByLabelText('Confirm password'), 'Correct-Horse-43');
      await user.click(screen.getByRole('checkbox'));
      await user.click(screen.getByRole('button', { name: 'Enable Cloud Password' }));
      await advance(0);
      expect(ends()).toEqual([{ type: 'password-reset' }]);
    });

    it('R-EMB-06: begins a new wallet, but takes no press before it was in sight', async () => {
      const { user } = await openStep({ type: 'new-wallet' }, false);
      await user.click(await screen.findByRole('button', { name: 'Continue' }));
      expect(screen.getByText('This window is not fully in sight')).toBeVisible();
      expect(screen.getByLabelText('Wallet name')).toBeVisible();
    });
  });

  it('says where it belongs when it is opened on its own', async () => {
    const { client } = await createSandbox();
    render(<SecureRoot page={null} client={client} language={english} createGuard={vi.fn()} />);
    expect(await screen.findByText('Open your wallet to continue')).toBeVisible();
  });

  it('is in the language of the page around', async () => {
    const { client } = await createSandbox();
    const messages = await loadDialogLanguage('de');
    const german = createStore<ShownLanguage>(() => ({ locale: 'de', messages, isLoading: false }));
    render(<SecureRoot page={null} client={client} language={german} createGuard={vi.fn()} />);
    expect(await screen.findByText(messages?.['secureFrame.alone'] ?? '')).toBeVisible();
  });
});
