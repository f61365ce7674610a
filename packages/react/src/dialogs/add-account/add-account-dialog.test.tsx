import { toDecimal } from '@billfold/core';
import { createAccount, getConfig, listAccounts } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { Button } from '../../ui/button/button.tsx';
import {
  AddAccountDialog,
  type AddAccountDialogProps,
  preloadAddAccountDialog,
} from './add-account-dialog.tsx';

const broken = { status: 500, body: { errors: ['Unknown error (ID: 7)'], requestId: 'req_7' } };
const keyRequired = { status: 409, body: { code: 'KEY_REQUIRED' } };
const never = () => new Promise<never>(() => undefined);
const network = () => screen.getByRole('combobox', { name: 'Network' });
const name = () => screen.getByLabelText('Account name');
const key = () => screen.getByLabelText('Cloud encryption password');

async function start(props: AddAccountDialogProps = {}, options: RenderOptions = {}) {
  await preloadAddAccountDialog();
  const drawn = await renderInSandbox(<AddAccountDialog defaultOpen {...props} />, options);
  const press = async (label: string) => {
    await drawn.user.click(screen.getByRole('button', { name: label }));
    await drawn.advance(0);
  };
  return { ...drawn, press, add: () => press('Add account') };
}

describe('AddAccountDialog', () => {
  it('begins with a network that has no account yet, and a name for it', async () => {
    await start();
    expect(screen.getByRole('dialog', { name: 'Add account' })).toBeVisible();
    expect(network()).toHaveTextContent('Litecoin');
    expect(name()).toHaveValue('Litecoin');
  });

  it('opens the account, says so, and closes', async () => {
    const onAdded = vi.fn();
    const { user, add, advance, sandbox, events } = await start({ onAdded });
    await user.click(network());
    await user.click(screen.getByRole('option', { name: 'Bitcoin' }));
    expect(name()).toHaveValue('Bitcoin 2');
    await user.clear(name());
    await user.type(name(), 'Rent');
    await add();
    expect(sandbox.books.accounts().at(-1)).toMatchObject({
      name: 'Rent',
      blockchainNetwork: 'BTC',
    });
    expect(screen.getByText('Account successfully added')).toBeVisible();
    expect(onAdded).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Rent' }));
    await advance(80);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(events.at(-1)).toMatchObject({ dialog: 'add-account', reason: 'completed' });
  });

  it('counts an account of Ethereum like MetaMask where that is chosen', async () => {
    const { user, add, sandbox } = await start(
      { network: 'ETH' },
      { accounts: [{ network: 'ETH', balance: toDecimal('1') }] },
    );
    const counting = screen.getByRole('combobox', { name: 'Count accounts' });
    expect(counting).toHaveTextContent('Like Ledger');
    await user.click(counting);
    await user.click(screen.getByRole('option', { name: 'Like MetaMask' }));
    await add();
    expect(sandbox.books.accounts().at(-1)?.derivationPath).toBe("m/44'/60'/0'/0/1");
  });

  it('asks for no way of counting where there is one', async () => {
    await start({ network: 'BTC' });
    expect(screen.queryByRole('combobox', { name: 'Count accounts' })).not.toBeInTheDocument();
  });

  it('opens an account of another address type where that is chosen', async () => {
    const { user, add, sandbox } = await start({ network: 'BTC' });
    const type = screen.getByRole('combobox', { name: 'Address type' });
    expect(type).toHaveTextContent('Native SegWit');
    await user.click(type);
    await user.click(screen.getByRole('option', { name: 'Taproot' }));
    await add();
    expect(sandbox.books.accounts().at(-1)).toMatchObject({
      ...{ addressType: 'tr', derivationPath: "m/86'/0'/0'" },
    });
  });

  it('asks for no address type where there is one', async () => {
    await start({ network: 'ETH' });
    expect(screen.queryByRole('combobox', { name: 'Address type' })).not.toBeInTheDocument();
  });

  it('can be gone through with the keyboard alone', async () => {
    const { user, advance, sandbox } = await start();
    expect(network()).toHaveFocus();
    await user.tab();
    await user.clear(name());
    await user.keyboard('Holidays{Enter}');
    await advance(0);
    expect(sandbox.books.accounts().at(-1)?.name).toBe('Holidays');
  });

  it('refuses a name that is taken, and takes another', async () => {
    const { user, add, sandbox } = await start();
    await user.clear(name());
    await user.type(name(), 'bitcoin');
    await add();
    expect(name()).toHaveAccessibleDescription('This wallet already has an account with this name');
    expect(name()).toHaveFocus();
    await user.type(name(), ' of mine');
    expect(name()).not.toBeInvalid();
    await add();
    expect(sandbox.books.accounts()).toHaveLength(2);
  });

  it('asks for the key only when the service wants it', async () => {
    const { user, add, sandbox } = await start();
    sandbox.services.fail(createAccount, keyRequired);
    expect(screen.queryByLabelText('Cloud encryption password')).not.toBeInTheDocument();
    await add();
    expect(screen.getByText('Your password is needed')).toBeVisible();
    expect(key()).toHaveFocus();
    expect(key()).toHaveAttribute('autocomplete', 'current-password');
    await add();
    expect(key()).toHaveAccessibleDescription('Required');
    let given: unknown = null;
    sandbox.services.on(createAccount)(({ params, body }) => {
      given = body.password;
      sandbox.books.wallets.prove(params.walletId, body);
      return sandbox.books.open({ name: body.name, network: 'LTC', balance: toDecimal('0') });
    });
    await user.type(key(), 'wrong');
    await add();
    expect(key()).toHaveAccessibleDescription('The cloud encryption password is not right.');
    await user.clear(key());
    await user.type(key(), sandbox.secrets.password);
    const field = key();
    await add();
    expect(given).toBe(sandbox.secrets.password);
    expect(screen.getByText('Account successfully added')).toBeVisible();
    expect(field).toBeInTheDocument();
  });

  it('takes no key on a page where other scripts could read it', async () => {
    const { add, sandbox } = await start({}, { secretEntry: 'frame' });
    sandbox.services.fail(createAccount, keyRequired);
    await add();
    expect(screen.getByText('Open your wallet to continue')).toBeVisible();
    expect(screen.queryByLabelText('Cloud encryption password')).not.toBeInTheDocument();
  });

  it('says what the service refused, and keeps what was typed', async () => {
    const { user, add, sandbox } = await start();
    sandbox.services.fail(createAccount, broken);
    await user.clear(name());
    await user.type(name(), 'Rent');
    await add();
    expect(screen.getByText('The account was not added')).toBeVisible();
    expect(screen.getByText('Request req_7')).toBeVisible();
    expect(name()).toHaveValue('Rent');
  });

  it('opens one account at a time, and nothing closes it meanwhile', async () => {
    const onOpenChange = vi.fn();
    const { user, add, sandbox } = await start({ onOpenChange });
    sandbox.services.on(createAccount)(never);
    const before = sandbox.services.requests.length;
    await add();
    await add();
    await user.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(sandbox.services.requests.length).toBe(before + 1);
  });

  it('waits for the networks', async () => {
    await start({}, { prepare: ({ services }) => services.on(getConfig)(never) });
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add account' })).toBeDisabled();
  });

  it.each<[string, (sandbox: Sandbox) => void]>([
    ['the accounts', ({ services }) => services.fail(listAccounts, broken)],
    ['the networks', ({ services }) => services.fail(getConfig, broken)],
  ])('loads %s again when that failed', async (_, prepare) => {
    const { press } = await start({}, { prepare });
    expect(screen.getByText("We couldn't load the networks")).toBeVisible();
    await press('Retry');
    expect(name()).toBeVisible();
  });

  it('forgets what was typed when it is cancelled', async () => {
    const { user, press, advance } = await start({ trigger: <Button>New</Button> });
    await user.clear(name());
    await user.type(name(), 'Rent');
    await press('Cancel');
    await advance(80);
    await press('New');
    expect(name()).toHaveValue('Litecoin');
  });
});
