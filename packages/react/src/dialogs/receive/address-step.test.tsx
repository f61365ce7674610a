import { toDecimal } from '@billfold/core';
import { getConfig, getDepositAddress, listManifest } from '@billfold/core/contract';
import { mapNetworks } from '@billfold/core/internal';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BannerContext } from '../../context/banner-context.ts';
import { type RenderOptions, renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { qrPath } from '../../ui/qr-code/qr-path.ts';
import { preloadDepositAddressesDialog } from '../deposit-addresses/deposit-addresses-dialog.tsx';
import { ReceiveDialog, type ReceiveDialogProps } from './receive-dialog.tsx';

const gapLimit = {
  status: 409,
  body: { code: 'ADDRESS_GAP_LIMIT', errors: ['This account has 20 unused addresses.'] },
} as const;

/** On the second step. */
async function start(
  props: ReceiveDialogProps = {},
  prepare: RenderOptions['prepare'] = () => undefined,
  features: RenderOptions['features'] = {},
) {
  const options = { balances: ['0.5'], prepare, features };
  const drawn = await renderInSandbox(<ReceiveDialog defaultOpen {...props} />, options);
  const press = async (name: string) => {
    await drawn.user.click(screen.getByRole('button', { name }));
    await drawn.advance(0);
  };
  await press('Continue');
  const accountId = drawn.sandbox.books.accounts()[0]?.id ?? '';
  const address = () => drawn.sandbox.books.addresses(accountId)[0] ?? '';
  return { ...drawn, press, address };
}

describe('the Receive step (R-RECV-03, R-RECV-04, R-RECV-09 to R-RECV-11)', () => {
  it('says what may be sent here, and how long it takes', async () => {
    await start();
    expect(
      screen.getByText(
        'Send only Bitcoin (BTC) to this address on the Bitcoin mainnet. Any other asset, or anything sent on another network, is permanently lost.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText(
        '2 confirmations (typically 20 minutes) are required before the funds are available in your wallet.',
      ),
    ).toBeVisible();
  });

  it('shows the address as a QR code 128 px wide, and in groups of four with its network', async () => {
    const { address } = await start();
    const code = screen.getByRole('img', { name: 'QR code of the deposit address' });
    expect(code).toHaveAttribute('width', '128');
    expect(code.querySelector('path')).toHaveAttribute('d', qrPath(address()).path);
    const text = screen.getByText(address());
    expect(text.nextElementSibling?.firstElementChild).toHaveTextContent(address().slice(0, 4));
    expect(screen.getByText('BTC')).toBeVisible();
  });

  it('names the account beside its address where several have the network', async () => {
    const { user, advance } = await renderInSandbox(<ReceiveDialog defaultOpen />, {
      balances: ['0.5', '0.25'],
    });
    await user.click(screen.getByRole('button', { name: /Bitcoin 2/ }));
    await advance(0);
    expect(screen.getByText('Bitcoin 2')).toBeVisible();
    expect(screen.getByText('Bitcoin 2').parentElement).toHaveTextContent(
      /^BTCBitcoin 2Deposit address/,
    );
  });

  it.each(['Copy Deposit Address', 'Copy to clipboard'])('copies it by %s', async (name) => {
    const { press, address, events } = await start();
    await press(name);
    expect(await navigator.clipboard.readText()).toBe(address());
    expect(screen.getByText('Successfully copied')).toBeVisible();
    expect(events.at(-1)).toEqual({ type: 'address-copied', network: 'BTC' });
  });

  it('leaves the value of sandbox coins to the banner of the dialog', async () => {
    const sentence = 'Sandbox: coins here have no value. Do not send real funds.';
    const banner = (
      <BannerContext.Provider value={<p>{sentence}</p>}>
        <ReceiveDialog defaultOpen />
      </BannerContext.Provider>
    );
    const { user, advance } = await renderInSandbox(banner, { balances: ['0.5'] });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await advance(0);
    expect(screen.getAllByText(sentence)).toHaveLength(1);
  });

  it('warns that sandbox coins have no value, in a sandbox only', async () => {
    const sentence = 'Sandbox: coins here have no value. Do not send real funds.';
    const { unmount } = await start();
    expect(screen.getByText(sentence)).toBeVisible();
    unmount();
    await start({}, ({ services }) =>
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
    );
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('makes a new address in place', async () => {
    const onAddress = vi.fn();
    const { press, address, events } = await start({ onAddress });
    const before = address();
    await press('Generate new deposit address');
    expect(address()).not.toBe(before);
    expect(screen.getByText(address())).toBeVisible();
    expect(screen.getByText('New address successfully created')).toBeVisible();
    expect(events.at(-1)).toEqual({ type: 'address-generated', network: 'BTC' });
    const shown = onAddress.mock.calls.map(([{ addressValue }]) => addressValue);
    expect(shown).toEqual([before, address()]);
  });

  it('explains why no further address is made, and keeps the one it has', async () => {
    const { press, sandbox, address } = await start();
    sandbox.services.fail(getDepositAddress, gapLimit);
    await press('Generate new deposit address');
    expect(screen.getByText("We couldn't create a new address")).toBeVisible();
    expect(screen.getAllByText('This account has 20 unused addresses.')).toHaveLength(2);
    expect(screen.getByText(address())).toBeVisible();
    expect(screen.queryByText('New address successfully created')).not.toBeInTheDocument();
    await press('Generate new deposit address');
    expect(screen.queryByText("We couldn't create a new address")).not.toBeInTheDocument();
  });

  it('makes one address at a time', async () => {
    const { press, sandbox } = await start();
    sandbox.services.on(getDepositAddress)(() => new Promise(() => undefined));
    const before = sandbox.services.requests.length;
    await press('Generate new deposit address');
    await press('Generate new deposit address');
    expect(sandbox.services.requests.length).toBe(before + 1);
  });

  it('opens the list of addresses, whose choice is shown instead (R-RECV-04)', async () => {
    const { press, user, advance, address } = await start();
    const first = address();
    await press('Generate new deposit address');
    expect(screen.queryByText(first)).not.toBeInTheDocument();
    await preloadDepositAddressesDialog();
    await press('Manage deposit addresses');
    await advance(0);
    const list = await screen.findByRole('dialog', { name: 'Bitcoin Deposit Addresses' });
    await advance(0);
    await user.click(within(list).getByText(first));
    await advance(80);
    expect(screen.queryByRole('dialog', { name: /Addresses/ })).not.toBeInTheDocument();
    expect(screen.getByText(first)).toBeVisible();
    const code = screen.getByRole('img', { name: 'QR code of the deposit address' });
    expect(code.querySelector('path')).toHaveAttribute('d', qrPath(first).path);
  });

  it('asks for an amount in the code, and never with the address of another (R-RECV-12)', async () => {
    const { press, user, address, advance } = await start();
    const first = address();
    const code = () =>
      screen
        .getByRole('img', { name: 'QR code of the deposit address' })
        .querySelector('path')
        ?.getAttribute('d');
    await press('Request an amount');
    await user.type(await screen.findByLabelText('Requested amount'), '0.015');
    await advance(0);
    expect(code()).toBe(qrPath(`bitcoin:${first}?amount=0.015`).path);
    await press('Copy payment request');
    expect(await navigator.clipboard.readText()).toBe(`bitcoin:${first}?amount=0.015`);
    await press('Generate new deposit address');
    expect(code()).toBe(qrPath(address()).path);
    await user.type(screen.getByLabelText('Requested amount'), '2');
    await advance(0);
    expect(code()).toBe(qrPath(`bitcoin:${address()}?amount=2`).path);
    await press('Remove amount');
    expect(code()).toBe(qrPath(address()).path);
  });

  it('asks for no amount where the host turned that off', async () => {
    await start({}, undefined, { amountRequest: false });
    expect(screen.getByText('Generate new deposit address')).toBeVisible();
    expect(screen.queryByText('Request an amount')).not.toBeInTheDocument();
  });

  it('offers no further addresses where the manifest limits them', async () => {
    await start({}, ({ services }) =>
      services.on(listManifest)(() => [
        {
          key: 'BTC',
          type: 'NATIVE',
          digits: 8,
          minimumTransactionAmount: toDecimal('0.00001'),
          requiredConfirmations: 6,
          limitAddressesPerAccountCount: 1,
          priorities: null,
        },
      ]),
    );
    expect(screen.queryByText('Generate new deposit address')).not.toBeInTheDocument();
    expect(screen.queryByText('Manage deposit addresses')).not.toBeInTheDocument();
    expect(screen.getByText(/^6 confirmations \(typically 1 hour\) are required/)).toBeVisible();
  });

  it('keeps the place of an address that loads, with the warning above it', async () => {
    await start({}, ({ services }) =>
      services.on(getDepositAddress)(() => new Promise(() => undefined)),
    );
    expect(screen.getByText(/permanently lost/)).toBeVisible();
    const copy = screen.getByRole('button', { name: 'Copy Deposit Address' });
    expect(copy).toHaveAttribute('aria-busy', 'true');
    expect(copy).toHaveFocus();
  });

  it('lets a keyboard scroll what is there while the address loads', async () => {
    const { container } = await start({}, ({ services }) =>
      services.on(getDepositAddress)(() => new Promise(() => undefined)),
    );
    const body = container.querySelector<HTMLElement>('[part~="body"]');
    const stops = within(body ?? container).getAllByRole('button');
    expect(stops.map((stop) => stop.tabIndex)).toEqual([0]);
    expect(stops[0]).toHaveAttribute('aria-disabled', 'true');
  });
});
