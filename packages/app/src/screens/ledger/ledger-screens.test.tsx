import { toDecimal } from '@billfold/core';
import { getSandboxAddress, getSandboxTransaction } from '@billfold/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openSite, shownPath } from '../../../test/open-site.tsx';

const hash = 'a'.repeat(64);
const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

describe('the ledger explorer', () => {
  test('is open to anybody and leads from the blocks to a block', async () => {
    await openSite('/sandbox/BTC');
    await screen.findByRole('heading', { name: 'Bitcoin sandbox ledger', level: 1 });
    await userEvent.click(await screen.findByRole('link', { name: /100$/ }));
    await screen.findByRole('heading', { name: 'Block 100', level: 1 });
    expect(shownPath()).toBe('/sandbox/BTC/block/100');
    await waitFor(() => expect(document.title).toBe('Block 100 · Billfold'));
  });

  test.each([
    ['valid', 'Signature valid', { isValid: true, reason: null }, 'Valid'],
    [
      'invalid',
      'Signature not valid',
      { isValid: false, reason: 'bad signature' },
      'Not valid: bad signature',
    ],
  ] as const)('says that a signature is %s', async (signature, text, check, verdict) => {
    await openSite(`/sandbox/BTC/tx/${hash}`, {
      prepare: ({ services }) =>
        services.on(getSandboxTransaction)(() => ({
          data: {
            family: 'utxo',
            network: 'BTC',
            hash,
            block: null,
            confirmations: 0,
            acceptedAt: new Date('2026-11-20T09:00:00.000Z'),
            isHeld: false,
            hasFailed: false,
            tokenTransfer: null,
            size: 222,
            vsize: 141,
            fee: toDecimal('0.00000705'),
            inputs: [
              { hash: 'b'.repeat(64), index: 1, address, value: toDecimal('0.2'), signature },
            ],
            outputs: [{ index: 0, address, value: toDecimal('0.19999295') }],
            check,
          },
        })),
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(verdict)).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getByText('Total output')).toBeVisible();
    expect(screen.getByText('Change')).toBeVisible();
  });

  test('shows whom a transaction of an account network charges, and for what gas', async () => {
    const sender = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
    const recipient = '0x52908400098527886E0F7030069857D2E4169EE7';
    const ethHash = `0x${hash}`;
    await openSite(`/sandbox/ETH/tx/${ethHash}`, {
      prepare: ({ services }) =>
        services.on(getSandboxTransaction)(() => ({
          data: {
            family: 'evm',
            network: 'ETH',
            hash: ethHash,
            block: null,
            confirmations: 0,
            acceptedAt: new Date('2026-11-20T09:00:00.000Z'),
            isHeld: false,
            hasFailed: false,
            tokenTransfer: null,
            size: 117,
            sender,
            signature: 'valid',
            nonce: 7,
            gasLimit: 30_000,
            gasUsed: 21_160,
            gasPriceWei: toDecimal('11500000000'),
            chainId: 7_700_001,
            data: '00010203',
            fee: toDecimal('0.000243340000000000'),
            outputs: [{ index: 0, address: recipient, value: toDecimal('1.5') }],
            check: { isValid: true, reason: null },
          },
        })),
    });
    const from = await screen.findByRole('region', { name: 'From' });
    expect(within(from).getByText(sender)).toBeInTheDocument();
    expect(within(from).getByText('Signature valid')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'To' })).getByText(recipient),
    ).toBeInTheDocument();
    for (const text of ['21,160 of 30,000', '11.5 gwei', '7', '7700001', '117 bytes', '4 bytes'])
      expect(screen.getByText(text)).toBeVisible();
  });

  test('shows what a transaction of Tron takes and depends on', async () => {
    const [from, to] = ['TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH', 'THHRK1bA7YRPZBcLnTP1SZy9ipUpsRwpo6'];
    await openSite(`/sandbox/TRX/tx/${hash}`, {
      prepare: ({ services }) =>
        services.on(getSandboxTransaction)(() => ({
          data: {
            family: 'tron',
            network: 'TRX',
            hash,
            block: null,
            confirmations: 0,
            acceptedAt: new Date('2026-11-20T09:00:00.000Z'),
            isHeld: false,
            hasFailed: false,
            tokenTransfer: null,
            size: 203,
            sender: from,
            signature: 'valid',
            bandwidth: 267,
            energy: 65_000,
            reference: { heightBits: 0x12, hashPart: '0011223344556677' },
            createdAt: new Date('2026-11-20T09:00:00.000Z'),
            expiresAt: new Date('2026-11-20T09:01:00.000Z'),
            fee: toDecimal('0.267000'),
            networkFee: toDecimal('1.100000'),
            outputs: [{ index: 0, address: to, value: toDecimal('2.5') }],
            check: { isValid: true, reason: null },
          },
        })),
    });
    const sender = await screen.findByRole('region', { name: 'From' });
    expect(within(sender).getByText(from)).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'To' })).getByText(to)).toBeInTheDocument();
    const needed = 'height ends in 0012, hash has 0011223344556677';
    for (const text of ['267 bytes', '203 bytes', '65000', '0.267000', '1.100000', needed])
      expect(screen.getByText(text)).toBeVisible();
  });

  test('shows what a transaction of Solana says, and the block that it names', async () => {
    const from = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
    const to = '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY';
    const blockhash = 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N';
    const signature = `${'5'.repeat(80)}abcdefgh`;
    await openSite(`/sandbox/SOL/tx/${signature}`, {
      prepare: ({ services }) =>
        services.on(getSandboxTransaction)(() => ({
          data: {
            family: 'solana',
            network: 'SOL',
            hash: signature,
            block: null,
            confirmations: 0,
            acceptedAt: new Date('2026-11-20T09:00:00.000Z'),
            isHeld: false,
            hasFailed: false,
            tokenTransfer: null,
            size: 257,
            sender: from,
            signature: 'valid',
            blockhash,
            memo: 'Order 7',
            fee: toDecimal('0.000005600'),
            networkFee: toDecimal('0.002039280'),
            outputs: [{ index: 0, address: to, value: toDecimal('2.5') }],
            check: { isValid: true, reason: null },
          },
        })),
    });
    const sender = await screen.findByRole('region', { name: 'From' });
    expect(within(sender).getByText(from)).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'To' })).getByText(to)).toBeInTheDocument();
    for (const text of [blockhash, 'Order 7', '257 bytes', '0.00203928'])
      expect(screen.getByText(text)).toBeVisible();
  });

  test('shows what a wallet of TON was asked, and what came of it', async () => {
    const [from, to] = [
      'UQAzWZa6nM5mJev91wGc7VCSfBoIsYRqKJpV78N8Add9-RKY',
      'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
    ];
    await openSite(`/sandbox/TON/tx/${hash}`, {
      prepare: ({ services }) =>
        services.on(getSandboxTransaction)(() => ({
          data: {
            family: 'ton',
            network: 'TON',
            hash,
            block: null,
            confirmations: 0,
            acceptedAt: new Date('2026-11-20T09:00:00.000Z'),
            isHeld: false,
            hasFailed: true,
            tokenTransfer: null,
            size: 956,
            sender: from,
            signature: 'valid',
            seqno: 0,
            walletId: 7_700_607,
            validUntil: new Date('2026-11-20T09:05:00.000Z'),
            bringsWallet: true,
            isBounceable: true,
            memo: 'Order 7',
            result: 'bounced',
            fee: toDecimal('0.005402400'),
            outputs: [{ index: 0, address: to, value: toDecimal('0') }],
            check: { isValid: true, reason: null },
          },
        })),
    });
    const sender = await screen.findByRole('region', { name: 'From' });
    expect(within(sender).getByText(from)).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'To' })).getByText(to)).toBeInTheDocument();
    for (const text of [
      'Bounced: no contract at this address',
      '7700607, a new wallet',
      'Returned to the sender',
      'Order 7',
      '956 bytes',
    ])
      expect(screen.getByText(text)).toBeVisible();
  });

  test('says what an account sends next', async () => {
    const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
    await openSite(`/sandbox/ETH/address/${address}`, {
      prepare: ({ services }) =>
        services.on(getSandboxAddress)(() => ({
          data: {
            network: 'ETH',
            address,
            balance: toDecimal('1.5'),
            nonce: 3,
            transactions: { items: [], total: 0, page: 1, pageSize: 25 },
          },
        })),
    });
    expect(await screen.findByText('Next nonce: 3')).toBeVisible();
    expect(screen.getByText('1.50000000')).toBeVisible();
  });

  test.each([
    ['a hash that the ledger does not have', `/sandbox/BTC/tx/${hash}`],
    ['a block ahead of it', '/sandbox/BTC/block/100000'],
  ])('has a page for %s', async (_, path) => {
    await openSite(path);
    expect(
      await screen.findByRole('heading', { name: 'Not on this ledger', level: 1 }),
    ).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue(path.split('/').at(-1));
    expect(screen.getByText(/^The Bitcoin ledger has no/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Newest blocks' })).toHaveAttribute(
      'href',
      '/sandbox/BTC',
    );
  });

  test.each([
    ['7', '/sandbox/BTC/block/7'],
    [` ${hash} `, `/sandbox/BTC/tx/${hash}`],
    [address, `/sandbox/BTC/address/${address}`],
  ])('opens what is looked for: %s', async (text, path) => {
    await openSite('/sandbox/BTC');
    await userEvent.type(await screen.findByLabelText('Search'), `${text}{Enter}`);
    await expect.poll(shownPath).toBe(path);
  });

  test('leads to the ledger of another network', async () => {
    await openSite('/sandbox/BTC');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Network' }));
    await userEvent.click(screen.getByRole('option', { name: 'Litecoin' }));
    await screen.findByRole('heading', { name: 'Litecoin sandbox ledger', level: 1 });
  });

  test('knows no network that the product does not have', async () => {
    await openSite('/sandbox/DOGE');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
