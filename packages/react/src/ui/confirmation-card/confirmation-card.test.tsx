import { toDecimal } from '@billfold/core';
import { getConfig, type Transaction, type TransactionStatus } from '@billfold/core/contract';
import { mapNetworks } from '@billfold/core/internal';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { ConfirmationCard } from './confirmation-card.tsx';

const hash = 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16';
const from = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const to = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

type ShowOptions = Parameters<typeof renderInSandbox>[1] & { readonly recipient?: string };

async function show(
  changes: Partial<Transaction> = {},
  { recipient = to, ...options }: ShowOptions = {},
) {
  const first = await renderInSandbox(<p />, options);
  const base = first.sandbox.books.send(first.sandbox.books.accounts()[0]?.id ?? '', 'key', {
    amount: toDecimal('0.015'),
    destinationAddress: recipient,
    seedPhrase: null,
    password: 'x',
    feeRate: 'Medium',
    feeRateValue: null,
    twoFactorCode: null,
    sendingMax: false,
  });
  const transaction = { ...base, hash, fromAddress: from, toAddress: to, ...changes };
  first.rerender(<ConfirmationCard transaction={transaction} />);
  await first.advance(0);
  return first;
}
const value = (label: string) => screen.getByText(label).nextElementSibling;

describe('ConfirmationCard (R-SEND-20, R-UI-04)', () => {
  it('shows value, network, date, addresses, hash and confirmations', async () => {
    await show();
    expect(screen.getByText('0.01500000').parentElement).toHaveTextContent('0.01500000 BTC');
    expect(value('Network')).toHaveTextContent('Bitcoin');
    expect(value('Date')).toHaveTextContent(/^20 Nov 2026, \d\d:00 GMT/);
    expect(value('From Address')).toHaveTextContent('bc1qcr...z306fyu');
    expect(value('To address')).toHaveTextContent(to);
    expect(value('Hash')).toHaveTextContent('f4184f...31e9e16');
    expect(value('Confirmations')).toHaveTextContent('0 of 2Pending');
  });

  it('shows the exchange rate with two decimals, and the value at it', async () => {
    await show({ rateAtTime: toDecimal('65000.255'), fiatValueAtTime: toDecimal('975.00') });
    expect(value('Exchange rate')).toHaveTextContent('$65,000.26 per BTC');
    expect(value('USD value')).toHaveTextContent('$975.00');
  });

  it('leaves both out where there was no price', async () => {
    await show({ rateAtTime: null, fiatValueAtTime: null });
    expect(screen.queryByText('Exchange rate')).not.toBeInTheDocument();
    expect(screen.queryByText('USD value')).not.toBeInTheDocument();
  });

  it('shows symbol and digits of a token in place of the native ones', async () => {
    await show({ blockchainNetwork: 'ETH', tokenSymbol: 'USDT' });
    expect(screen.getByText('0.015000').parentElement).toHaveTextContent('0.015000 USDT');
  });

  it('leaves out addresses that are not known', async () => {
    await show({ fromAddress: null, toAddress: null });
    expect(screen.queryByText('From Address')).not.toBeInTheDocument();
    expect(screen.queryByText('To address')).not.toBeInTheDocument();
  });

  it.each([
    ['Copy hash', hash],
    ['Copy from address', from],
    ['Copy recipient address', to],
  ])('copies in full by %s', async (name, text) => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name }));
    expect(await navigator.clipboard.readText()).toBe(text);
  });

  it.each<[TransactionStatus, string]>([
    ['PENDING', 'Pending'],
    ['CONFIRMING', 'Confirming'],
    ['CONFIRMED', 'Confirmed'],
    ['FAILED', 'Failed'],
    ['DROPPED', 'Dropped'],
    ['REPLACED', 'Replaced'],
  ])('says of %s that it is %s (R-TX-05)', async (status, word) => {
    await show({ status });
    expect(screen.getByRole('status')).toHaveTextContent(`0 of 2${word}`);
  });

  it.each([
    [2, /z306fyu\+2 more$/],
    [0, /z306fyu$/],
  ])('shows how many more addresses paid: %s', async (moreFromAddresses, text) => {
    await show({ moreFromAddresses });
    expect(value('From Address')).toHaveTextContent(text);
  });

  it('stops counting towards the required confirmations once there are more', async () => {
    await show({ status: 'CONFIRMED', confirmations: 5, requiredConfirmations: 2 });
    expect(screen.getByRole('status')).toHaveTextContent(/^5Confirmed$/);
  });

  it('has no link to an explorer that does not know a sandbox', async () => {
    await show();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('leaves the From Address out where accounts have one address, and counts by the network', async () => {
    const accounts = [{ network: 'ETH', balance: toDecimal('2') }] as const;
    await show({}, { accounts, recipient: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' });
    expect(screen.getByText('0.01500000').parentElement).toHaveTextContent('0.01500000 ETH');
    expect(value('Network')).toHaveTextContent('Ethereum');
    expect(value('Confirmations')).toHaveTextContent('0 of 12');
    expect(screen.queryByText('From Address')).not.toBeInTheDocument();
  });

  it('links to the explorer that the host names for a chain', async () => {
    const explorer = vi.fn(() => ({ transaction: '/ledger/{hash}', address: '/a/{address}' }));
    await show({}, { explorer });
    expect(screen.getByRole('link')).toHaveAttribute('href', `/ledger/${hash}`);
    expect(explorer).toHaveBeenCalledWith('BTC', 'sandbox');
  });

  it('links a transaction of the main chain to its explorer', async () => {
    await show(
      {},
      {
        prepare: ({ services }) =>
          services.on(getConfig)(() => ({
            data: {
              mode: 'live',
              networks: mapNetworks(() => ({ chain: 'main' as const, chainId: null })),
              features: { payments: false },
              support: { url: null },
              documentation: { url: null },
              bases: {},
              version: '0.0.0',
            },
          })),
      },
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', `https://mempool.space/tx/${hash}`);
  });
});
