import { toDecimal } from '@billfold/core';
import {
  getAccountPublicKey,
  getDepositAddress,
  listAccounts,
  listAddresses,
  updateAccount,
} from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { livedIn } from '../../test-support/story-wallet.ts';
import { AccountScreen } from './account-screen.tsx';

describe('the account screen', () => {
  const draw = async (historyFrom: Date | null, isSearching = false) => {
    const drawn = await renderInSandbox(<AccountScreen accountId={bitcoinId} />, {
      prepare: ({ services, books }) =>
        services.on(listAccounts)(() => {
          const items = books
            .accounts()
            .map((account) => ({ ...account, historyFrom, isSearching }));
          return { items, total: items.length, page: 1, pageSize: 100 };
        }),
    });
    await drawn.advance(0);
    await drawn.user.click(await screen.findByRole('button', { name: 'Details' }));
  };

  it('says since when the history of an imported account is complete', async () => {
    await draw(new Date('2026-11-20T10:00:00Z'));
    expect(screen.getByText('History from')).toBeVisible();
  });

  it('says nothing of it where nothing is missing', async () => {
    await draw(null);
    expect(screen.queryByText('History from')).not.toBeInTheDocument();
  });

  it('says that earlier payments are looked for, only while they are', async () => {
    await draw(null, true);
    expect(screen.getByText('Looking for earlier payments…')).toBeVisible();
    cleanup();
    await draw(null);
    expect(screen.queryByText('Looking for earlier payments…')).not.toBeInTheDocument();
  });

  it('draws no chart of an account that never held anything', async () => {
    const { advance } = await renderInSandbox(<AccountScreen accountId={bitcoinId} />, {
      preset: 'empty',
    });
    await advance(0);
    expect(screen.getByRole('region', { name: 'Deposit address' })).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Period' })).toBeNull();
  });

  it('draws the chart of an account that holds something', async () => {
    const { advance } = await renderInSandbox(<AccountScreen accountId={bitcoinId} />, {
      preset: 'funded',
      prepare: livedIn,
    });
    await advance(0);
    expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
  });

  it.each([
    ['after the chart on its own site', false],
    ['before the chart on a foreign page', true],
  ])('puts the deposit address %s', async (_, embedded) => {
    const { advance } = await renderInSandbox(
      <AccountScreen accountId={bitcoinId} embedded={embedded} />,
      { preset: 'funded', prepare: livedIn },
    );
    await advance(0);
    const address = screen.getByRole('region', { name: 'Deposit address' });
    const chart = screen.getByRole('radiogroup', { name: 'Period' });
    const before = address.compareDocumentPosition(chart) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(before !== 0).toBe(embedded);
  });

  it('tells the host of an address that was made, and of one that was copied', async () => {
    const { user, advance, events } = await renderInSandbox(
      <AccountScreen accountId={bitcoinId} />,
    );
    await user.click(await screen.findByRole('button', { name: 'Generate New Address' }));
    await advance(0);
    expect(events).toContainEqual({ type: 'address-generated', network: 'BTC' });
    await user.click(screen.getByRole('button', { name: 'All deposit addresses (2)' }));
    const table = within(await screen.findByRole('table', { name: 'Deposit addresses' }));
    const [copy] = table.getAllByRole('button', { name: 'Copy to clipboard' });
    if (copy) await user.click(copy);
    await waitFor(() => expect(events).toContainEqual({ type: 'address-copied', network: 'BTC' }));
  });

  it('shows the address to be paid to with its code, and the others when asked', async () => {
    const { user, advance } = await renderInSandbox(<AccountScreen accountId={bitcoinId} />);
    await advance(0);
    const card = within(screen.getByRole('region', { name: 'Deposit address' }));
    expect(card.getByRole('img', { name: 'QR code of the deposit address' })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Deposit addresses' })).toBeNull();
    const before = addressesIn(card.getByText('Deposit address', { selector: 'span' }));
    await user.click(card.getByRole('button', { name: 'Generate New Address' }));
    await advance(0);
    expect(addressesIn(card.getByText('Deposit address', { selector: 'span' }))).not.toBe(before);
    await user.click(card.getByRole('button', { name: 'All deposit addresses (2)' }));
    expect(await screen.findByRole('table', { name: 'Deposit addresses' })).toBeVisible();
  });

  it('shows an address to be paid to although all that are listed were used', async () => {
    const { advance } = await renderInSandbox(<AccountScreen accountId={bitcoinId} />, {
      prepare: ({ services }) => {
        services.on(listAddresses)(() => []);
        services.on(getDepositAddress)(() => ({
          id: bitcoinId,
          addressValue: 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g',
        }));
      },
    });
    await advance(0);
    const card = within(screen.getByRole('region', { name: 'Deposit address' }));
    expect(card.getByRole('img', { name: 'QR code of the deposit address' })).toBeVisible();
    expect(addressesIn(card.getByText('Deposit address', { selector: 'span' }))).toContain('kf9g');
  });

  it('keeps the path to itself until Details is opened', async () => {
    const { user, advance } = await renderInSandbox(<AccountScreen accountId={bitcoinId} />);
    await advance(0);
    expect(screen.queryByText('Derivation path')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByText('Derivation path')).toBeVisible();
  });

  it.each([
    ['wpkh', 'Native SegWit'],
    ['tr', 'Taproot'],
    ['sh-wpkh', 'Nested SegWit'],
    ['pkh', 'Legacy'],
  ] as const)('names the address type of an account: %s', async (addressType, shown) => {
    const { user, advance } = await renderInSandbox(<AccountScreen accountId={bitcoinId} />, {
      prepare: ({ services, books }) =>
        services.on(listAccounts)(() => {
          const items = books.accounts().map((account) => ({ ...account, addressType }));
          return { items, total: items.length, page: 1, pageSize: 100 };
        }),
    });
    await advance(0);
    await user.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByText('Address type')).toBeVisible();
    expect(screen.getByText(shown)).toBeVisible();
  });

  it('loads the extended public key when Show is pressed, and lets go of it when hidden', async () => {
    const { user, advance, asked } = await drawKey();
    expect(asked()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await advance(0);
    expect(screen.getByText(/^xpub\w+$/)).toBeVisible();
    expect(screen.getByText(/^wpkh\(xpub.+#\w{8}$/)).toBeVisible();
    const hide = screen.getByRole('button', { name: 'Hide', description: 'Extended public key' });
    expect(hide).toHaveFocus();
    await user.click(hide);
    expect(screen.queryByText(/xpub/)).toBeNull();
    expect(asked()).toBe(1);
  });

  it('tries again to load the public key where that failed', async () => {
    const { user, advance } = await drawKey(({ services }) =>
      services.fail(getAccountPublicKey, { status: 500, body: {} }),
    );
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await advance(0);
    expect(screen.getByText("We couldn't load the public key")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await advance(0);
    expect(screen.getByText(/^xpub\w+$/)).toBeVisible();
  });

  it('renames the account where its name stands', async () => {
    const asked: unknown[] = [];
    const { user, advance } = await renderInSandbox(<AccountScreen accountId={bitcoinId} />, {
      prepare: ({ services, books }) => {
        let [shown] = books.accounts();
        services.on(listAccounts)(() => {
          const items = shown ? [shown] : [];
          return { items, total: items.length, page: 1, pageSize: 100 };
        });
        services.on(updateAccount)(({ body }) => {
          asked.push(body);
          if (!shown) throw new Error('there is no account');
          shown = { ...shown, name: body.name ?? '' };
          return shown;
        });
      },
    });
    await advance(0);
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    const name = await screen.findByLabelText('Account name');
    await user.clear(name);
    await user.type(name, 'Holidays{Enter}');
    await advance(0);
    expect(asked).toEqual([{ name: 'Holidays' }]);
    expect(await screen.findByRole('heading', { name: 'Holidays', level: 1 })).toBeVisible();
  });

  it('begins with the value of all that it holds, where that is more than the native asset', async () => {
    const { advance } = await renderInSandbox(<AccountScreen accountId={bitcoinId} />, {
      prepare: livedIn,
      accounts: [
        { network: 'ETH', balance: toDecimal('2'), tokens: { 'USDT@ETH': toDecimal('250.75') } },
      ],
    });
    await advance(0);
    const head = screen.getByRole('heading', { name: 'Total value', level: 2 }).parentElement;
    expect(head).toHaveTextContent(/\$8,250\.75/);
    expect(head).toHaveTextContent(/2 ETH \+ 250\.75 USDT/);
  });

  it('keeps the value of the native asset while the price of a token is unknown', async () => {
    const { advance } = await renderInSandbox(<AccountScreen accountId={bitcoinId} />, {
      prepare: (sandbox) => {
        livedIn(sandbox);
        sandbox.books.market.control({ symbol: 'DAI', feed: 'unavailable' });
      },
      accounts: [
        { network: 'ETH', balance: toDecimal('2'), tokens: { 'DAI@ETH': toDecimal('250.75') } },
      ],
    });
    await advance(0);
    const head = screen.getByRole('heading', { name: 'Balance', level: 2 }).parentElement;
    expect(head).toHaveTextContent(/2 ETH/);
    expect(head).toHaveTextContent(/\$8,000\.00/);
    expect(head).not.toHaveTextContent('Prices unavailable');
  });

  it.each([
    ['SOL', 1],
    ['BTC', 0],
  ] as const)('has a Beta badge or none on %s (R-NAV-12)', async (network, badges) => {
    const { advance } = await renderInSandbox(<AccountScreen accountId={bitcoinId} />, {
      accounts: [{ network, balance: toDecimal('1') }],
    });
    await advance(0);
    await screen.findByRole('button', { name: 'Details' });
    expect(screen.queryAllByText('Beta')).toHaveLength(badges);
  });
});

/** Draws an account with its details open; `asked` counts the calls for its key. */
async function drawKey(prepare?: (sandbox: Sandbox) => unknown) {
  const drawn = await renderInSandbox(
    <AccountScreen accountId={bitcoinId} />,
    prepare === undefined ? {} : { prepare },
  );
  await drawn.advance(0);
  await drawn.user.click(screen.getByRole('button', { name: 'Details' }));
  const { requests } = drawn.sandbox.services;
  const asked = () => requests.filter(({ path }) => path.endsWith('/public-key')).length;
  return { ...drawn, asked };
}

/** Id of the in-memory product's first account. */
const bitcoinId = '00000000-0000-7000-8000-200000000000';

/** Text of the well whose label is `label`, which holds the whole address. */
function addressesIn(label: HTMLElement): string | null | undefined {
  return label.parentElement?.parentElement?.textContent;
}
