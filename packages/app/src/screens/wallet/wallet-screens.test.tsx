import {
  faucet,
  findTransaction,
  getDepositAddress,
  listAddresses,
  listTransactions,
} from '@billfold/core/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openAsAda, shownPath, transactionOf, withHistory } from '../../../test/open-site.tsx';

const main = () => within(screen.getByRole('main'));

describe('the portfolio', () => {
  test('has the worth of everything as its largest number, and the amounts next to it', async () => {
    await openAsAda('/wallet/', {
      prepare: (sandbox) => withHistory(sandbox, [transactionOf(1)]),
    });
    const hero = (await screen.findByRole('heading', { name: 'Total balance' })).parentElement;
    await waitFor(() => expect(hero).toHaveTextContent('$50,000.00'));
    expect(hero).toHaveTextContent('0.5 BTC');
  });

  test('keeps showing amounts while prices are unavailable', async () => {
    await openAsAda('/wallet/', {
      prepare: (sandbox) => {
        withHistory(sandbox, [transactionOf(1)]);
        sandbox.books.market.control({ symbol: 'BTC', feed: 'unavailable' });
      },
    });
    expect(await screen.findByText('Prices unavailable')).toBeVisible();
    expect(main().getByText(/^0\.50000000/)).toBeVisible();
    expect(main().queryByText(/\$/)).toBeNull();
  });

  test('hides every amount by one press, and shows them by another', async () => {
    await openAsAda('/wallet/', {
      prepare: (sandbox) => withHistory(sandbox, [transactionOf(1)]),
    });
    await screen.findAllByText('$50,000.00');
    await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
    expect(main().queryByText(/0\.1|0\.5|50,000/)).toBeNull();
    expect(main().getAllByRole('img', { name: 'Amount hidden' }).length).toBeGreaterThan(3);
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Show amounts' })[0] as HTMLElement,
    );
    expect(main().getAllByText('$50,000.00').length).toBeGreaterThan(0);
  });

  test('shows the newest five transactions and the way to all', async () => {
    await openAsAda('/wallet/', {
      prepare: (sandbox) =>
        withHistory(
          sandbox,
          [1, 2, 3, 4, 5, 6].map((n) => transactionOf(n)),
        ),
    });
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /^Received, transaction/ })).toHaveLength(5),
    );
    expect(main().getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/wallet/transactions',
    );
  });

  test('of a new wallet says what to do, and in the sandbox gets coins', async () => {
    const { sandbox } = await openAsAda('/wallet/', { balances: ['0.00000000'] });
    const asked: string[] = [];
    sandbox.services.on(faucet)(({ body }) => {
      asked.push(`${body.amount} to ${body.address}`);
      return { data: { hash: 'f'.repeat(64) } };
    });
    expect(await screen.findByText('Your wallet is ready')).toBeVisible();
    expect(main().getByRole('button', { name: 'Receive' })).toBeVisible();
    expect(main().queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.click(await main().findByRole('button', { name: 'Get sandbox coins' }));
    await screen.findByText('0.1 BTC is on its way to Bitcoin.');
    expect(asked).toEqual(['0.10000000 to bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu']);
  });

  test('of a new wallet says that coins can take longer where the faucet gives no answer in time', async () => {
    const { sandbox } = await openAsAda('/wallet/', { balances: ['0.00000000'] });
    const { requests } = sandbox.services;
    sandbox.services.on(faucet)(() => new Promise(() => undefined));
    await screen.findByText('Your wallet is ready');
    await userEvent.click(await main().findByRole('button', { name: 'Get sandbox coins' }));
    await waitFor(() => expect(requests.map(({ path }) => path).join()).toContain('/faucet'));
    await act(() => sandbox.time.advance(20_000));
    const busy = 'The test ledger is busy. Your coins can take a few minutes.';
    expect(await screen.findByText(busy)).toBeVisible();
    expect(screen.queryByText('Unhandled error')).toBeNull();
  });
});

test('a new wallet can be left where there is one already', async () => {
  await openAsAda('/wallet/new-wallet');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(shownPath()).toBe('/wallet/'));
});

describe('the checklist of a new wallet', () => {
  test('leads to two-factor sign-in while that is off', async () => {
    await openAsAda('/wallet/', { balances: ['0.00000000'] });
    await userEvent.click(await screen.findByRole('link', { name: 'Turn on two-factor' }));
    expect(shownPath()).toBe('/account/settings/security');
  });
});

describe('an account', () => {
  test('of another wallet does not exist here', async () => {
    await openAsAda('/wallet/accounts/01890000-0000-7000-8000-00000000dead');
    expect(await screen.findByText(/^This account is not in Savings/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to accounts' })).toHaveAttribute(
      'href',
      '/wallet/accounts',
    );
  });

  test('gives way to the root when another wallet is selected (R-NAV-08)', async () => {
    const { sandbox, services } = await openAsAda('/wallet/');
    const [account] = sandbox.books.accounts();
    window.history.pushState(null, '', `/wallet/accounts/${account?.id}`);
    await screen.findByRole('heading', { name: 'Deposit address' });
    await userEvent.click(screen.getByRole('button', { name: /^Wallet/ }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Rent' }));
    await screen.findByRole('heading', { name: 'Portfolio', level: 1 });
    expect(shownPath()).toBe('/wallet/');
    expect(services.session.get().walletId).not.toBe(sandbox.walletId);
  });

  test('shows used addresses on demand, and explains why there is no new one', async () => {
    const { sandbox } = await openAsAda('/wallet/accounts');
    const [account] = sandbox.books.accounts();
    const row = {
      id: transactionOf(1).id,
      label: null,
      balance: transactionOf(1).value,
      createdAt: transactionOf(1).createdAt,
      path: "m/84'/0'/0'/0/0",
    };
    sandbox.services.on(listAddresses)(() => [
      { ...row, addressValue: 'bc1qunused', isUsed: false },
      { ...row, id: transactionOf(2).id, addressValue: 'bc1qused', isUsed: true },
    ]);
    await userEvent.click(await screen.findByRole('link', { name: account?.name ?? '' }));
    await userEvent.click(await screen.findByRole('button', { name: 'All deposit addresses (1)' }));
    expect(await screen.findByText('bc1qunused')).toBeInTheDocument();
    expect(screen.queryByText('bc1qused')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show used addresses' }));
    expect(screen.getByText('bc1qused')).toBeInTheDocument();
    sandbox.services.fail(getDepositAddress, { status: 409, body: { code: 'ADDRESS_GAP_LIMIT' } });
    await userEvent.click(screen.getByRole('button', { name: 'Generate New Address' }));
    expect(await screen.findByText('Use an existing address first')).toBeVisible();
  });
});

describe('the list of transactions', () => {
  test('asks for what its address says', async () => {
    const asked: unknown[] = [];
    const accountId = transactionOf(1).accountId;
    await openAsAda(`/wallet/transactions?account=${accountId}&crypto=BTC&page=2&size=50`, {
      prepare: ({ services }) =>
        services.on(listTransactions)(({ query }) => {
          asked.push(query);
          return { items: [transactionOf(1)], total: 51, page: 2, pageSize: 50 };
        }),
    });
    await screen.findByText('51–51 of 51');
    expect(asked).toContainEqual({
      AccountId: accountId,
      Asset: 'BTC',
      IsSpam: false,
      Page: 2,
      PageSize: 50,
    });
  });

  test('turns its pages in the address', async () => {
    const history = Array.from({ length: 30 }, (_, at) => transactionOf(at + 1));
    await openAsAda('/wallet/transactions', {
      prepare: (sandbox) => withHistory(sandbox, history),
    });
    await screen.findByText('1–25 of 30');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('26–30 of 30');
    expect(shownPath()).toBe('/wallet/transactions?page=2');
    await userEvent.click(screen.getByRole('button', { name: '50' }));
    await waitFor(() => expect(shownPath()).toBe('/wallet/transactions?size=50'));
    await waitFor(() =>
      expect(main().getAllByRole('link', { name: /^Received/ })).toHaveLength(30),
    );
  });

  test('is empty in two ways', async () => {
    await openAsAda(`/wallet/transactions?account=${transactionOf(1).id}`);
    await screen.findByText('No transactions match');
    await userEvent.click(
      main().getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body,
    );
    await screen.findByText('No transactions yet');
    expect(shownPath()).toBe('/wallet/transactions');
  });
});

describe('a transaction', () => {
  test('is found on a later page of the history, with its worth, fee and block', async () => {
    const sent = transactionOf(150, {
      type: 'SENT',
      fee: transactionOf(1).value,
      fiatValueAtTime: transactionOf(1).value,
      rateAtTime: transactionOf(1).value,
    });
    const history = [...Array.from({ length: 149 }, (_, at) => transactionOf(at + 1)), sent];
    await openAsAda(`/wallet/transactions/${sent.id}`, {
      prepare: (sandbox) => withHistory(sandbox, history),
    });
    await screen.findByRole('heading', { level: 1, name: 'Sent Bitcoin' });
    expect(screen.getByText('$0.10 per BTC')).toBeVisible();
    expect(screen.getByText('Fee')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More details' }));
    expect(screen.getByText('Block').nextElementSibling).toHaveTextContent('7');
    const links = await screen.findAllByRole('link', { name: 'View in explorer' });
    expect(links.at(-1)).toHaveAttribute('href', `/sandbox/BTC/tx/${sent.hash}`);
  });

  test('that the wallet does not have is not found, and says where to look', async () => {
    await openAsAda('/wallet/transactions/01890000-0000-7000-8000-00000000dead');
    expect(await screen.findByText('Transaction not found')).toBeVisible();
  });

  test('counts its confirmations while it is looked at', async () => {
    let confirmations = 0;
    const { sandbox } = await openAsAda(`/wallet/transactions/${transactionOf(1).id}`, {
      prepare: ({ services, walletId }) =>
        services.on(findTransaction)(() => {
          const status = confirmations === 0 ? 'PENDING' : 'CONFIRMING';
          const blockHeight = confirmations === 0 ? null : 7;
          return { ...transactionOf(1, { status, confirmations, blockHeight }), walletId };
        }),
    });
    const bar = await screen.findByRole('progressbar', { name: 'Progress' });
    expect(bar).toHaveAttribute('aria-valuenow', '0');
    confirmations = 1;
    await sandbox.time.advance(4_000);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '1'));
  });
});
