import { type EmbedScope, toDecimal } from '@billfold/core';
import { getDepositAddress, listAccounts } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ReceiveDialog, type ReceiveDialogProps } from './receive-dialog.tsx';

const broken = { status: 500, body: { errors: ['Unknown error (ID: 7)'], requestId: 'req_7' } };
const picker = () => screen.getByRole('combobox', { name: 'To account' });
const next = () => screen.getByRole('button', { name: 'Continue' });

async function start(
  props: ReceiveDialogProps = {},
  options: Parameters<typeof renderInSandbox>[1] = { balances: ['0.5', '0.25'] },
) {
  const drawn = await renderInSandbox(<ReceiveDialog defaultOpen {...props} />, options);
  const press = async (name: string | RegExp) => {
    await drawn.user.click(screen.getByRole('button', { name }));
    await drawn.advance(0);
  };
  return { ...drawn, press };
}

describe('ReceiveDialog (R-RECV-01 to R-RECV-06)', () => {
  it('is titled Receive, and asks for an account first (R-RECV-02)', async () => {
    const { user } = await start();
    expect(screen.getByRole('dialog', { name: 'Receive' })).toBeVisible();
    const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
    expect(steps).toEqual(['Account', 'Receive']);
    expect(
      screen.getByText('To deposit crypto assets, select an account with the dropdown above.'),
    ).toBeVisible();
    expect(picker()).toHaveFocus();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    await user.click(next());
    expect(screen.getByRole('alert')).toHaveTextContent('Choose an account first.');
    expect(picker()).toHaveFocus();
    await user.click(picker());
    await user.click(screen.getByRole('option', { name: /Bitcoin 2/ }));
    expect(next()).toHaveAttribute('aria-disabled', 'false');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // The hint has served its purpose; now the field says which asset may be sent there.
    expect(screen.queryByText(/select an account with the dropdown/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Send only Bitcoin \(BTC\) to this address/)).toBeVisible();
  });

  it('shows the address of an account by one press', async () => {
    const { press } = await start();
    await press(/Bitcoin 2/);
    expect(screen.getByRole('img', { name: 'QR code of the deposit address' })).toBeVisible();
    await press('Back');
    expect(picker()).toHaveTextContent('Bitcoin 2');
    expect(screen.queryByRole('button', { name: /Bitcoin 2/ })).toBeNull();
  });

  it('shows both steps also where there is only one account', async () => {
    const { press } = await start({}, { balances: ['0.5'] });
    expect(picker()).toHaveTextContent('Bitcoin');
    await press('Continue');
    expect(screen.getByRole('img', { name: 'QR code of the deposit address' })).toBeVisible();
  });

  it('can be gone through with the keyboard alone, and back (R-RECV-05)', async () => {
    const { user, advance } = await start();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    await user.tab();
    expect(next()).toHaveFocus();
    await user.keyboard('{Enter}');
    await advance(0);
    expect(screen.getByRole('button', { name: 'Copy Deposit Address' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(picker()).toHaveFocus();
    expect(picker()).toHaveTextContent('Bitcoin 2');
  });

  it('begins with the account that it is given, and forgets step and account on closing', async () => {
    const { sandbox } = await renderInSandbox(<p />, { balances: ['0.5', '0.25'] });
    const second = sandbox.books.accounts()[1]?.id ?? '';
    const trigger = <Button>Deposit</Button>;
    const { user, advance, press } = await start({ trigger, accountId: second });
    expect(picker()).toHaveTextContent('Bitcoin 2');
    await user.click(picker());
    await user.click(screen.getByRole('option', { name: /0\.5 BTC/ }));
    await press('Continue');
    await user.keyboard('{Escape}');
    await advance(80);
    await press('Deposit');
    expect(picker()).toHaveTextContent('Bitcoin 2');
  });

  it('forgets the account that was chosen when it closes (R-RECV-05)', async () => {
    const { user, advance, press } = await start({ trigger: <Button>Deposit</Button> });
    await user.click(picker());
    await user.click(screen.getByRole('option', { name: /Bitcoin 2/ }));
    await press('Close');
    await advance(80);
    await press('Deposit');
    expect(picker()).toHaveTextContent('Choose an account');
    expect(next()).toHaveAttribute('aria-disabled', 'true');
  });

  it('begins with the account that showed its address last, at the first step (R-RECV-05)', async () => {
    const { user, advance, press } = await start({ trigger: <Button>Deposit</Button> });
    await user.click(picker());
    await user.click(screen.getByRole('option', { name: /Bitcoin 2/ }));
    await press('Continue');
    await press('Close');
    await advance(80);
    await press('Deposit');
    expect(picker()).toHaveTextContent('Bitcoin 2');
    expect(next()).toHaveAttribute('aria-disabled', 'false');
    expect(next()).toHaveFocus();
  });

  it('offers only accounts of the networks that it is given (R-NAV-11)', async () => {
    const accounts = (['BTC', 'ETH', 'LTC', 'ETH'] as const).map((network) => ({
      network,
      balance: toDecimal('1'),
    }));
    const { user } = await start({ networks: ['ETH', 'LTC'] }, { accounts });
    await user.click(picker());
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered.slice(0, 3)).toEqual([
      expect.stringMatching(/^Ethereum/),
      expect.stringMatching(/^Ethereum/),
      expect.stringMatching(/^Litecoin/),
    ]);
    expect(offered.filter((name) => name?.startsWith('Bitcoin'))).toEqual([]);
  });

  it('says that there is no asset where no account has one of its networks (R-NAV-11)', async () => {
    await start({ networks: [] });
    expect(screen.getByRole('dialog', { name: 'Receive Digital Assets' })).toBeVisible();
  });

  it('sends a wallet without accounts to where they are made', async () => {
    const onOpenChange = vi.fn();
    const { press, visited } = await start({ onOpenChange }, { balances: [] });
    expect(screen.getByRole('dialog', { name: 'Receive Digital Assets' })).toBeVisible();
    expect(
      screen.getByText(
        'You don\u2019t have any assets in your wallet. To begin sending or withdrawing assets, you\u2019ll need to add assets to this wallet.',
      ),
    ).toBeVisible();
    await press('Manage Deposit Addresses');
    expect(visited).toEqual([{ to: 'accounts' }]);
    expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'navigated' }),
    );
  });

  it('says what could not be loaded, and loads it again', async () => {
    const { press } = await start(
      {},
      {
        balances: ['0.5'],
        prepare: ({ services }) => {
          services.fail(listAccounts, broken);
          services.fail(getDepositAddress, broken);
        },
      },
    );
    expect(screen.getByText("We couldn't load your accounts")).toBeVisible();
    await press('Retry');
    await press('Continue');
    expect(screen.getByText("We couldn't load the deposit address")).toBeVisible();
    expect(screen.getByText('Request req_7')).toBeVisible();
    await press('Retry');
    expect(screen.getByRole('button', { name: 'Copy Deposit Address' })).toBeEnabled();
  });

  it('tells the host that it opened and closed, and why', async () => {
    const { user, advance, events } = await start();
    await user.keyboard('{Escape}');
    await advance(80);
    expect(events).toEqual([
      { type: 'dialog-opened', dialog: 'receive' },
      { type: 'dialog-closed', dialog: 'receive', reason: 'escape' },
    ]);
  });
});

describe('a token of a partner', () => {
  const opened = (scopes: readonly EmbedScope[]) =>
    renderInSandbox(<ReceiveDialog defaultOpen />, {
      balances: ['0.5'],
      prepare: ({ services }) => services.setScopes(scopes),
    });

  it('for receiving alone loads no values of the wallet', async () => {
    const { sandbox } = await opened(['receive']);
    expect(screen.getByRole('combobox', { name: 'To account' })).toHaveTextContent('0.5 BTC');
    const asked = sandbox.services.requests.map(({ path }) => path);
    expect(asked.filter((path) => path.includes('statistics'))).toEqual([]);
  });

  it('that reads the portfolio shows them', async () => {
    const { sandbox, advance } = await opened(['receive', 'portfolio:read']);
    await advance(0);
    const asked = sandbox.services.requests.map(({ path }) => path);
    expect(asked.filter((path) => path.includes('statistics'))).toHaveLength(1);
  });

  it('without the scope says which one is missing', async () => {
    await opened(['send']);
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(alerts).toEqual([
      "This page can't show addresses until its owner adds the scope “receive” to its token.",
    ]);
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });
});
