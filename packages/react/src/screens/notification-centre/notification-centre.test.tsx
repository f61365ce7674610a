import { listTransactions } from '@billfold/core/contract';
import { type Sandbox, settle } from '@billfold/core/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { answerSecurity } from '../../test-support/sandbox-security.ts';
import { livedIn } from '../../test-support/story-wallet.ts';
import { NotificationCentre, type NotificationCentreProps } from './notification-centre.tsx';

describe('NotificationCentre', () => {
  const draw = async (props: NotificationCentreProps = {}, hideBalances = false) => {
    const drawn = await renderInSandbox(<NotificationCentre {...props} />, {
      prepare: (sandbox) => {
        livedIn(sandbox);
        answerSecurity(sandbox, 'PASSWORD_CHANGED');
        if (hideBalances) sandbox.books.wallets.updateSettings(sandbox.walletId, { hideBalances });
      },
    });
    await drawn.advance(0);
    // The answers come one task after the other.
    await act(settle);
    return drawn;
  };
  const bell = () => screen.getByRole('button', { name: /^Notifications/ });

  it('lists what the mails tell of, the newest first, and leads to it', async () => {
    const { user, visited } = await draw();
    await user.click(bell());
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items[0]).toMatch(/^Your security settings changed/);
    expect(items[1]).toMatch(/^Received 0\.015 BTC/);
    await user.click(screen.getByRole('link', { name: 'Received 0.015 BTC' }));
    expect(visited).toMatchObject([{ to: 'transaction' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bell()).toHaveFocus();
  });

  it('loads nothing while it is held, until its list is opened', async () => {
    const { sandbox, user } = await draw({ held: true });
    const asked = () =>
      sandbox.services.requests.filter(({ path }) => path.includes('transactions')).length;
    expect(asked()).toBe(0);
    await user.click(bell());
    await act(settle);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(asked()).toBe(1);
    expect(bell()).toHaveAccessibleName('Notifications');
  });

  it('counts what is new since the last look, until it is opened', async () => {
    const onSeen = vi.fn();
    const { user } = await draw({ seenUntil: new Date(0), onSeen });
    expect(bell()).toHaveAccessibleName(/, \d+ new$/);
    await user.click(bell());
    expect(screen.getAllByText('New').length).toBeGreaterThan(1);
    expect(onSeen).toHaveBeenCalledOnce();
    expect(bell()).toHaveAccessibleName('Notifications');
  });

  it('counts nothing that was there before, and what comes while it is closed', async () => {
    const { sandbox, advance } = await draw();
    expect(bell()).toHaveAccessibleName('Notifications');
    const [first] = (await sandbox.client.transactions.list(params(sandbox).walletId)).items;
    if (!first) throw new Error('There is one.');
    const newer = { ...first, id: '01890000-0000-7000-8000-0000000000ff' };
    sandbox.services.on(listTransactions)(() => ({
      items: [newer, first],
      total: 2,
      page: 1,
      pageSize: 20,
    }));
    await advance(30_000);
    await act(settle);
    expect(bell()).toHaveAccessibleName('Notifications, 1 new');
  });

  it('asks nothing about the sign-in where the token does not reach it', async () => {
    const { sandbox, user } = await draw({ withSecurity: false });
    await user.click(bell());
    expect(screen.queryByText('Your security settings changed')).not.toBeInTheDocument();
    expect(sandbox.services.requests.map(({ path }) => path)).not.toContain(
      '/v1/user/security-events',
    );
  });

  it('keeps amounts to itself where the wallet hides them', async () => {
    const { user } = await draw({}, true);
    await user.click(bell());
    expect(screen.getByRole('link', { name: 'Received •••••• BTC' })).toBeVisible();
  });

  it('closes by Escape', async () => {
    const { user } = await draw();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(bell()).toHaveFocus();
  });
});

function params({ walletId }: Sandbox) {
  return { walletId };
}
