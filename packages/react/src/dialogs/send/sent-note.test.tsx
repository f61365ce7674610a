import { updateNote } from '@billfold/core/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSending } from '../../test-support/send-journey.tsx';

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
  return { ...journey, kept, field: await screen.findByLabelText('Note, for you alone') };
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
