import { createTransaction, updateNote } from '@billfold/core/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startSending } from '../../test-support/send-journey.tsx';
import { SendDialog, type SendDialogProps } from './send-dialog.tsx';

/** Signed, with the answer still to come. */
async function startWaiting(props: SendDialogProps) {
  const journey = await startSending(props);
  const { sandbox, advance } = journey;
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  sandbox.services.on(createTransaction)(async ({ params, body, idempotencyKey }) => {
    await asked;
    return sandbox.books.send(params.accountId, idempotencyKey ?? '', body);
  });
  await journey.toSign();
  await journey.sign();
  return {
    ...journey,
    answer: () => {
      answer();
      return advance(0);
    },
  };
}

describe('the result of a send (R-SEND-14, R-SEND-18, R-SEND-23)', () => {
  it('shows the card with its heading focused, and notifies', async () => {
    const { toSign, sign } = await startSending();
    await toSign();
    await sign();
    expect(screen.getByRole('heading', { name: 'Successfully Sent' })).toHaveFocus();
    expect(screen.getByText('Transaction sent successfully')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Steps of sending' })).not.toBeInTheDocument();
  });

  it('tells the host once per transaction', async () => {
    const onSent = vi.fn();
    const { events, press, toReview, toSign, sign, advance } = await startSending({ onSent });
    await toSign();
    await sign();
    await advance(10_000);
    expect(onSent).toHaveBeenCalledOnce();
    await press('Send another');
    await toReview();
    await press('Continue');
    await sign();
    const hashes = onSent.mock.calls.map(([transaction]) => transaction.hash);
    expect(new Set(hashes).size).toBe(2);
    expect(events.filter(({ type }) => type === 'sent')).toHaveLength(2);
  });

  it('tells the newest handler of the host', async () => {
    const onSent = vi.fn();
    const first = vi.fn();
    const { rerender, answer } = await startWaiting({ onSent: first });
    rerender(<SendDialog defaultOpen onSent={onSent} />);
    await answer();
    expect(onSent).toHaveBeenCalledOnce();
    expect(first).not.toHaveBeenCalled();
  });

  it('tells the host also when the dialog was taken away meanwhile', async () => {
    const onSent = vi.fn();
    const { unmount, answer } = await startWaiting({ onSent });
    unmount();
    await answer();
    expect(onSent).toHaveBeenCalledOnce();
  });

  it('follows the confirmations', async () => {
    const { sandbox, advance, toSign, sign } = await startSending();
    await toSign();
    await sign();
    const count = () => screen.getByText('Confirmations').nextElementSibling;
    expect(count()).toHaveTextContent('0 of 2Pending');
    sandbox.books.mine(1);
    await advance(2_000);
    expect(count()).toHaveTextContent('1 of 2Confirming');
    sandbox.books.mine(1);
    await advance(2_000);
    expect(count()).toHaveTextContent('2 of 2Confirmed');
  });

  it('closes as completed by Done, and the result of the dialog is that it was sent', async () => {
    const onOpenChange = vi.fn();
    const onResult = vi.fn();
    const { press, toSign, sign, advance, events } = await startSending({ onOpenChange, onResult });
    await toSign();
    await sign();
    await press('Done');
    await advance(80);
    expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'completed' }),
    );
    expect(onResult.mock.calls).toEqual([[expect.objectContaining({ status: 'sent' })]]);
    expect(events.at(-1)).toMatchObject({ type: 'dialog-closed', reason: 'completed' });
  });

  it('begins again by Send another, with the account alone', async () => {
    const { press, toSign, sign } = await startSending();
    await toSign();
    await sign();
    await press('Send another');
    expect(screen.getByLabelText('Recipient Address')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'From account' })).toHaveTextContent(
      'Bitcoin0.39999 BTC',
    );
  });
});

async function sent() {
  const journey = await startSending();
  await journey.toSign();
  await journey.sign();
  await journey.advance(0);
  await journey.press('Add note');
  const kept: string[] = [];
  const [transaction] = journey.sandbox.books.transactions();
  if (!transaction) throw new Error('Nothing was sent.');
  journey.sandbox.services.on(updateNote)(({ body }) => {
    kept.push(body.note);
    return { ...transaction, note: body.note };
  });
  return { ...journey, kept, field: await screen.findByLabelText('Private note') };
}

describe('a note on what was sent (R-SEND-23)', () => {
  it('is kept with the transaction by Enter, which leaves the result', async () => {
    const { user, advance, kept, field } = await sent();
    await user.type(field, 'Rent for November{Enter}');
    await advance(0);
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(kept).toEqual(['Rent for November']);
    expect(screen.getByText('Successfully Sent')).toBeVisible();
  });

  it('stays typed where it could not be kept', async () => {
    const { user, advance, sandbox, press, field } = await sent();
    sandbox.services.fail(updateNote, { status: 400, body: { errors: ['Too long.'] } });
    await user.type(field, 'Rent');
    await press('Save note');
    await advance(0);
    expect(await screen.findByText('Too long.')).toBeVisible();
    expect(field).toHaveValue('Rent');
  });

  it('tells the host why it could not be kept, and of a session that is over nobody else', async () => {
    const { user, advance, sandbox, press, field, events } = await sent();
    sandbox.services.fail(updateNote, {
      status: 401,
      body: { code: 'UNAUTHORIZED', errors: ['Sign in again.'] },
    });
    await user.type(field, 'Rent');
    await press('Save note');
    await advance(0);
    await waitFor(() =>
      expect(events).toContainEqual({
        type: 'error',
        error: expect.objectContaining({ code: 'unauthorized' }),
      }),
    );
    expect(screen.queryByText('Sign in again.')).not.toBeInTheDocument();
  });
});
