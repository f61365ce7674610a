import { toDecimal } from '@billfold/core';
import {
  type Config,
  getConfig,
  listAccounts,
  listContacts,
  listTransactions,
} from '@billfold/core/contract';
import { type Sandbox, settle } from '@billfold/core/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bitcoinContact } from '../../test-support/sandbox-contacts.ts';
import { recipient, startSending } from '../../test-support/send-journey.tsx';
import { preloadQrScanner } from '../scanner/qr-scanner.tsx';
import { checks } from './send.css.ts';

const field = () => screen.getByLabelText('Recipient Address');
const card = () => screen.getByRole('group', { name: 'Recipient Address' });
/** Without a value no account is suggested. */
const withoutPrices = ({ services, books }: Sandbox): void =>
  services.on(listAccounts)(() => {
    const items = books.accounts().map((account) => ({ ...account, fiatBalance: null }));
    return { items, total: items.length, page: 1, pageSize: 100 };
  });
const next = () => screen.getByRole('button', { name: 'Continue' });

describe('the Recipient step (R-SEND-03 to R-SEND-05)', () => {
  it('lists the accounts with what they hold, and waits for one', async () => {
    const { user } = await startSending(
      {},
      { balances: ['0.5', '0.00000042'], prepare: withoutPrices },
    );
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(/permanently lost/)).not.toBeInTheDocument();
    // No box of checks either, which would be empty.
    expect(document.getElementsByClassName(checks)).toHaveLength(0);
    await user.click(screen.getByRole('combobox', { name: 'From account' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Bitcoin0.5 BTC$50,000.00',
      'Bitcoin 20.00000042 BTC$0.04',
    ]);
    await user.click(screen.getByRole('option', { name: /Bitcoin 2/ }));
    expect(next()).toHaveAttribute('aria-disabled', 'false');
  });

  it('begins with the most valuable account, and its field', async () => {
    const accounts = [
      { network: 'BTC', balance: toDecimal('0.00000042') },
      { network: 'ETH', balance: toDecimal('2.78') },
    ] as const;
    await startSending({}, { accounts });
    expect(screen.getByRole('combobox', { name: 'From account' })).toHaveTextContent('Ethereum');
    expect(field()).toHaveFocus();
  });

  it('says offline when contacts come, and lists them once the device is back', async () => {
    const { advance } = await startSending(
      {},
      {
        prepare: async ({ client, walletId, services }) => {
          await client.contacts.create(walletId, { ...bitcoinContact, address: recipient });
          services.fail(listContacts, 'connection-lost', { times: 3 });
          services.fail(listTransactions, 'connection-lost', { times: 3 });
        },
      },
    );
    for (let repeat = 0; repeat < 3; repeat += 1) await advance(10_000);
    expect(screen.getByText(/appear when you're back online/)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await advance(0);
    // The answers come one task after the other.
    await act(settle);
    expect(screen.queryByText(/back online/)).toBeNull();
    expect(screen.getByRole('option', { name: /Zoe/ })).toBeVisible();
  });

  it('warns of other assets and networks (R-SEND-03)', async () => {
    await startSending();
    expect(
      screen.getByText(
        'Send only Bitcoin (BTC) to a Bitcoin address on the Bitcoin mainnet. Any other asset, or anything sent on another network, is permanently lost.',
      ),
    ).toBeVisible();
  });

  it('says without a period on blur, and with one on Continue, that the recipient is blank', async () => {
    const { user, press } = await startSending();
    await user.click(field());
    await user.tab();
    expect(field()).toHaveAccessibleDescription("Recipient Address can't be blank");
    expect(field()).toBeInvalid();
    await press('Continue');
    expect(field()).toHaveAccessibleDescription("Recipient Address can't be blank.");
    expect(field()).toHaveFocus();
  });

  it('takes the spaces off that come along when an address is pasted', async () => {
    const { user, press } = await startSending();
    await user.click(field());
    await user.paste(`  ${recipient} `);
    await press('Continue');
    await press('Back');
    await press('Change recipient');
    expect(field()).toHaveValue(recipient);
  });

  it('goes on by Enter, and stays at a mistyped address', async () => {
    const { user } = await startSending();
    await user.type(field(), `${recipient.replace('qar0', 'qar1')}{Enter}`);
    expect(field()).toHaveAccessibleDescription("Check the Bitcoin address: there's a typo.");
    expect(field()).toHaveFocus();
    await user.clear(field());
    expect(field()).toHaveAccessibleDescription('');
    await user.type(field(), `${recipient}{Enter}`);
    expect(screen.getByLabelText('Amount')).toBeVisible();
  });

  it('says of a pasted address at once that it cannot be paid (R-SEND-04)', async () => {
    const { user } = await startSending();
    await user.click(field());
    await user.paste('0x52908400098527886E0F7030069857D2E4169EE7');
    expect(field()).toHaveAccessibleDescription("That's an Ethereum address.");
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
  });

  it('says of a mistyped address of another network that it has a typo', async () => {
    const { user } = await startSending();
    await user.click(field());
    await user.paste('0x52908400098527886E0F7030069857D2E4169Ee7');
    expect(field()).toHaveAccessibleDescription("Check the Ethereum address: there's a typo.");
  });

  it('has no way back (R-SEND-02), and is spared the corrections that are made to prose', async () => {
    await startSending();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('autocomplete', 'off');
    expect(field()).toHaveAttribute('spellcheck', 'false');
  });
});

describe('the card of the recipient (R-SEND-05)', () => {
  it('takes the place of the field once a pasted text can be paid, and leads on', async () => {
    const { user } = await startSending();
    await user.click(field());
    await user.paste(recipient);
    expect(card()).toHaveTextContent('New address');
    expect(card()).toHaveTextContent('Bitcoin');
    expect(card()).toHaveTextContent(recipient);
    expect(screen.queryByRole('textbox', { name: 'Recipient Address' })).not.toBeInTheDocument();
    expect(next()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Amount')).toHaveFocus();
  });

  it('leaves the field while its text is typed letter by letter', async () => {
    const { user } = await startSending();
    await user.type(field(), recipient);
    expect(field()).toHaveValue(recipient);
    expect(field()).toHaveFocus();
  });

  it('returns to the field with its text, which the next key replaces', async () => {
    const { user, press } = await startSending();
    await user.click(field());
    await user.paste(recipient);
    await press('Change recipient');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(recipient);
    await user.keyboard('b');
    expect(field()).toHaveValue('b');
  });
});

it('leads to the page of the contacts, and closes', async () => {
  const { press, visited, advance } = await startSending();
  await press('Manage contacts');
  await advance(80);
  expect(visited).toEqual([{ to: 'contacts' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a disabled Continue says what is missing, and focuses it', async () => {
  const { press } = await startSending(
    {},
    { balances: ['0.5', '0.00000042'], prepare: withoutPrices },
  );
  await press('Continue');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose an account first.');
  expect(screen.getByRole('combobox', { name: 'From account' })).toHaveFocus();
});

/** A server that has Solana alone. */
const config: Config = {
  mode: 'live',
  networks: { SOL: { chain: 'main', chainId: null } },
  features: { payments: false },
  support: { url: null },
  documentation: { url: null },
  bases: {},
  version: '0.0.0',
};

it('says of an address without a key whose it can be, and lets it be paid', async () => {
  const { user, press } = await startSending(
    {},
    {
      accounts: [{ network: 'SOL', balance: toDecimal('5') }],
      prepare: ({ services }) => services.on(getConfig)(() => ({ data: config })),
    },
  );
  await user.click(screen.getByLabelText('Recipient Address'));
  // Solana Cookbook, validate a public key.
  await user.paste('4BJXYkfvg37zEmBbsacZjeQDpTNx91KppxFJxRqrz48e');
  expect(screen.getByText(/^This address is controlled by a program/)).toBeVisible();
  await press('Continue');
  expect(screen.getByLabelText('Amount')).toBeVisible();
});

it('offers no account on a network that the server does not have', async () => {
  await startSending(
    {},
    {
      accounts: [
        { network: 'BTC', balance: toDecimal('1') },
        { network: 'SOL', balance: toDecimal('5') },
      ],
      prepare: ({ services }) => services.on(getConfig)(() => ({ data: config })),
    },
  );
  expect(screen.getByRole('combobox', { name: 'From account' })).toHaveTextContent('Solana');
});

const scanButton = () => screen.queryByRole('button', { name: 'Scan a QR code' });

describe('the scanner of the recipient (R-SEND-03)', () => {
  it('fills the field, and goes away', async () => {
    await preloadQrScanner();
    const { press } = await startSending();
    await press('Scan a QR code');
    expect(screen.getByRole('dialog', { name: 'Scan a QR code' })).toBeVisible();
    await navigator.clipboard.writeText(recipient);
    await press('Paste');
    expect(screen.queryByRole('dialog', { name: 'Scan a QR code' })).not.toBeInTheDocument();
    expect(card()).toHaveTextContent(recipient);
    await press('Continue');
    expect(screen.getByLabelText('Amount')).toBeVisible();
  });

  it('refuses what the account cannot send to', async () => {
    await preloadQrScanner();
    const { user, press } = await startSending();
    await press('Scan a QR code');
    await navigator.clipboard.writeText('ethereum:0x9858EfFD232B4033E47d90003D41EC34EcaEda94');
    await press('Paste');
    expect(screen.getByText('This code is for Ethereum. Scan another one.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
  });

  it('closes by Escape without closing the dialog under it', async () => {
    await preloadQrScanner();
    const { user, press } = await startSending();
    await press('Scan a QR code');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Scan a QR code' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Send' })).toBeVisible();
    expect(scanButton()).toHaveFocus();
  });

  it('is not offered where the host switched it off, or fixed the recipient', async () => {
    const { unmount } = await startSending({}, { features: { scanner: false } });
    expect(field()).toBeVisible();
    expect(scanButton()).not.toBeInTheDocument();
    unmount();
    await startSending({ prefill: { recipient }, lock: ['recipient'] });
    expect(card()).toHaveTextContent(recipient);
    expect(scanButton()).not.toBeInTheDocument();
  });
});

const amount = toDecimal('0.12');

describe('what the host fills in', () => {
  it('stands in the fields and can be changed', async () => {
    const { user, press } = await startSending({ prefill: { recipient, amount } });
    expect(card()).toHaveTextContent(recipient);
    await press('Continue');
    expect(screen.getByLabelText('Amount')).toHaveValue('0.12');
    await user.type(screen.getByLabelText('Amount'), '5');
    expect(screen.getByLabelText('Amount')).toHaveValue('0.125');
  });

  it('cannot be changed where it is locked', async () => {
    const { user, press, sandbox } = await startSending({
      prefill: { recipient, amount, accountId: '00000000-0000-7000-8000-200000000000' },
      lock: ['account', 'recipient', 'amount', 'feePriority'],
    });
    expect(sandbox.books.accounts()[0]?.id).toBe('00000000-0000-7000-8000-200000000000');
    expect(screen.getByLabelText('From account')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('From account')).toHaveValue('Bitcoin');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(card()).toHaveTextContent(recipient);
    expect(screen.queryByRole('textbox', { name: 'Recipient Address' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change recipient' })).not.toBeInTheDocument();
    await press('Continue');
    await user.type(screen.getByLabelText('Amount'), '5');
    expect(screen.getByLabelText('Amount')).toHaveValue('0.12');
    expect(screen.queryByRole('button', { name: 'Max' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Switch to/ })).not.toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    await press('Continue');
    expect(screen.getByText('Total')).toBeVisible();
  });
});

describe('a recipient of another network', () => {
  const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const accounts = [
    { network: 'BTC', balance: toDecimal('0.5') },
    { network: 'ETH', balance: toDecimal('2.78') },
  ] as const;

  it('is offered to be paid from its own network, by a button', async () => {
    const { user, press, advance } = await startSending({}, { accounts });
    await user.click(screen.getByRole('combobox', { name: 'From account' }));
    await user.click(screen.getByRole('option', { name: /Bitcoin/ }));
    await user.click(field());
    await user.paste(ether);
    await advance(0);
    await press('Send from Ethereum instead (2.78 ETH)');
    expect(card()).toHaveTextContent(ether);
    expect(screen.getByRole('combobox', { name: 'From account' })).toHaveTextContent('Ethereum');
    expect(next()).toHaveFocus();
  });

  it('goes on in the field after that button, where it still has a typo', async () => {
    const { user, press, advance } = await startSending({}, { accounts });
    await user.click(screen.getByRole('combobox', { name: 'From account' }));
    await user.click(screen.getByRole('option', { name: /Bitcoin/ }));
    await user.click(field());
    await user.paste(ether.replace(/d$/, 'e'));
    await advance(0);
    await press(/^Send from Ethereum instead/);
    expect(field()).toHaveFocus();
    expect(field()).toHaveProperty('selectionStart', ether.length);
  });

  it.each([
    ['where none is chosen', withoutPrices],
    ['in place of the suggested one', undefined],
  ])('chooses the account %s', async (_, prepare) => {
    const { user, advance } = await startSending({}, { accounts, ...(prepare && { prepare }) });
    await user.click(field());
    await user.paste(ether);
    await advance(0);
    expect(card()).toHaveTextContent(`New addressEthereum${ether}`);
    expect(next()).toHaveAttribute('aria-disabled', 'false');
  });

  it('is said to fit several networks, of which one is chosen by a button', async () => {
    const { user, advance, press } = await startSending(
      {},
      {
        accounts: [...accounts, { network: 'BSC', balance: toDecimal('7') }],
        prepare: withoutPrices,
      },
    );
    await user.click(field());
    await user.paste(ether);
    await advance(0);
    expect(screen.getByText(/^This address works on more than one network/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send from Ethereum (2.78 ETH)' })).toBeVisible();
    await press('Send from BNB Smart Chain (7 BNB)');
    expect(card()).toHaveTextContent(`New addressBNB Smart Chain${ether}`);
    expect(screen.queryByText(/^This address works on/)).not.toBeInTheDocument();
  });

  it('is said to be unknown where none is chosen and no account can pay it', async () => {
    const { user, advance } = await startSending({}, { accounts, prepare: withoutPrices });
    await user.click(field());
    await user.paste('THHRK1bA7YRPZBcLnTP1SZy9ipUpsRwpo6');
    await advance(0);
    expect(field()).toHaveAccessibleDescription('None of your accounts can pay this Tron address.');
    expect(field()).toBeInvalid();
  });
});
