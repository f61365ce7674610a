import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openAsAda, openSite, shownPath } from '../../test/open-site.tsx';

async function ready() {
  const site = await openAsAda('/wallet/');
  await screen.findByRole('heading', { name: 'Portfolio', level: 1 });
  return site;
}

describe('keys that do something by themselves', () => {
  test('go to screens', async () => {
    await ready();
    await userEvent.keyboard('gt');
    await screen.findByRole('heading', { name: 'Transactions', level: 1 });
    await userEvent.keyboard('ga');
    await screen.findByRole('heading', { name: 'Accounts', level: 1 });
    await userEvent.keyboard('gp');
    await screen.findByRole('heading', { name: 'Portfolio', level: 1 });
  });

  test('open dialogs, and rest while one is open', async () => {
    await ready();
    await userEvent.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.keyboard('ga');
    expect(shownPath()).toBe('/wallet/');
    await userEvent.click(within(list).getByRole('button', { name: 'Close' }));
  });

  test('rest while somebody types', async () => {
    await openAsAda('/wallet/accounts');
    await userEvent.click(await screen.findByRole('button', { name: 'Add account' }));
    const field = await screen.findByLabelText('Account name');
    await userEvent.clear(field);
    await userEvent.type(field, 'gtsr?');
    expect(field).toHaveValue('gtsr?');
    expect(shownPath()).toBe('/wallet/accounts');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('can be switched off (WCAG 2.1.4)', async () => {
    const { services } = await ready();
    services.shortcutsOff.toggle();
    await userEvent.keyboard('gt?');
    expect(shownPath()).toBe('/wallet/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the pages of a section', () => {
  test('lead to each other', async () => {
    await openAsAda('/wallet/contacts');
    const section = await screen.findByRole('navigation', { name: 'Pages of this section' });
    const current = within(section)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(current).toEqual([
      ['Portfolio', null],
      ['Transactions', null],
      ['Contacts', 'page'],
    ]);
  });

  test('are not repeated on a page with a link back to one of them', async () => {
    await openAsAda('/wallet/assets/ETH');
    await screen.findByRole('heading', { name: 'Ethereum', level: 1 });
    expect(screen.queryByRole('navigation', { name: 'Pages of this section' })).toBeNull();
  });
});

test.each([
  ['#send', 'Send'],
  ['#receive', 'Receive'],
])('%s opens its dialog and leaves the address', async (hash, name) => {
  await openAsAda(`/wallet/${hash}`);
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  expect(window.location.hash).toBe('');
});

describe('Send that a reload closed', () => {
  async function reloadAt(path: string): Promise<void> {
    const { services, sandbox } = await openAsAda('/wallet/contacts#send');
    await screen.findByRole('dialog', { name: 'Send' });
    const typed = services.drafts.capture();
    cleanup();
    await openAsAda(path, {
      prepare: ({ platform }) => platform.storage.set('walletId', sandbox.walletId),
      drafts: typed,
    });
  }

  test('is open again on the same page', async () => {
    await reloadAt('/wallet/contacts');
    expect(await screen.findByRole('dialog', { name: 'Send' })).toBeVisible();
  });

  test('does not come over another page', async () => {
    await reloadAt('/wallet/transactions');
    await screen.findByRole('heading', { level: 1, name: 'Transactions' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('the link of a checkout page opens Send with its verified request', async () => {
  const link = `https://pay.example.com/pay/pay_${'a'.repeat(25)}b`;
  await openAsAda(`/wallet/#pay=${encodeURIComponent(link)}`);
  const send = await screen.findByRole('dialog', { name: 'Send' });
  expect(await within(send).findByText('Verified: pay.example.com')).toBeVisible();
  expect(window.location.hash).toBe('');
});

describe('the footer', () => {
  test('tells the version and that the systems work', async () => {
    await openAsAda('/wallet/', {
      prepare: ({ platform }) => {
        const { fetch } = platform;
        Object.assign(platform, {
          fetch: (input: RequestInfo, init?: RequestInit) =>
            input === '/readyz' ? Promise.resolve(new Response('{}')) : fetch(input, init),
        });
      },
    });
    const footer = await screen.findByRole('contentinfo');
    expect(await within(footer).findByText('All systems operational')).toBeVisible();
    expect(footer).toHaveTextContent('Billfold 0.0.0');
  });

  test('says when some do not', async () => {
    await openAsAda('/wallet/');
    const footer = await screen.findByRole('contentinfo');
    expect(await within(footer).findByText('Some services are down')).toBeVisible();
  });

  test('is not on the sign-in page', async () => {
    await openSite('/auth/sign-in');
    await screen.findByRole('heading', { name: 'Sign in' });
    await waitFor(() => expect(screen.queryByRole('contentinfo')).toBeNull());
  });
});
