import {
  type AcceptedAsset,
  checkoutSettings,
  cryptocurrencySettings,
  listAudit,
} from '@billfold/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../../test/account-answers.ts';
import {
  answerBusiness,
  type BusinessBooks,
  type BusinessFacts,
  businessOf,
  grace,
} from '../../../../test/business-answers.ts';
import { ada, openAsAda, otherWalletId } from '../../../../test/open-site.tsx';

async function open(
  tab: string,
  facts: BusinessFacts = { businesses: [businessOf(7)] },
  prepare: (books: BusinessBooks) => void = () => undefined,
) {
  const opened: BusinessBooks[] = [];
  const site = await openAsAda(`/payments/settings/${tab}`, {
    prepare: (sandbox) => {
      const books = answerBusiness(sandbox, facts);
      prepare(books);
      opened.push(books);
    },
  });
  const [books] = opened;
  if (!books) throw new Error('The site was opened without its books.');
  return { ...site, books };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const settledBy = (memberId: string, memberName: string) => (books: BusinessBooks) => {
  books.settlement = {
    ...{ walletId: '01890000-0000-7000-8000-0000000000f1', walletName: 'Till' },
    ...{ memberId, memberName, networks: ['BTC'] },
  };
};

describe('the settings of wallet and assets', () => {
  test('choose the first wallet by its password', async () => {
    const { books } = await open('cryptocurrency');
    expect(await screen.findByText('Choose a settlement wallet first')).toBeVisible();
    await press('Choose wallet');
    const dialog = within(await screen.findByRole('dialog', { name: 'Settlement wallet' }));
    expect(dialog.getByRole('list', { name: 'What this does' })).toHaveTextContent(
      /accounts of their own/,
    );
    await userEvent.click(await dialog.findByRole('radio', { name: /^Savings/ }));
    await userEvent.type(
      dialog.getByLabelText('Cloud encryption password of this wallet'),
      'Cloud-7',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Choose wallet' }));
    expect(await screen.findByText('Payments now go to Savings')).toBeVisible();
    expect(books.sent.settled).toMatchObject([{ password: 'Cloud-7', seedPhrase: null }]);
    expect(await screen.findByRole('checkbox', { name: 'BTC Bitcoin' })).not.toBeChecked();
  });

  test('lead to a new wallet where there is none to choose, and offer nothing else', async () => {
    const facts = { businesses: [businessOf(7)], hasNoWallet: true } as const;
    await open('cryptocurrency', facts, settledBy(ada.id, 'Ada'));
    await press('Change wallet');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Change the settlement wallet?' }),
    );
    expect(await dialog.findByText('You have no wallet yet')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Create wallet' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Change wallet' })).toBeNull();
  });

  test('change an own wallet after saying what changes and what stays', async () => {
    const { books } = await open('cryptocurrency', undefined, settledBy(ada.id, 'Ada'));
    expect(await screen.findByText('Till')).toBeVisible();
    await press('Change wallet');
    const name = 'Change the settlement wallet?';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByRole('list', { name: 'What stays' })).toHaveTextContent(/stay watched/);
    await userEvent.click(await dialog.findByRole('radio', { name: /^Rent/ }));
    await userEvent.type(
      dialog.getByLabelText('Cloud encryption password of this wallet'),
      'Cloud-7',
    );
    expect(dialog.getByText(/^Payments go to .+ now\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change wallet' }));
    await waitFor(() =>
      expect(books.sent.takeovers).toEqual([
        { memberId: ada.id, becomes: 'OWNER', walletId: otherWalletId },
      ]),
    );
  });

  test('let an admin choose assets, and not the wallet', async () => {
    const facts = { businesses: [businessOf(7, { role: 'ADMIN' })] };
    const { books } = await open('cryptocurrency', facts, settledBy(grace.id, 'Grace'));
    expect(await screen.findByText('Grace')).toBeVisible();
    expect(screen.queryByRole('button', { name: /wallet/i })).toBeNull();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'BTC Bitcoin' }));
    await press('Save');
    await waitFor(() => expect(books.assets.assets).toHaveLength(1));
  });

  test('show a token that is no longer offered only while it is accepted, and can then turn it off alone', async () => {
    const accepted = (asset: string): AcceptedAsset => ({
      ...{ asset, isEnabled: true, addressMode: 'FRESH', confirmationPolicy: null },
      ...{ toleranceBps: null, windowMinutes: null, adjustBps: null, minPrice: null },
      maxPrice: null,
    });
    const { books } = await open('cryptocurrency', undefined, (own) => {
      settledBy(ada.id, 'Ada')(own);
      if (own.settlement) own.settlement = { ...own.settlement, networks: ['BTC', 'ETH'] };
      own.assets = { version: 0, assets: ['BTC', 'BUSD@ETH'].map(accepted) };
    });
    const withdrawn = await screen.findByRole('checkbox', { name: /^BUSD on Ethereum/ });
    expect(withdrawn).toBeChecked();
    expect(screen.getByText(/^No longer offered/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^MATIC/, hidden: true })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'BTC Bitcoin' }));
    await press('Save');
    await waitFor(() =>
      expect(books.assets.assets.map(({ asset, isEnabled }) => [asset, isEnabled])).toEqual([
        ['BTC', false],
        ['BUSD@ETH', true],
      ]),
    );
    await userEvent.click(withdrawn);
    expect(withdrawn).not.toBeChecked();
    expect(withdrawn).toBeDisabled();
    await press('Choose all');
    expect(withdrawn).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'BTC Bitcoin' })).toBeChecked();
  });

  test('say which rule is wrong, also where it is folded away', async () => {
    await open('cryptocurrency', undefined, settledBy(ada.id, 'Ada'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'BTC Bitcoin' }));
    await press('Rules for BTC');
    await userEvent.type(screen.getByLabelText('Surcharge or discount'), '99');
    await press('Rules for BTC');
    await press('Save');
    expect(await screen.findByLabelText('Surcharge or discount')).toHaveAccessibleDescription(
      /from -10 to 10/,
    );
  });
});

describe('the settings of the checkout', () => {
  test('offer the choice between both versions after a change by another member', async () => {
    const { sandbox, books } = await open('checkout');
    sandbox.services.on(listAudit)(() => ({
      data: [
        {
          ...{ id: '01890000-0000-7000-8000-0000000000e1', at, actor: 'Grace Hopper' },
          ...{ actorKind: 'user', actorId: ada.id },
          ...{ action: 'settings.updated', target: 'checkout', ip: null, changes: [] },
        },
      ],
      meta: { total: 1, page: 1, pageSize: 1 },
    }));
    const text = await screen.findByLabelText('Text after a payment');
    await userEvent.type(text, 'Thank you');
    books.checkout = { ...books.checkout, version: 4, successText: 'Merci' };
    await press('Save');
    expect(
      await screen.findByText('Grace Hopper changed these settings while you typed'),
    ).toBeVisible();
    expect(text).toHaveValue('Thank you');
    await press('Use the new settings');
    expect(text).toHaveValue('Merci');
    await userEvent.clear(text);
    await userEvent.type(text, 'Danke');
    books.checkout = { ...books.checkout, version: 5 };
    await press('Save');
    await press('Save mine');
    await waitFor(() => expect(books.checkout.successText).toBe('Danke'));
    expect(books.checkout.version).toBe(6);
  });

  test('put the language for payments that name none before those that a program saved', async () => {
    const { books } = await open('checkout', undefined, (own) => {
      own.checkout = { ...own.checkout, languages: ['fr', 'de'] };
    });
    const picker = await screen.findByRole('combobox', { name: 'Language' });
    expect(picker).toHaveTextContent('Français');
    await userEvent.click(picker);
    await userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }));
    await press('Save');
    await waitFor(() => expect(books.checkout.languages).toEqual(['de', 'fr']));
    await userEvent.click(picker);
    await userEvent.click(await screen.findByRole('option', { name: "The customer's browser" }));
    await press('Save');
    await waitFor(() => expect(books.checkout.languages).toEqual([]));
  });

  test('ask payers own questions, at most five', async () => {
    const { books } = await open('checkout');
    await press('Add question');
    const first = within(await screen.findByRole('group', { name: 'Question 1' }));
    await waitFor(() => expect(first.getByLabelText('Question')).toHaveFocus());
    await userEvent.type(first.getByLabelText('Question'), 'T-shirt size');
    await userEvent.click(first.getByRole('combobox', { name: 'Answer' }));
    await userEvent.click(await screen.findByRole('option', { name: 'One of a list' }));
    await press('Save');
    expect(await screen.findByText(/Give each question a text/)).toBeVisible();
    await userEvent.type(first.getByLabelText('Choices'), 'S{Enter}L{Enter}');
    await userEvent.click(first.getByRole('checkbox', { name: 'Required before paying' }));
    await press('Save');
    const size = {
      ...{ name: 'tShirtSize', label: 'T-shirt size', type: 'select', required: true },
      options: ['S', 'L'],
    };
    await waitFor(() => expect(books.checkout.fields).toEqual([size]));
    for (let number = 2; number <= 5; number += 1) await press('Add question');
    expect(screen.getByRole('button', { name: 'Add question' })).toBeDisabled();
    await press('Remove question 5');
    await press('Remove question 1');
    await waitFor(() =>
      expect(
        within(screen.getByRole('group', { name: 'Question 3' })).getByLabelText('Question'),
      ).toHaveFocus(),
    );
    expect(screen.queryByRole('group', { name: 'Question 4' })).not.toBeInTheDocument();
  });
});

describe('the order of assets', () => {
  const accepted = (asset: string): AcceptedAsset => ({
    ...{ asset, isEnabled: true, addressMode: 'FRESH', confirmationPolicy: null },
    ...{ toleranceBps: null, windowMinutes: null, adjustBps: null, minPrice: null },
    maxPrice: null,
  });

  test('is changed with the keyboard, and saved', async () => {
    const { books } = await open('checkout', undefined, (own) => {
      own.assets = { version: 0, assets: ['ETH', 'LTC', 'BTC'].map(accepted) };
    });
    const list = await screen.findByRole('list', { name: 'Order of assets' });
    const names = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(names).toEqual(['BTC', 'LTC', 'ETH']);
    screen.getByRole('button', { name: 'Move ETH up' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(screen.getByText('ETH is number 1 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move ETH up' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move ETH down' })).toHaveFocus();
    await press('Save');
    await waitFor(() => expect(books.checkout.assetOrder).toEqual(['ETH', 'BTC', 'LTC']));
  });

  test('leaves out a token that is no longer offered', async () => {
    await open('checkout', undefined, (own) => {
      own.assets = { version: 0, assets: ['ETH', 'BUSD@ETH', 'BTC'].map(accepted) };
    });
    const list = await screen.findByRole('list', { name: 'Order of assets' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).queryByText(/BUSD/)).toBeNull();
  });

  test('is not asked for where there is nothing to order', async () => {
    await open('checkout', undefined, (own) => {
      own.assets = { version: 0, assets: [accepted('BTC')] };
    });
    await screen.findByLabelText('Text after a payment');
    expect(screen.queryByRole('list', { name: 'Order of assets' })).toBeNull();
  });
});

describe('the rules of payments', () => {
  test('are read exactly, and saved together', async () => {
    const { books } = await open('payments');
    const tolerance = await screen.findByLabelText('Tolerance');
    await userEvent.clear(tolerance);
    await userEvent.type(tolerance, '0.25');
    await userEvent.clear(screen.getByLabelText('Surcharge or discount'));
    await userEvent.type(screen.getByLabelText('Surcharge or discount'), '-1.5');
    await userEvent.click(screen.getByRole('radio', { name: /^Accept if it is enough/ }));
    await press('Save');
    await waitFor(() =>
      expect(books.rules).toMatchObject({
        ...{ toleranceBps: 25, adjustBps: -150, latePolicy: 'ACCEPT_LATE_IF_ENOUGH', version: 1 },
      }),
    );
  });
});

describe.each(['DEVELOPER', 'ACCOUNTANT', 'SUPPORT', 'VIEWER'] as const)('%s', (role) => {
  test.each(['cryptocurrency', 'checkout', 'payments'])(
    'is told that the settings of %s are for managers, and asks for nothing',
    async (tab) => {
      const { sandbox } = await open(tab, { businesses: [businessOf(7, { role })] });
      expect(await screen.findByText(/Only owners and admins see/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
      const asked = sandbox.services.requests.map(({ path }) => path);
      for (const { path } of [checkoutSettings.get, cryptocurrencySettings.get])
        expect(asked).not.toContain(path.replace('{businessId}', '7'));
    },
  );
});
