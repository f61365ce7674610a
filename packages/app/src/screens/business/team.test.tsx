import {
  acceptInvitation,
  getUser,
  inviteMember,
  listMembers,
  previewInvitation,
  settleBusiness,
  verifyEmail,
} from '@billfold/core/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  answerBusiness,
  type BusinessBooks,
  type BusinessFacts,
  businessOf,
  grace,
} from '../../../test/business-answers.ts';
import { ada, openAsAda, openSite, shownPath } from '../../../test/open-site.tsx';

async function open(
  path: string,
  facts: BusinessFacts = { businesses: [businessOf(7)] },
  prepare: (books: BusinessBooks) => void = () => undefined,
) {
  const opened: BusinessBooks[] = [];
  const site = await openAsAda(path, {
    prepare: (sandbox) => {
      const books = answerBusiness(sandbox, facts);
      prepare(books);
      opened.push(books);
    },
  });
  const [books] = opened;
  if (!books) throw new Error('The site was opened without its books.');
  return { ...site, books };
}

const openTeam = async (facts?: BusinessFacts) => {
  const site = await open('/payments/settings/security', facts);
  await screen.findByRole('heading', { name: 'Team and security', level: 1 });
  return site;
};

const rowOf = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Members' });
  const row = within(list)
    .getAllByRole('listitem')
    .find((each) => within(each).queryByText(name));
  if (!row) throw new Error(`${name} is no member.`);
  return row;
};

const choose = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};

describe('the team of a business (R-PERM-02)', () => {
  test('lists its members with role and last activity, without actions on the own row', async () => {
    await openTeam();
    const own = await rowOf('Ada');
    expect(own).toHaveTextContent(/Ada.*You.*ada@example\.com.*Not active yet.*Owner/);
    expect(within(own).queryByRole('button')).toBeNull();
    expect(await rowOf('Grace Hopper')).toHaveTextContent('Accountant');
  });

  test('invites by email with a role, keeps what was typed when refused, sends again, and revokes', async () => {
    const { sandbox, books } = await openTeam();
    await userEvent.click(await screen.findByRole('button', { name: 'Invite member' }));
    const email = await screen.findByLabelText('Email');
    await userEvent.type(email, 'bob{Enter}');
    expect(email).toHaveAccessibleDescription(/Enter a complete email address/);
    await userEvent.type(email, '@shop.example');
    await userEvent.click(screen.getByRole('radio', { name: /^Support/ }));
    sandbox.services.fail(inviteMember, { status: 400, body: { errors: ['Not now.'] } });
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect((await screen.findAllByText('Not now.')).length).toBeGreaterThan(0);
    expect(email).toHaveValue('bob@shop.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    const resend = { name: 'Resend the invitation of bob@shop.example' };
    await userEvent.click(await screen.findByRole('button', resend));
    expect(await screen.findAllByText('Invitation sent to bob@shop.example')).not.toHaveLength(0);
    const revoke = { name: 'Revoke the invitation of bob@shop.example' };
    await userEvent.click(await screen.findByRole('button', revoke));
    expect(books.invitations.map(({ role }) => role)).toEqual(['SUPPORT']);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke invitation' }));
    expect(await screen.findByText('No pending invitations')).toBeVisible();
  });

  test('changes the role of a member, and removes one', async () => {
    const { books } = await openTeam();
    await choose('Grace Hopper', 'Change role');
    await userEvent.click(await screen.findByRole('radio', { name: /^Developer/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save role' }));
    await waitFor(async () => expect(await rowOf('Grace Hopper')).toHaveTextContent('Developer'));
    await choose('Grace Hopper', 'Remove');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove member' }));
    await waitFor(() => expect(books.members).toHaveLength(1));
  });

  test('offers no owner to an admin: neither the role, nor actions on one, nor a transfer', async () => {
    await openTeam({ businesses: [businessOf(7, { role: 'ADMIN' })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite member' }));
    expect(await screen.findByRole('radio', { name: /^Admin/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^Owner/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Grace Hopper' }));
    expect(screen.queryByRole('menuitem', { name: 'Make owner' })).toBeNull();
  });

  test.each(['DEVELOPER', 'ACCOUNTANT', 'SUPPORT', 'VIEWER'] as const)(
    'is not asked for and not shown to the role %s, which can still leave',
    async (role) => {
      const { sandbox } = await openTeam({ businesses: [businessOf(7, { role })] });
      expect(await screen.findByText('Only owners and admins see the team.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Leave business' })).toBeVisible();
      const paths = sandbox.services.requests.map(({ path }) => path);
      expect(paths.filter((path) => /members|invitations/.test(path))).toEqual([]);
    },
  );

  test('says so when the role changes while the page is open, and draws what is left', async () => {
    const { services, sandbox, books } = await openTeam();
    await rowOf('Grace Hopper');
    books.businesses = [businessOf(7, { role: 'VIEWER' })];
    sandbox.services.fail(listMembers, { status: 403, body: { code: 'PERMISSION_DENIED' } });
    await act(() => services.business.members(7).invalidate());
    expect(await screen.findByText('Your role is now Viewer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite member' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Your role is now Viewer')).toBeNull();
  });

  test('is closed to a member who was removed, who is told (R-SHELL-12)', async () => {
    const { services, books } = await openTeam();
    books.businesses = [];
    await act(() => services.business.list.refresh());
    await screen.findByRole('heading', { name: 'Create a business', level: 1 });
    expect(await screen.findByText('You no longer have access to Corner shop.')).toBeVisible();
  });

  test('keeps its only owner, who is told what to do first', async () => {
    await openTeam();
    await rowOf('Grace Hopper');
    expect(await screen.findByText('Make someone else an owner first.')).toBeVisible();
    const leave = screen.getByRole('button', { name: 'Leave business' });
    await waitFor(() => expect(leave).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(leave);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is left by a member, who is told that and no more', async () => {
    await openTeam({ businesses: [businessOf(7, { role: 'VIEWER' })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave business' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave Corner shop?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave business' }));
    expect(await screen.findByText('You left Corner shop')).toBeVisible();
    await screen.findByRole('heading', { name: 'Create a business', level: 1 });
    expect(screen.queryByText(/You no longer have access/)).toBeNull();
  });

  test('shows a member whose role another owner has changed, without a reload', async () => {
    const { sandbox, books } = await openTeam();
    await rowOf('Grace Hopper');
    books.members = books.members.map((each) =>
      each.id === grace.id ? { ...each, role: 'SUPPORT' } : each,
    );
    await act(() => sandbox.time.advance(60_000));
    await waitFor(async () => expect(await rowOf('Grace Hopper')).toHaveTextContent('Support'));
  });
});

describe('an invitation', () => {
  const path = '/account/invitation?token=tok_0123456789abcdef';

  test('says who invites to what without a session, and comes back after sign-in', async () => {
    const { services } = await openSite(path, {
      prepare: (sandbox) => void answerBusiness(sandbox),
    });
    await screen.findByRole('heading', { name: 'Join Corner shop', level: 1 });
    expect(shownPath()).toBe('/account/invitation');
    expect(screen.getByText('Accountant')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Sign in', level: 1 });
    expect(services.wantedPath.peek()).toBe(path);
  });

  test('is accepted without a wallet, and opens the business', async () => {
    const { services } = await open(path, { hasNoWallet: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    expect(services.session.get().businessId).toBe('7');
  });

  test('waits for the email to be verified, and comes back by itself', async () => {
    let isEmailVerified = false;
    const { sandbox, services } = await openAsAda(path, {
      prepare: (each) => {
        answerBusiness(each);
        each.services.on(getUser)(() => ({ data: { ...ada, isEmailVerified } }));
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Verify email' }));
    await screen.findByRole('heading', { name: 'Check your email', level: 1 });
    expect(sandbox.services.requests.map((each) => each.path)).not.toContain(acceptInvitation.path);
    isEmailVerified = true;
    await act(() => services.user.refresh());
    await screen.findByRole('heading', { name: 'Join Corner shop', level: 1 });
    expect(await screen.findByRole('button', { name: 'Accept invitation' })).toBeVisible();
  });

  test('is brought back by the tab that waits for the email, to the one that verifies it', async () => {
    const told: string[] = [];
    await openAsAda('/account/verify/email?token=tok_verify', {
      services: {
        verifiedElsewhere: {
          tell: async (userId) => {
            told.push(userId);
            return path;
          },
          subscribe: () => () => undefined,
        },
      },
      prepare: (sandbox) => {
        answerBusiness(sandbox, { hasNoWallet: true });
        sandbox.services.on(verifyEmail)(() => null);
      },
    });
    await screen.findByRole('heading', { name: 'Join Corner shop', level: 1 });
    expect(told).toEqual([ada.id]);
  });

  test('for another address offers another account, and keeps the link', async () => {
    const { sandbox, services } = await open(path);
    const refusal = { status: 403, body: { code: 'INVITATION_FOR_ANOTHER' } } as const;
    sandbox.services.fail(acceptInvitation, refusal);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
    await screen.findByRole('heading', { name: 'Sign in', level: 1 });
    expect(services.wantedPath.peek()).toBe(path);
  });

  test('names the invited address, and takes no answer from another account', async () => {
    const { services } = await open(path, undefined, (books) => {
      books.invited = 'b***@example.com';
    });
    expect(await screen.findByText('b***@example.com')).toBeVisible();
    expect(await screen.findByText('This invitation is for another address')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
    await screen.findByRole('heading', { name: 'Sign in', level: 1 });
    expect(services.wantedPath.peek()).toBe(path);
  });

  test.each([
    ['INVITATION_USED', 'This invitation was used'],
    ['INVITATION_REVOKED', 'This invitation was revoked'],
    ['INVITATION_EXPIRED', 'This invitation has expired'],
    ['NOT_FOUND', "This invitation can't be used"],
  ])('that cannot be accepted (%s) says why', async (code, title) => {
    await openAsAda(path, {
      prepare: (sandbox) => {
        answerBusiness(sandbox);
        sandbox.services.fail(previewInvitation, { status: 409, body: { code } });
      },
    });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Billfold' })).toHaveAttribute('href', '/');
  });
});

test('a transfer is for owners, and names its effect', async () => {
  await openTeam();
  await choose('Grace Hopper', 'Make owner');
  const dialog = await screen.findByRole('dialog', { name: 'Make Grace Hopper the owner?' });
  expect(dialog).toHaveTextContent('You stay as an admin');
  expect(grace.role).toBe('ACCOUNTANT');
});

describe('payments that go to the wallet of another owner', () => {
  const settled = { ...grace, role: 'OWNER', isSettlementOwner: true } as const;
  const openSettled = async () => {
    const site = await open('/payments/settings/security', undefined, (books) => {
      books.members = books.members.map((each) => (each.id === grace.id ? settled : each));
    });
    await rowOf('Grace Hopper');
    return site;
  };

  test('are taken over with a wallet and its password, and the earlier owner stays', async () => {
    const { sandbox, books } = await openSettled();
    await choose('Grace Hopper', 'Take over payments');
    const dialog = await screen.findByRole('dialog', {
      name: 'Take over the payments to Corner shop',
    });
    expect(dialog).toHaveTextContent('What arrives there stays with Grace Hopper.');
    const submit = within(dialog).getByRole('button', { name: 'Take over payments' });
    await userEvent.click(submit);
    const password = within(dialog).getByLabelText('Encryption password');
    expect(password).toHaveAccessibleDescription(/Required/);
    await userEvent.type(password, 'Cloud-Password-7');
    const wrong = { code: 'WRONG_ENCRYPTION_KEY', errors: ['The password is incorrect.'] };
    sandbox.services.fail(settleBusiness, { status: 400, body: wrong });
    await userEvent.click(submit);
    await waitFor(() => expect(password).toHaveAccessibleDescription(/is incorrect/));
    await userEvent.click(submit);
    expect(await screen.findByText('Payments to Corner shop now go to your wallet')).toBeVisible();
    expect(books.sent.takeovers).toEqual([
      { memberId: grace.id, becomes: 'OWNER', walletId: sandbox.walletId },
    ]);
    await waitFor(async () => expect(await rowOf('Ada')).toHaveTextContent('Settlement wallet'));
  });

  test('are taken over when their owner is removed', async () => {
    const { books } = await openSettled();
    await choose('Grace Hopper', 'Remove');
    const dialog = await screen.findByRole('dialog', {
      name: 'Take over the payments to Corner shop',
    });
    expect(within(dialog).getByRole('radio', { name: 'Leaves the business' })).toBeChecked();
    await userEvent.type(within(dialog).getByLabelText('Encryption password'), 'Cloud-Password-7');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take over payments' }));
    await waitFor(() => expect(books.members.map(({ name }) => name)).toEqual(['Ada']));
  });

  test('keep their own owner an owner, who may make another one', async () => {
    const { books } = await open('/payments/settings/security', undefined, (each) => {
      each.members = each.members.map((member) => ({
        ...member,
        isSettlementOwner: member.id === ada.id,
      }));
    });
    await choose('Grace Hopper', 'Make owner');
    const dialog = await screen.findByRole('dialog', { name: 'Make Grace Hopper an owner?' });
    expect(dialog).toHaveTextContent('so you stay an owner');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make owner' }));
    await waitFor(() => expect(books.members.map(({ role }) => role)).toEqual(['OWNER', 'OWNER']));
  });
});
