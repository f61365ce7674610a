import { toDecimal } from '@billfold/core';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSendFlow } from '../dialogs/flow/use-send-flow.ts';
import { renderInSandbox } from '../test-support/render-in-sandbox.tsx';
import { useAccountPublicKey } from './use-account-public-key.ts';
import { useAccounts } from './use-accounts.ts';
import { useAsset } from './use-asset.ts';
import { useDepositAddress } from './use-deposit-address.ts';
import { useFormat } from './use-format.ts';
import { useTransactions } from './use-transactions.ts';
import { useWallets } from './use-wallets.ts';

const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

function Watcher({ useRead }: { readonly useRead: () => void }) {
  useRead();
  return null;
}

/** Values that a hook returned, newest last. */
async function watch<T>(hook: () => T, options: Parameters<typeof renderInSandbox>[1] = {}) {
  const given: T[] = [];
  const read = (): void => void given.push(hook());
  const drawn = await renderInSandbox(<Watcher useRead={read} />, {
    balances: ['0.5', '0.25'],
    ...options,
  });
  const now = (): T => {
    const last = given.at(-1);
    if (last === undefined) throw new Error('The hook was not called.');
    return last;
  };
  return { ...drawn, given, now };
}

describe('the data of a wallet', () => {
  it('useWallets gives the wallets and the selected one', async () => {
    const { given, now, sandbox } = await watch(useWallets);
    expect(given[0]).toMatchObject({ status: 'pending', selected: null });
    expect(now()).toMatchObject({ status: 'ready', selected: { id: sandbox.walletId } });
  });

  it('useAccounts filters by network and by a part of the name', async () => {
    const { now } = await watch(() => [
      useAccounts(),
      useAccounts({ network: 'ETH' }),
      useAccounts({ search: 'BITC' }),
    ]);
    expect(now().map(({ data }) => data?.length)).toEqual([2, 0, 2]);
  });

  it('useAsset adds up an asset over its accounts, and knows no other symbol', async () => {
    const { now } = await watch(() => [useAsset('btc'), useAsset('usdt'), useAsset('DOGE')]);
    const [coin, token, none] = now();
    expect(coin?.data).toMatchObject({ symbol: 'BTC', name: 'Bitcoin', balance: '0.75000000' });
    expect(coin?.data?.positions).toHaveLength(2);
    expect(coin?.data).toMatchObject({ price: '100000.00', fiat: '75000.00' });
    expect(token?.data).toMatchObject({ symbol: 'USDT', positions: [] });
    expect(none).toMatchObject({ status: 'ready', data: null });
  });

  it('useDepositAddress shows the address, and makes the next', async () => {
    const { now, sandbox } = await watch(() => {
      const accounts = useAccounts();
      return useDepositAddress(accounts.data?.[0]?.id ?? null);
    });
    const [account] = sandbox.books.accounts();
    const first = now().data?.addressValue;
    expect(first).toBe(sandbox.books.addresses(account?.id ?? '')[0]);
    await act(() => now().generate());
    expect(now().data?.addressValue).not.toBe(first);
    expect(now().data?.addressValue).toBe(sandbox.books.addresses(account?.id ?? '')[0]);
  });

  it('useDepositAddress waits for an account', async () => {
    const { now } = await watch(() => useDepositAddress(null));
    expect(now()).toMatchObject({ status: 'pending' });
    await expect(now().generate()).rejects.toThrow('no account');
  });

  it('useAccountPublicKey loads the key of the account that it is given', async () => {
    const { now } = await watch(() => {
      const accounts = useAccounts();
      return [useAccountPublicKey(null), useAccountPublicKey(accounts.data?.[0]?.id ?? null)];
    });
    const [none, key] = now();
    expect(none).toMatchObject({ status: 'pending' });
    expect(key).toMatchObject({ status: 'ready', data: { path: "m/84'/0'/0'", isExtended: true } });
  });

  it('useTransactions loads page by page, also while another one is on its way', async () => {
    const { now } = await watch(() => useTransactions(), {
      prepare: ({ books }) => {
        const [address = ''] = books.addresses(books.accounts()[0]?.id ?? '');
        for (let count = 0; count < 60; count += 1) books.receive(address, toDecimal('0.01'));
      },
    });
    expect(now()).toMatchObject({ status: 'ready', hasMore: true });
    expect(now().data).toHaveLength(25);
    await act(async () => {
      await Promise.all([now().loadMore(), now().loadMore()]);
    });
    expect(now()).toMatchObject({ status: 'ready', hasMore: false });
    expect(now().data).toHaveLength(60);
  });

  it('useTransactions reloads after a send', async () => {
    const { now, sandbox, advance } = await watch(() => useTransactions());
    expect(now()).toMatchObject({ status: 'ready', hasMore: false });
    const before = now().data?.length ?? 0;
    const account = sandbox.books.accounts()[0]?.id ?? '';
    await act(async () => {
      await sandbox.client.transactions.send(sandbox.walletId, account, {
        amount: toDecimal('0.1'),
        destinationAddress: recipient,
        feeRate: 'Medium',
        feeRateValue: null,
        password: sandbox.secrets.password,
        seedPhrase: null,
        sendingMax: false,
        twoFactorCode: null,
      });
    });
    await advance(0);
    expect(now().data).toHaveLength(before + 1);
  });

  it('useSendFlow is the Send dialog without a screen', async () => {
    const { now, advance, unmount, sandbox } = await watch(() =>
      useSendFlow({ prefill: { recipient } }),
    );
    await advance(0);
    expect(now()?.state).toMatchObject({ status: 'ready', step: 'recipient', recipient });
    unmount();
    expect(sandbox.time.pending()).toBe(0);
  });

  it('useFormat writes what the product writes', async () => {
    const { now } = await watch(useFormat);
    const { amount, money, rate, percent, address, date } = now();
    expect(amount(toDecimal('1.5'), 'BTC')).toBe('1.50000000');
    expect(amount(toDecimal('1.5'), 'USDT')).toBe('1.500000');
    expect(amount(toDecimal('1.5'), 'UNHEARD')).toBe('1.50');
    expect(money('1234.5')).toBe('$1,234.50');
    expect(rate(toDecimal('0.2536'))).toBe('$0.2536');
    expect(percent('1.25')).toBe('+1.25%');
    expect(address(recipient)).toBe('bc1qar...wf5mdq'.replace('wf5mdq', 'zwf5mdq'));
    expect(date(new Date('2026-11-20T13:05:00Z'))).toMatch(/^20 Nov 2026, /);
  });
});
