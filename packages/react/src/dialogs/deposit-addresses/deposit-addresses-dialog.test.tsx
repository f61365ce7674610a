import { toDecimal } from '@billfold/core';
import { getDepositAddress, listAccounts, listAddresses } from '@billfold/core/contract';
import { createSandbox, type Sandbox } from '@billfold/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { Button } from '../../ui/button/button.tsx';
import { qrPath } from '../../ui/qr-code/qr-path.ts';
import {
  DepositAddressesDialog,
  type DepositAddressesDialogProps,
  preloadDepositAddressesDialog,
} from './deposit-addresses-dialog.tsx';

const broken = { status: 500, body: { errors: ['Unknown error (ID: 7)'], requestId: 'req_7' } };
const never = () => new Promise<never>(() => undefined);
const items = () => within(screen.getByRole('list')).getAllByRole('listitem');
/** The button of an address, which chooses it. */
const choice = (address: string) => screen.getByText(address).closest('button');

async function start(
  props: Partial<DepositAddressesDialogProps> = {},
  options: RenderOptions = {},
) {
  await preloadDepositAddressesDialog();
  const { books } = await createSandbox(options);
  const accountId = books.accounts()[0]?.id ?? '';
  const drawn = await renderInSandbox(
    <DepositAddressesDialog defaultOpen accountId={accountId} {...props} />,
    options,
  );
  const press = async (name: string) => {
    await drawn.user.click(screen.getByRole('button', { name }));
    await drawn.advance(0);
  };
  const addresses = () => drawn.sandbox.books.addresses(accountId);
  return { ...drawn, accountId, press, addresses };
}

/** Two addresses, of which the older was paid to. */
function useFirst({ books }: Sandbox): void {
  const id = books.accounts()[0]?.id ?? '';
  books.receive(books.addresses(id)[0] ?? '', toDecimal('0.0125'));
  books.nextAddress(id);
}

describe('DepositAddressesDialog (R-ADDR-01 to R-ADDR-04)', () => {
  it('is named after the network, and lists unused addresses in full', async () => {
    const { addresses } = await start({}, { prepare: useFirst });
    expect(screen.getByRole('dialog', { name: 'Bitcoin Deposit Addresses' })).toBeVisible();
    const [newest = ''] = addresses();
    expect(items()).toHaveLength(1);
    expect(screen.getByText(newest)).toBeInTheDocument();
    expect(choice(newest)).toHaveAccessibleName(expect.stringContaining('Unused'));
    expect(choice(newest)).toHaveFocus();
  });

  it('lists the used ones too when they are asked for, with what they hold', async () => {
    const { user, advance, addresses } = await start({}, { prepare: useFirst });
    await user.click(screen.getByRole('checkbox', { name: 'Show used addresses' }));
    await advance(0);
    const [newest = '', oldest = ''] = addresses();
    expect(items().map((item) => item.textContent)).toEqual([
      expect.stringContaining(newest),
      expect.stringContaining(oldest),
    ]);
    expect(choice(oldest)).toHaveTextContent('Used');
    expect(choice(oldest)).toHaveTextContent('0.0125');
  });

  it('shows the label of an address', async () => {
    await start(
      {},
      {
        prepare: ({ services, books }) =>
          services.on(listAddresses)(() => [
            {
              id: '00000000-0000-4000-8004-000000000001',
              addressValue: books.addresses(books.accounts()[0]?.id ?? '')[0] ?? '',
              label: 'Rent of the shop',
              isUsed: false,
              balance: toDecimal('0'),
              createdAt: new Date('2026-11-20T09:00:00Z'),
              path: "m/84'/0'/0'/0/0",
            },
          ]),
      },
    );
    expect(screen.getByText('Rent of the shop')).toBeVisible();
  });

  it('chooses an address by a press on it, and closes', async () => {
    const onSelect = vi.fn();
    const { user, advance, addresses, events } = await start({ onSelect });
    const [address = ''] = addresses();
    await user.keyboard('{Enter}');
    await advance(80);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ addressValue: address }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(events.at(-1)).toEqual({
      type: 'dialog-closed',
      dialog: 'deposit-addresses',
      reason: 'completed',
    });
  });

  it('copies an address without choosing it', async () => {
    const onSelect = vi.fn();
    const { press, addresses, events } = await start({ onSelect });
    await press('Copy to clipboard');
    expect(await navigator.clipboard.readText()).toBe(addresses()[0]);
    expect(screen.getByText('Successfully copied')).toBeVisible();
    expect(events.at(-1)).toEqual({ type: 'address-copied', network: 'BTC' });
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('shows the QR code of one address at a time', async () => {
    const { press, addresses } = await start();
    await press('Show QR code');
    const code = await screen.findByRole('img', { name: 'QR code of the deposit address' });
    await waitFor(() =>
      expect(code.querySelector('path')).toHaveAttribute('d', qrPath(addresses()[0] ?? '').path),
    );
    await press('Hide QR code');
    expect(screen.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
  });

  it('makes a new address, says so, and lists it first', async () => {
    const { press, addresses, events } = await start();
    const before = addresses()[0] ?? '';
    await press('Generate New Address');
    expect(screen.getByText('New address successfully created')).toBeVisible();
    expect(addresses()[0]).not.toBe(before);
    expect(items()[0]).toHaveTextContent(addresses()[0] ?? '');
    expect(items()).toHaveLength(2);
    expect(events.at(-1)).toEqual({ type: 'address-generated', network: 'BTC' });
  });

  it('makes one address at a time', async () => {
    const { press, sandbox } = await start();
    sandbox.services.on(getDepositAddress)(never);
    const before = sandbox.services.requests.length;
    await press('Generate New Address');
    await press('Generate New Address');
    expect(sandbox.services.requests.length).toBe(before + 1);
    expect(screen.getByRole('button', { name: 'Generate New Address' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });
});

describe('DepositAddressesDialog, where things are missing', () => {
  it('explains the limit of unused addresses (R-ADDR-05a)', async () => {
    const { press, sandbox } = await start();
    sandbox.services.fail(getDepositAddress, { status: 409, body: { code: 'ADDRESS_GAP_LIMIT' } });
    await press('Generate New Address');
    expect(screen.getByText('Use an existing address first')).toBeVisible();
    expect(screen.getByText(/20 unused addresses/)).toBeVisible();
    expect(items()).toHaveLength(1);
    await press('Generate New Address');
    expect(screen.queryByText('Use an existing address first')).not.toBeInTheDocument();
  });

  it('says of another refusal that no address was made, and keeps the list', async () => {
    const { press, sandbox } = await start();
    sandbox.services.fail(getDepositAddress, broken);
    await press('Generate New Address');
    expect(screen.getByText("We couldn't create a new address")).toBeVisible();
    expect(items()).toHaveLength(1);
  });

  it('shows the one address of an account that has no more, used or not', async () => {
    const { addresses } = await start(
      {},
      {
        accounts: [{ network: 'ETH', balance: toDecimal('1') }],
        prepare: ({ books }) =>
          void books.receive(
            books.addresses(books.accounts()[0]?.id ?? '')[0] ?? '',
            toDecimal('0.5'),
          ),
      },
    );
    expect(screen.getByRole('dialog', { name: 'Ethereum Deposit Addresses' })).toBeVisible();
    expect(screen.getByText(addresses()[0] ?? '')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Generate New Address' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('says that every address was used', async () => {
    await start(
      {},
      {
        prepare: ({ books }) => {
          const id = books.accounts()[0]?.id ?? '';
          books.receive(books.addresses(id)[0] ?? '', toDecimal('0.0125'));
        },
      },
    );
    expect(screen.getByText('All addresses have been used')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generate New Address' })).toBeEnabled();
  });

  it('waits for the account and for the addresses in the place of the list', async () => {
    await start(
      {},
      {
        prepare: ({ services }) => {
          services.on(listAccounts)(never);
          services.on(listAddresses)(never);
        },
      },
    );
    expect(screen.getByRole('dialog', { name: 'Deposit Addresses' })).toBeVisible();
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  it.each<[string, (sandbox: Sandbox) => void]>([
    ['the account', ({ services }) => services.fail(listAccounts, broken)],
    ['the addresses', ({ services }) => services.fail(listAddresses, broken)],
  ])('loads %s again when that failed', async (_, prepare) => {
    const { press } = await start({}, { prepare });
    expect(screen.getByText("We couldn't load the deposit addresses")).toBeVisible();
    expect(screen.getByText('Request req_7')).toBeVisible();
    await press('Retry');
    expect(items()).toHaveLength(1);
  });

  it('begins afresh with each opening, and with another account', async () => {
    const { books } = await createSandbox({ balances: ['0.5', '0.25'] });
    const [, second] = books.accounts();
    const trigger = <Button>Addresses</Button>;
    const { user, advance, press, accountId, rerender, addresses } = await start(
      { trigger },
      { balances: ['0.5', '0.25'] },
    );
    await user.click(screen.getByRole('checkbox', { name: 'Show used addresses' }));
    await user.keyboard('{Escape}');
    await advance(80);
    await press('Addresses');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    // The title names the network already.
    expect(screen.queryByText('Addresses of Bitcoin')).not.toBeInTheDocument();
    expect(items()[0]).toHaveTextContent(addresses()[0] ?? '');
    rerender(<DepositAddressesDialog open accountId={second?.id ?? accountId} />);
    await advance(0);
    expect(screen.getByRole('list', { name: 'Addresses of Bitcoin 2' })).toBeVisible();
    expect(screen.getByText('Addresses of Bitcoin 2')).toBeVisible();
  });
});
