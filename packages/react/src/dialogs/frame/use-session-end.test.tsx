import { getUser, listAccounts } from '@billfold/core/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type InSandbox, renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { startSending } from '../../test-support/send-journey.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ReceiveDialog } from '../receive/receive-dialog.tsx';
import {
  preloadResetCloudPasswordDialog,
  ResetCloudPasswordDialog,
} from '../reset-password/reset-cloud-password-dialog.tsx';
import { SendDialog } from '../send/send-dialog.tsx';

const over = { status: 401, body: { code: 'UNAUTHORIZED' } } as const;
/** The answer to every call without a session. */
const refuse = async () =>
  Response.json({ code: 'UNAUTHORIZED', errors: ['Sign in to continue.'] }, { status: 401 });
/** The service takes no token any more, whatever asks. */
const endSession = async ({ sandbox, advance }: Pick<InSandbox, 'sandbox' | 'advance'>) => {
  sandbox.services.fail(getUser, over);
  await act(() => sandbox.client.user.get().catch(() => undefined));
  await advance(100);
};

describe('the end of a session', () => {
  it.each([
    ['send', <SendDialog key="it" defaultOpen />],
    ['receive', <ReceiveDialog key="it" defaultOpen />],
    ['reset-password', <ResetCloudPasswordDialog key="it" defaultOpen />],
  ] as const)('closes %s and says why', async (dialog, element) => {
    await preloadResetCloudPasswordDialog();
    const drawn = await renderInSandbox(element, { balances: ['0.5'] });
    expect(await screen.findByRole('dialog')).toBeVisible();
    await endSession(drawn);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(drawn.events).toContainEqual({ type: 'dialog-closed', dialog, reason: 'signed-out' });
  });

  it('is the reason that Send was left, at its step', async () => {
    const onResult = vi.fn();
    const journey = await startSending({ onResult });
    await journey.toAmount();
    await endSession(journey);
    expect(onResult).toHaveBeenCalledExactlyOnceWith({
      status: 'dismissed',
      step: 'amount',
      reason: 'signed-out',
    });
  });

  it('closes a dialog whose own call is refused', async () => {
    const { events, advance, sandbox, user } = await renderInSandbox(
      <SendDialog trigger={<Button>Pay</Button>} />,
    );
    await act(() => sandbox.client.user.get());
    sandbox.services.fail(listAccounts, over);
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    await advance(0);
    await advance(100);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(events.at(-1)).toEqual({
      type: 'dialog-closed',
      dialog: 'send',
      reason: 'signed-out',
    });
  });

  it.each([
    ['Send', <SendDialog key="it" defaultOpen />],
    ['Receive', <ReceiveDialog key="it" defaultOpen />],
  ] as const)(
    'leaves %s open on a page that was never signed in, and says what to do',
    async (name, element) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { events, advance } = await renderInSandbox(element, {
        prepare: ({ services }) => services.intercept(refuse),
      });
      await advance(100);
      expect(screen.getByRole('dialog', { name })).toHaveTextContent('Sign in to continue.');
      expect(events.map(({ type }) => type)).toContain('error');
      expect(events.filter(({ type }) => type === 'dialog-closed')).toEqual([]);
      await waitFor(() =>
        expect(log).toHaveBeenCalledExactlyOnceWith(
          expect.stringMatching(/^\[billfold\] .*getAccessToken.*README/),
        ),
      );
    },
  );

  it('asks a host that keeps the dialog open once', async () => {
    const refuse = vi.fn((open: boolean, change: { preventDefault(): void }) => {
      if (!open) change.preventDefault();
    });
    const drawn = await renderInSandbox(<ReceiveDialog defaultOpen onOpenChange={refuse} />);
    await endSession(drawn);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(refuse).toHaveBeenCalledOnce();
  });

  it('waits for a payment that is on its way', async () => {
    let refuse: (() => void) | undefined;
    const journey = await startSending();
    await journey.toSign();
    journey.sandbox.services.intercept(({ method, url }) =>
      method === 'POST' && url.includes('/transactions/accounts/')
        ? new Promise((resolve) => {
            refuse = () => resolve(Response.json(over.body, { status: over.status }));
          })
        : null,
    );
    await journey.sign();
    await waitFor(() => expect(refuse).toBeDefined());
    await endSession(journey);
    expect(screen.getByRole('dialog', { name: 'Send' })).toBeVisible();
    act(() => refuse?.());
    await waitFor(() =>
      expect(journey.events).toContainEqual({
        type: 'dialog-closed',
        dialog: 'send',
        reason: 'signed-out',
      }),
    );
  });
});
