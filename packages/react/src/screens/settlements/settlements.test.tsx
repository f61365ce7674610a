import { toDecimal } from '@billfold/core';
import { listSettlementAccounts, listSettlements } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import {
  type SettledBusiness,
  settleBusiness,
  turnPaymentsOn,
} from '../../test-support/settled-business.ts';
import { AccountsScreen } from '../accounts/accounts-screen.tsx';

const shop: SettledBusiness = {
  accounts: [{ network: 'BTC', balance: toDecimal('0.75') }],
  purses: [
    { network: 'ETH', balance: toDecimal('0.5') },
    { network: 'ETH', balance: toDecimal('2') },
  ],
};

const drawWith = async (prepare: (sandbox: Sandbox) => unknown) => {
  // Its code is here at once, as after the first seconds on a page.
  await import('./settlements-card.tsx');
  const drawn = await renderInSandbox(<AccountsScreen />, { preset: 'funded', prepare });
  await drawn.advance(0);
  await drawn.advance(0);
  return drawn;
};
const drawShop = (business = shop) => drawWith((sandbox) => settleBusiness(sandbox, business));
const open = async ({ user, advance }: Awaited<ReturnType<typeof drawWith>>, name: string) => {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  await advance(0);
};

describe('R-BIZ-05: the line of a business on the accounts screen', () => {
  test('shows the total beside the accounts, and its funds by asset when it is folded out', async () => {
    const drawn = await drawShop();
    const line = await screen.findByRole('button', { name: /^Corner shop/ });
    expect(line).toHaveTextContent('2 assets');
    expect(screen.queryByText('A new address for each payment')).toBeNull();
    await open(drawn, 'Corner shop');
    const [bitcoin, ether] = within(
      screen.getByRole('region', { name: 'Business payments' }),
    ).getAllByRole('listitem');
    expect(bitcoin).toHaveTextContent('A new address for each payment');
    expect(bitcoin).toHaveTextContent('0.75 BTC');
    expect(ether).toHaveTextContent('2 addresses, one per payment');
    expect(ether).toHaveTextContent('2.5 ETH');
  });

  test('is no part of the screen without a business, and without payments', async () => {
    const plain = await renderInSandbox(<AccountsScreen />, { preset: 'funded' });
    const before = plain.container.innerHTML;
    plain.unmount();
    const { container } = await drawWith(turnPaymentsOn);
    const ids = /[«_:]r\w+[»_:]/g;
    expect(container.innerHTML.replaceAll(ids, '')).toBe(before.replaceAll(ids, ''));
  });

  test('says that it could not be loaded, and loads again', async () => {
    const drawn = await drawWith(async (sandbox) => {
      await settleBusiness(sandbox, shop);
      sandbox.services.fail(listSettlements, { status: 500, body: { errors: ['Broken'] } });
    });
    expect(screen.getByText("We couldn't load your business payments")).toBeVisible();
    await drawn.user.click(screen.getByRole('button', { name: 'Retry' }));
    await drawn.advance(0);
    expect(screen.getByRole('button', { name: /^Corner shop/ })).toBeVisible();
  });

  test('says what comes next where nothing is held', async () => {
    const drawn = await drawShop({ name: 'Quiet shop' });
    expect(screen.getByRole('button', { name: /^Quiet shop/ })).toHaveTextContent('Nothing held');
    await open(drawn, 'Quiet shop');
    expect(screen.getByText('New payments to Quiet shop appear here.')).toBeVisible();
  });

  test('hides its amounts with those of the wallet', async () => {
    const drawn = await drawWith(async (sandbox) => {
      await settleBusiness(sandbox, shop);
      await sandbox.client.wallets.updateSettings(sandbox.walletId, { hideBalances: true });
    });
    await open(drawn, 'Corner shop');
    const card = screen.getByRole('region', { name: 'Business payments' });
    expect(card).not.toHaveTextContent(/0\.75|2\.5|\$\d/);
  });
});

describe('the addresses of a line', () => {
  test('are listed with the largest first, ten on a page', async () => {
    const purses = Array.from({ length: 12 }, (_, at) => ({
      network: 'ETH' as const,
      balance: toDecimal(`${at + 1}`),
    }));
    const drawn = await drawShop({ purses });
    await open(drawn, 'Corner shop');
    await open(drawn, 'Show addresses');
    const amounts = () =>
      screen
        .getAllByRole('button', { name: /^Send from / })
        .map((button) => button.closest('li')?.querySelectorAll('[dir=ltr]')[1]?.textContent);
    const from = (first: number, last: number) =>
      Array.from({ length: first - last + 1 }, (_, at) => `${first - at} ETH`);
    expect(amounts()).toEqual(from(12, 3));
    await open(drawn, 'Next');
    expect(amounts()).toEqual(from(2, 1));
  });

  test('are without the shared address, which has a row of its own', async () => {
    const drawn = await drawShop({
      accounts: [{ network: 'ETH', balance: toDecimal('3') }],
      purses: [{ network: 'ETH', balance: toDecimal('0.5') }],
    });
    await open(drawn, 'Corner shop');
    expect(screen.getByText('One address for all payments')).toBeVisible();
    await open(drawn, 'Show addresses');
    const apart = screen.getAllByRole('button', { name: /^Send from / });
    expect(apart.map((button) => button.closest('li')?.textContent)).toEqual([
      expect.stringContaining('0.5 ETH'),
    ]);
  });

  test('say that they could not be loaded, and load again', async () => {
    const drawn = await drawShop();
    await open(drawn, 'Corner shop');
    drawn.sandbox.services.fail(listSettlementAccounts, { status: 500, body: {} });
    await open(drawn, 'Show addresses');
    expect(screen.getByText("We couldn't load the addresses")).toBeVisible();
    await open(drawn, 'Retry');
    expect(screen.getAllByRole('button', { name: /^Send from / })).toHaveLength(2);
  });
});

describe('a send from a line', () => {
  const pay = async (drawn: Awaited<ReturnType<typeof drawWith>>, amount: string) => {
    const { user, advance } = drawn;
    const dialog = within(await screen.findByRole('dialog', { name: 'Send' }));
    await advance(0);
    await user.click(dialog.getByRole('combobox', { name: 'Recipient Address' }));
    await user.paste(recipient);
    await advance(0);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await advance(200);
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), amount);
    await advance(1_000);
    return dialog;
  };

  test('begins with the account of the business, which cannot be changed', async () => {
    const drawn = await drawShop();
    await open(drawn, 'Corner shop');
    await open(drawn, 'Send Bitcoin');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send' }));
    await drawn.advance(0);
    expect(dialog.getByLabelText('From account')).toHaveDisplayValue('Corner shop · Bitcoin');
    expect(dialog.queryByRole('combobox', { name: 'From account' })).toBeNull();
  });

  test('says what an address lacks for the fee of a token, and sends it from the wallet', async () => {
    const drawn = await drawShop({
      purses: [
        { network: 'ETH', balance: toDecimal('0'), tokens: { 'USDT@ETH': toDecimal('40') } },
      ],
    });
    await open(drawn, 'Corner shop');
    await open(drawn, 'Show addresses');
    await open(drawn, 'Send from ');
    const dialog = await pay(drawn, '10');
    const notice = within(
      dialog.getByText(/^This address needs about .* ETH for the fee\.$/).closest('[role]') ??
        document.body,
    );
    expect(notice.getByRole('button', { name: 'Copy address' })).toBeVisible();
    await drawn.user.click(notice.getByRole('button', { name: 'Send ETH to it' }));
    await drawn.advance(1_000);
    const other = within(await screen.findByRole('dialog', { name: 'Send' }));
    await drawn.advance(200);
    expect(other.getByRole('group', { name: 'Recipient Address' })).toBeVisible();
    await drawn.user.click(other.getByRole('button', { name: 'Continue' }));
    await drawn.advance(200);
    expect(other.getByRole('textbox', { name: 'Amount' })).toHaveDisplayValue(/^0\.\d*[1-9]$/);
  });
});

/** Example of EIP-55. */
const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
