import { changeEmail, getUser, verifyEmail } from '@billfold/core/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answerAccount, ownPassword } from '../../../test/account-answers.ts';
import { ada, openAsAda, shownPath } from '../../../test/open-site.tsx';
import type { VerifiedElsewhere } from '../../session/verified-elsewhere.ts';

/** The other tabs, played by the test. */
function createOtherTabs() {
  const listeners = new Set<(userId: string) => string | null>();
  const told: string[] = [];
  const verifiedElsewhere: VerifiedElsewhere = {
    tell: async (userId) => {
      told.push(userId);
      return null;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const goOnWith = (userId: string): void => {
    for (const listener of listeners) listener(userId);
  };
  return { verifiedElsewhere, told, goOnWith, isHeard: () => listeners.size > 0 };
}

describe('the tab that waits for the verified email', () => {
  async function wait() {
    const tabs = createOtherTabs();
    let isEmailVerified = false;
    const { sandbox } = await openAsAda('/auth/sign-up', {
      services: tabs,
      prepare: ({ services }) =>
        services.on(getUser)(() => ({ data: { ...ada, isEmailVerified } })),
    });
    await screen.findByText("Keep this page open. It updates once you've opened the link.");
    // The page listens after it is drawn, which a busy machine puts off.
    await waitFor(() => expect(tabs.isHeard()).toBe(true));
    const verify = (): void => {
      isEmailVerified = true;
    };
    return { ...tabs, sandbox, verify };
  }

  test('leaves the rest to the tab of the link, until it is told to go on itself', async () => {
    const { sandbox, verify, goOnWith } = await wait();
    verify();
    act(() => goOnWith(ada.id));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Email verified');
    const said = screen.getByText('Carry on in the other tab, or here.');
    expect(said.closest('[role=status]')).not.toBeNull();
    await act(() => sandbox.time.advance(60_000));
    expect(shownPath()).toBe('/auth/sign-up');
    await userEvent.click(screen.getByRole('button', { name: 'Continue here' }));
    await waitFor(() => expect(shownPath()).toBe('/wallet/'));
  });

  test('goes on by itself where the link was opened on another device', async () => {
    const { sandbox, verify, goOnWith } = await wait();
    act(() => goOnWith('01890000-0000-7000-8000-00000000000b'));
    verify();
    await act(() => sandbox.time.advance(5_000));
    expect(await screen.findByText('This page continues in a moment.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Email verified');
    await act(() => sandbox.time.advance(1_500));
    await waitFor(() => expect(shownPath()).toBe('/wallet/'));
  });
});

test('a mistyped address is replaced by another one', async () => {
  const { sandbox } = await openAsAda('/auth/sign-up', {
    prepare: (made) => {
      const books = answerAccount(made);
      books.user = { ...books.user, isEmailVerified: false };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }));
  expect(dialog.getByText('The link that we sent before stops working.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('New email'), 'ada@right.example');
  await userEvent.type(dialog.getByLabelText('Current password'), ownPassword);
  await userEvent.click(dialog.getByRole('button', { name: 'Change email' }));
  expect(await screen.findByText('ada@right.example')).toBeVisible();
  expect(sandbox.services.requests.filter(({ path }) => path === changeEmail.path)).toHaveLength(1);
});

describe('the tab of the link', () => {
  test('tells the others that it goes on', async () => {
    const tabs = createOtherTabs();
    await openAsAda('/account/verify/email?token=abc', {
      services: tabs,
      prepare: ({ services }) => services.on(verifyEmail)(() => null),
    });
    await waitFor(() => expect(shownPath()).toBe('/wallet/'));
    expect(tabs.told).toEqual([ada.id]);
  });

  test('tells nothing where the email is not that of who is signed in', async () => {
    const tabs = createOtherTabs();
    await openAsAda('/account/verify/email?token=abc', {
      services: tabs,
      prepare: ({ services }) => {
        services.on(verifyEmail)(() => null);
        services.on(getUser)(() => ({ data: { ...ada, isEmailVerified: false } }));
      },
    });
    await screen.findByText("Keep this page open. It updates once you've opened the link.");
    expect(tabs.told).toEqual([]);
  });
});
