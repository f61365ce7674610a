import { toDecimal } from '@billfold/core';
import {
  type BusinessNotification,
  type BusinessRole,
  countUnreadNotifications,
  listBusinessNotifications,
  readNotification,
  readNotificationsThrough,
} from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { at } from '../../test/account-answers.ts';
import { businessOf } from '../../test/business-answers.ts';
import { openAsAda, shownPath } from '../../test/open-site.tsx';
import { answerPayments } from '../../test/payment-answers.ts';

const dayMs = 86_400_000;

function notificationOf(
  n: number,
  facts: Partial<BusinessNotification> & Pick<BusinessNotification, 'event' | 'subject'>,
): BusinessNotification {
  return {
    ...{ id: `ntf_${`${n}`.padStart(26, '0')}`, livemode: false, isRead: false, reasons: [] },
    createdAt: new Date(at.getTime() - n * dayMs),
    ...facts,
  };
}

const amount = { amount: toDecimal('0.50000000'), asset: 'USDT', network: 'TRX' } as const;

/** One of each kind, a day apart. */
const ofEachKind: readonly BusinessNotification[] = [
  notificationOf(0, {
    event: 'payment.attention',
    reasons: ['underpaid', 'late'],
    subject: {
      ...{ type: 'payment', id: 'pay_one', orderId: '1010' },
      price: { amount: toDecimal('45.00'), currency: 'EUR' },
    },
  }),
  notificationOf(1, {
    event: 'payment.completed',
    subject: {
      ...{ type: 'payment', id: 'pay_two', orderId: null },
      price: { amount: toDecimal('0.01'), currency: 'BTC' },
    },
    isRead: true,
  }),
  notificationOf(2, {
    event: 'payment.attention',
    reasons: ['unmatched'],
    subject: { type: 'unmatched_transfer', id: 'trf_one', ...amount },
  }),
  notificationOf(3, {
    event: 'refund.signature_needed',
    subject: { type: 'refund', id: 'ref_one', paymentId: 'pay_one', ...amount },
  }),
  notificationOf(4, {
    event: 'refund.confirmed',
    subject: { type: 'refund', id: 'ref_two', paymentId: null, ...amount },
  }),
  notificationOf(5, {
    event: 'settlement.signature_needed',
    subject: { type: 'settlement', id: 'swp_one', ...amount },
  }),
  notificationOf(6, {
    event: 'payout.signature_needed',
    subject: { type: 'payout', id: 'pyo_one', ...amount },
  }),
  notificationOf(7, {
    event: 'webhook.failing',
    subject: { type: 'webhook', id: 'whk_one', url: 'https://shop.example/hooks' },
  }),
  notificationOf(8, {
    event: 'webhook.disabled',
    subject: { type: 'webhook', id: 'whk_one', url: 'https://shop.example/hooks' },
  }),
];

interface Opening {
  readonly notifications?: readonly BusinessNotification[];
  readonly path?: string;
  readonly role?: BusinessRole;
  readonly prepare?: (sandbox: Sandbox) => void;
}

async function open({
  notifications = [],
  path = '/payments/payments',
  role = 'OWNER',
  prepare,
}: Opening = {}) {
  let kept = notifications;
  const add = (notification: BusinessNotification): void => {
    kept = [notification, ...kept];
  };
  const read: string[] = [];
  const mark = (ids: readonly string[]): null => {
    kept = kept.map((each) => (ids.includes(each.id) ? { ...each, isRead: true } : each));
    return null;
  };
  const site = await openAsAda(path, {
    prepare: (sandbox) => {
      answerPayments(sandbox, [], { businesses: [businessOf(7, { status: 'ACTIVE', role })] });
      const { services } = sandbox;
      services.on(countUnreadNotifications)(() => ({
        data: { count: Math.min(100, kept.filter(({ isRead }) => !isRead).length) },
      }));
      services.on(listBusinessNotifications)(({ query: { cursor, limit = 25 } }) => {
        const first = cursor === undefined ? 0 : Number(cursor);
        const end = first + limit;
        const hasMore = kept.length > end;
        return { data: kept.slice(first, end), hasMore, nextCursor: hasMore ? `${end}` : null };
      });
      services.on(readNotification)(({ params: { id } }) => {
        read.push(id);
        return mark([id]);
      });
      services.on(readNotificationsThrough)(({ body: { through } }) => {
        read.push(`through ${through}`);
        return mark(kept.map(({ id }) => id));
      });
      prepare?.(sandbox);
    },
  });
  const bell = await screen.findByRole('button', { name: /^Notifications/ });
  return { ...site, bell, read, add };
}

const manyOf = (count: number): readonly BusinessNotification[] =>
  Array.from({ length: count }, (_, n) =>
    notificationOf(n % 3, {
      ...{ id: `ntf_${`${n}`.padStart(26, '0')}`, event: 'refund.confirmed' },
      subject: { type: 'refund', id: `ref_${n}`, paymentId: 'pay_one', ...amount },
    }),
  );
const panel = () => screen.findByRole('dialog', { name: 'Notifications' });

describe('the bell of a business', () => {
  test('counts what is unread, and lists it by day with the way to each', async () => {
    const { bell } = await open({ notifications: ofEachKind });
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 8 unread'));
    await userEvent.click(bell);
    const links = await within(await panel()).findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Too little arrived · Money arrived late', '/payments/payments/pay_one'],
      ['Payment of 0.01 BTC completed', '/payments/payments/pay_two'],
      ['Unmatched transfer of 0.5 USDT on Tron', '/payments/unmatched'],
      ['Refund of 0.5 USDT on Tron needs a signature', '/payments/payments/pay_one'],
      ['Refund of 0.5 USDT on Tron confirmed', '/payments/unmatched'],
      ['Collection of 0.5 USDT on Tron needs a signature', '/payments/collect'],
      ['Payout of 0.5 USDT on Tron needs a signature', '/payments/payouts/pyo_one'],
      ['Webhook shop.example is failing', '/payments/webhook-logs/whk_one'],
      ['Webhook shop.example was turned off', '/payments/webhook-logs/whk_one'],
      ['Notification settings', '/payments/settings/notifications'],
    ]);
    const days = within(await panel()).getAllByRole('heading', { level: 3 });
    expect(days).toHaveLength(9);
    const [first, second] = within(await panel()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Order 1010 · €45.00 · ');
    expect(first).toHaveTextContent('Unread');
    expect(second).not.toHaveTextContent('Unread');
  });

  test('marks one as read when its page is opened, and closes', async () => {
    const { bell, read } = await open({ notifications: ofEachKind.slice(0, 1) });
    await userEvent.click(bell);
    await userEvent.click(
      await within(await panel()).findByRole('link', { name: /^Too little arrived/ }),
    );
    expect(shownPath()).toBe('/payments/payments/pay_one');
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications'));
    expect(read).toEqual([ofEachKind[0]?.id]);
  });

  test('marks all up to the newest that is shown as read', async () => {
    const { bell, read } = await open({ notifications: ofEachKind });
    await userEvent.click(bell);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications'));
    expect(read).toEqual([`through ${ofEachKind[0]?.id}`]);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(screen.queryByText('Unread')).toBeNull();
  });

  test('marks all as read where the unread ones are older than what is shown', async () => {
    const notifications = manyOf(30).map((each, n) => ({ ...each, isRead: n !== 29 }));
    const { bell } = await open({ notifications });
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 1 unread'));
    await userEvent.click(bell);
    await within(await panel()).findAllByRole('listitem');
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications'));
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  test('leaves the keyboard at its heading where a button goes', async () => {
    const { bell, read } = await open({ notifications: manyOf(30) });
    await userEvent.click(bell);
    const more = await within(await panel()).findByRole('button', { name: 'Load more' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const heading = within(await panel()).getByRole('heading', { name: 'Notifications' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    const readAll = screen.getByRole('button', { name: 'Mark all as read' });
    readAll.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(readAll).not.toBeInTheDocument());
    expect(heading).toHaveFocus();
    expect(read).toHaveLength(1);
  });

  test('keeps the keyboard on the button where nothing was marked', async () => {
    const body = { code: 'STATE_CONFLICT', errors: ['Not now.'] };
    const { bell } = await open({
      notifications: ofEachKind,
      prepare: ({ services }) => services.fail(readNotificationsThrough, { status: 409, body }),
    });
    await userEvent.click(bell);
    const readAll = await screen.findByRole('button', { name: 'Mark all as read' });
    readAll.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/Not now\./)).toBeVisible();
    expect(readAll).toHaveFocus();
  });

  test('closes as its settings are opened, from their own page too', async () => {
    const path = '/payments/settings/notifications';
    const { bell } = await open({ notifications: ofEachKind, path });
    await userEvent.click(bell);
    const dialog = await panel();
    await userEvent.click(within(dialog).getByRole('link', { name: 'Notification settings' }));
    expect(shownPath()).toBe(path);
    expect(dialog).not.toBeInTheDocument();
  });

  test('hears of its notifications on a page of the account too', async () => {
    const { services, add } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'User menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Account' }));
    expect(shownPath()).toBe('/account/settings/general');
    const listen = vi.spyOn(services.businessLive.notifications, 'listen');
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
    expect(await screen.findByText("You're all caught up")).toBeVisible();
    const [first] = ofEachKind;
    if (first) add(first);
    act(() => {
      for (const [listener] of listen.mock.calls) listener({ type: 'books' });
    });
    expect(
      await within(await panel()).findByRole('link', { name: /^Too little arrived/ }),
    ).toBeVisible();
  });

  test('says that nothing was marked where the service refuses it', async () => {
    const body = { code: 'STATE_CONFLICT', errors: ['Not now.'] };
    const { bell } = await open({
      notifications: ofEachKind,
      prepare: ({ services }) => services.fail(readNotificationsThrough, { status: 409, body }),
    });
    await userEvent.click(bell);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText(/Not now\./)).toBeVisible();
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 8 unread'));
    expect(await screen.findByRole('button', { name: 'Mark all as read' })).toBeEnabled();
  });

  test('shows a hundred and more as 99+, and loads the older ones on demand', async () => {
    const { bell } = await open({ notifications: manyOf(120) });
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 99+ unread'));
    await userEvent.click(bell);
    expect(await within(await panel()).findAllByRole('listitem')).toHaveLength(25);
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Load more' }));
    await waitFor(async () =>
      expect(within(await panel()).getAllByRole('listitem')).toHaveLength(50),
    );
  });

  test('says that there is nothing, and shows the settings to those who may change them', async () => {
    const { bell } = await open({ role: 'VIEWER' });
    await userEvent.click(bell);
    expect(await within(await panel()).findByText("You're all caught up")).toBeVisible();
    expect(bell).toHaveAccessibleName('Notifications');
    expect(within(await panel()).queryByRole('link')).toBeNull();
  });

  test('says that the list did not load, and loads it again', async () => {
    const body = { code: 'STATE_CONFLICT', errors: ['Not now.'] };
    const { bell } = await open({
      notifications: ofEachKind,
      prepare: ({ services }) => services.fail(listBusinessNotifications, { status: 409, body }),
    });
    await userEvent.click(bell);
    expect(await screen.findByText("We couldn't load the notifications")).toBeVisible();
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Retry' }));
    expect(await within(await panel()).findAllByRole('listitem')).toHaveLength(9);
  });

  test('opens and closes by the keyboard', async () => {
    const { bell } = await open({ notifications: ofEachKind });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await within(await panel()).findAllByRole('listitem');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
    expect(bell).toHaveFocus();
  });
});
