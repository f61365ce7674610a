import { toDecimal } from '@billfold/core';
import {
  createPayment,
  getUser,
  listBusinesses,
  previewWatchKey,
  setWatchKey,
  updateBusiness,
} from '@billfold/core/contract';
import type { Business } from '@billfold/core/payments';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  answerBusiness,
  type BusinessBooks,
  type BusinessFacts,
  businessOf,
} from '../../../../test/business-answers.ts';
import { ada, openAsAda, shownPath } from '../../../../test/open-site.tsx';
import {
  answerPayments,
  changePayment,
  type PaymentBooks,
  paymentOf,
} from '../../../../test/payment-answers.ts';

async function open(
  step: string,
  facts: BusinessFacts = { businesses: [businessOf(7)] },
  prepare: (books: BusinessBooks) => void = () => undefined,
) {
  const opened: BusinessBooks[] = [];
  const site = await openAsAda(`/payments/onboarding?step=${step}`, {
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

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const settle = (books: BusinessBooks): void => {
  books.settlement = {
    ...{ walletId: '01890000-0000-7000-8000-000000000001', walletName: 'Savings' },
    ...{ memberId: '01890000-0000-7000-8000-000000000001', memberName: 'Ada' },
    networks: ['BTC', 'ETH'],
  };
};

describe('onboarding', () => {
  test('creates a business with its facts, and keeps what is typed when one is refused', async () => {
    const { sandbox, books } = await open('none', {});
    await userEvent.type(await screen.findByLabelText('Business name'), 'Corner shop');
    await press('More about your business');
    await userEvent.type(screen.getByLabelText('Website (optional)'), 'http://shop.example{Enter}');
    expect(screen.getByLabelText('Website (optional)')).toHaveAccessibleDescription(
      /starts with https/,
    );
    expect(books.sent.created).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Website (optional)'));
    await userEvent.type(screen.getByLabelText('Website (optional)'), 'https://shop.example');
    sandbox.services.fail(updateBusiness, { status: 400, body: { errors: ['Not now.'] } });
    await press('Create business');
    expect((await screen.findAllByText('Not now.')).length).toBeGreaterThan(0);
    await press('Create business');
    await heading('Where should payments go?');
    expect(books.sent.created).toHaveLength(1);
    expect(books.businesses[0]).toMatchObject({ website: 'https://shop.example' });
  });

  test('names currencies and countries in the language of the member, in its order', async () => {
    await openAsAda('/payments/onboarding?step=none', {
      prepare: (sandbox) => {
        answerBusiness(sandbox);
        sandbox.services.on(getUser)(() => ({ data: { ...ada, locale: 'de' } }));
      },
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Währung' }));
    expect(await screen.findByRole('option', { name: /US-Dollar/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await press('Mehr über Ihr Unternehmen');
    await userEvent.click(screen.getByRole('combobox', { name: 'Land' }));
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    // Ä has a place beside A, and not after Z.
    expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Albanien'));
    expect(names.indexOf('Ägypten')).toBeGreaterThan(0);
  });

  test('brings a typed name back after a session, and drops it once the business is created', async () => {
    const { services, sandbox, books } = await open('none', {});
    await userEvent.type(await screen.findByLabelText('Business name'), 'Corner shop');
    services.session.expire();
    await screen.findByRole('heading', { name: 'Sign in' });
    services.session.signIn('bfs_another-token');
    expect(await screen.findByLabelText('Business name')).toHaveValue('Corner shop');
    // The form is on screen until the list with the new business has arrived.
    let sendList = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => {
      sandbox.services.on(listBusinesses)(async () => {
        resolve();
        await new Promise<void>((send) => {
          sendList = send;
        });
        return { data: books.businesses };
      });
    });
    expect(services.drafts.capture()).not.toBeNull();
    await press('Create business');
    await isAsked;
    await waitFor(() => expect(services.drafts.capture()).toBeNull());
    expect(screen.getByLabelText('Business name')).toBeInTheDocument();
    sendList();
    await heading('Where should payments go?');
  });

  test('chooses the wallet by its password, and leads on to the assets', async () => {
    const { books } = await open('wallet');
    const password = await screen.findByLabelText('Cloud encryption password of this wallet');
    const effects = screen.getByRole('list', { name: 'What this does' });
    expect(effects.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const settlement = screen.getByRole('heading', { name: 'Settlement wallet' });
    const own = screen.getByRole('button', { name: 'Receive in your own hardware wallet' });
    expect(settlement.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await press('Continue');
    expect(await screen.findByText('Choose a wallet')).toBeVisible();
    expect(password).toHaveAccessibleDescription(/Required/);
    await userEvent.click(screen.getByRole('radio', { name: /^Savings/ }));
    await userEvent.type(password, 'wrong{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Wrong password/));
    await userEvent.clear(password);
    await userEvent.type(password, 'Cloud-Password-7{Enter}');
    expect(await heading('What do you accept?')).toHaveFocus();
    expect(books.sent.settled).toHaveLength(1);
  });

  test('without a wallet leads to a new one', async () => {
    await open('wallet', { businesses: [businessOf(7)], hasNoWallet: true });
    expect(await screen.findByText('You have no wallet yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create wallet' })).toHaveAttribute(
      'href',
      '/wallet/new-wallet?for=onboarding',
    );
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('goes on without a wallet, with the public key of an own one', async () => {
    const { books, sandbox } = await open('wallet', {
      businesses: [businessOf(7)],
      hasNoWallet: true,
    });
    const { services } = sandbox;
    const addresses = ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'];
    const read = {
      network: 'BTC',
      kind: 'wpkh',
      descriptor: 'wpkh(…)#checksum',
      addresses,
    } as const;
    const held = { addressesGiven: 0, held: toDecimal('0'), addedAt: new Date(0) };
    services.on(previewWatchKey)(() => ({ data: read }));
    services.on(setWatchKey)(() => {
      books.watchKeys = [{ ...read, ...held }];
      books.settlement = {
        ...{ walletId: null, walletName: null, networks: ['BTC'] },
        ...{ memberId: ada.id, memberName: 'Ada' },
      };
      return { data: { ...read, ...held } };
    });
    expect(await screen.findByText('You have no wallet yet')).toBeVisible();
    expect(screen.queryByText('Bitcoin')).toBeNull();
    await press('Receive in your own hardware wallet');
    expect(screen.getByRole('group', { name: 'Bitcoin' })).toHaveTextContent('Optional');
    await press('Use your own wallet for Bitcoin');
    await userEvent.click(await screen.findByLabelText('Extended public key or descriptor'));
    await userEvent.paste('zpub6rFR7y4Q2AijB');
    await press('Show addresses');
    await userEvent.click(await screen.findByRole('checkbox', { name: /same addresses/ }));
    await press('Use this wallet');
    expect(await screen.findByText('Bitcoin payments now arrive in your own wallet')).toBeVisible();
    expect(screen.queryByText('You have no wallet yet')).toBeNull();
    expect(books.businesses[0]?.onboardingStep).toBe('assets');
    await press('Continue');
    await heading('What do you accept?');
    expect(await screen.findByRole('checkbox', { name: 'BTC Bitcoin' })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /Ethereum/ })).toBeNull();
  });

  test('leaves the choice of the wallet to owners', async () => {
    await open('wallet', { businesses: [businessOf(7, { role: 'ADMIN' })] });
    expect(await screen.findByText(/Only an owner can choose the wallet/)).toBeVisible();
    expect(screen.queryByLabelText('Cloud encryption password of this wallet')).toBeNull();
  });

  test('suggests assets of the wallet, and saves them with their own rules', async () => {
    const { books } = await open('assets', undefined, settle);
    expect(await screen.findByRole('checkbox', { name: 'BTC Bitcoin' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'ETH Ethereum' })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /USDT on Ethereum/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Solana/ })).toBeNull();
    await press('Rules for BTC');
    await userEvent.type(screen.getByLabelText('Minimum price'), '10');
    await userEvent.type(screen.getByLabelText('Maximum price'), '5');
    await press('Continue');
    expect(screen.getByLabelText('Maximum price')).toHaveAccessibleDescription(/no less than/);
    await userEvent.clear(screen.getByLabelText('Maximum price'));
    await userEvent.type(screen.getByLabelText('Tolerance'), '0.5');
    await press('Continue');
    await heading('How should your checkout look?');
    expect(books.assets.assets).toEqual([
      expect.objectContaining({ asset: 'BTC', isEnabled: true, minPrice: '10', toleranceBps: 50 }),
      expect.objectContaining({ asset: 'ETH', isEnabled: true, minPrice: null }),
    ]);
  });

  test('keeps what is typed in a step when one comes back to it', async () => {
    await open('assets', undefined, settle);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'ETH Ethereum' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await heading('Where should payments go?');
    await press('Continue');
    expect(await screen.findByRole('checkbox', { name: 'ETH Ethereum' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'BTC Bitcoin' })).toBeChecked();
  });

  test('can be skipped from the third step on', async () => {
    await open('assets', undefined, settle);
    await userEvent.click(await screen.findByRole('link', { name: 'Skip for now' }));
    await heading('How should your checkout look?');
    await userEvent.click(await screen.findByRole('link', { name: 'Skip for now' }));
    await heading('Take a first payment');
    expect(await screen.findByText('One step is missing')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Go to the missing step' }));
    expect(shownPath()).toBe('/payments/onboarding?step=wallet');
  });

  test('begins each step at its top', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await open('assets', undefined, settle);
    await heading('What do you accept?');
    scrollTo.mockClear();
    await userEvent.click(await screen.findByRole('link', { name: 'Skip for now' }));
    await heading('How should your checkout look?');
    await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0));
    scrollTo.mockRestore();
  });

  test('saves the checkout with the rules that customers notice', async () => {
    const { books } = await open('checkout', undefined, settle);
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    const tolerance = screen.getByLabelText('Tolerance');
    await userEvent.clear(tolerance);
    await userEvent.type(tolerance, '20');
    await press('Continue');
    expect(tolerance).toHaveAccessibleDescription(/from 0 to 10/);
    await userEvent.clear(tolerance);
    await userEvent.type(tolerance, '1.5');
    await press('Continue');
    await heading('Take a first payment');
    expect(books.checkout.theme).toBe('dark');
    expect(books.rules.toleranceBps).toBe(150);
    expect(books.businesses[0]?.onboardingStep).toBe('firstPayment');
  });

  test('is only told to members who cannot change settings', async () => {
    await open('assets', { businesses: [businessOf(7, { role: 'SUPPORT' })] });
    expect(
      await screen.findByText('Only owners and admins can set up this business.'),
    ).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the first payment', () => {
  async function openPayment() {
    const active = businessOf(7, {
      ...{ status: 'ACTIVE', onboardingStep: 'firstPayment' },
      settlementMemberId: '01890000-0000-7000-8000-000000000001',
    });
    const opened: PaymentBooks[] = [];
    const site = await openAsAda('/payments/onboarding?step=firstPayment', {
      prepare: (sandbox) => {
        const books = answerPayments(sandbox, [paymentOf(1, { method: null, status: 'CREATED' })], {
          businesses: [active],
        });
        sandbox.services.on(createPayment)(() => {
          const [payment] = books.payments;
          if (payment === undefined) throw new Error('There is no payment.');
          return { data: payment };
        });
        opened.push(books);
      },
    });
    const [books] = opened;
    if (!books) throw new Error('The site was opened without its books.');
    return { ...site, books };
  }

  test('is created, opened and seen paid, which ends onboarding', async () => {
    const { books, services } = await openPayment();
    await press('Create test payment');
    const link = await screen.findByRole('link', { name: 'Open checkout' });
    expect(link).toHaveAttribute('href', books.payments[0]?.checkoutUrl);
    expect(screen.getByText('Waiting for the payment')).toBeVisible();
    const [payment] = books.payments;
    changePayment(books, payment?.id ?? '', { status: 'COMPLETED', displayStatus: 'Completed' });
    const { business } = books;
    business.businesses = business.businesses.map((each) => ({ ...each, onboardingStep: 'done' }));
    services.payments.invalidate();
    expect(await screen.findByText('Paid. You are ready.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Connect your website' })).toHaveAttribute(
      'href',
      '/payments/guides',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Go to dashboard' }));
    await heading('Dashboard');
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Set up your business' })).toBeNull(),
    );
  });

  test('that has ended can be created again', async () => {
    const { books, services } = await openPayment();
    await press('Create test payment');
    await screen.findByRole('link', { name: 'Open checkout' });
    const [payment] = books.payments;
    changePayment(books, payment?.id ?? '', { status: 'EXPIRED', displayStatus: 'Expired' });
    services.payments.invalidate();
    expect(await screen.findByText('This test payment has ended')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Create another one' }));
    expect(await screen.findByRole('button', { name: 'Create test payment' })).toBeVisible();
  });
});

describe('the checklist', () => {
  test('leads to each open step, and says what was done in the others', async () => {
    await openAsAda('/payments/dashboard', {
      prepare: (sandbox) => {
        const books = answerBusiness(sandbox, {
          businesses: [
            businessOf(7, { settlementMemberId: '01890000-0000-7000-8000-000000000001' }),
          ],
        });
        settle(books);
      },
    });
    // The name of the wallet comes last.
    expect(await screen.findByText('Savings')).toBeVisible();
    const list = screen.getByRole('list', { name: 'Set up your business' });
    expect(within(list).getByText('Corner shop')).toBeVisible();
    expect(within(list).getByText('Savings')).toBeVisible();
    const links = within(list).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Continue',
      'Set the look of your checkout',
      'Take a first payment',
    ]);
    const titles = [
      'What do you accept?',
      'How should your checkout look?',
      'Take a first payment',
    ];
    for (const [index, title] of titles.entries()) {
      const steps = await screen.findByRole('list', { name: 'Set up your business' });
      await userEvent.click(within(steps).getAllByRole('link')[index] as HTMLElement);
      await heading(title);
      const [dashboard] = screen.getAllByRole('link', { name: 'Dashboard' });
      await userEvent.click(dashboard as HTMLElement);
    }
  });

  const openAsViewer = (status: Business['status']) =>
    openAsAda('/payments/dashboard', {
      prepare: (sandbox) =>
        void answerBusiness(sandbox, { businesses: [businessOf(7, { role: 'VIEWER', status })] }),
    });

  test('is not shown to members who cannot do its steps, once the business is open', async () => {
    await openAsViewer('ACTIVE');
    expect(await screen.findByText('No payments yet')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'About this business' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Set up your business' })).toBeNull();
  });

  test('is text alone for members who cannot do its steps', async () => {
    await openAsViewer('ONBOARDING');
    const list = await screen.findByRole('list', { name: 'Set up your business' });
    expect(within(list).queryByRole('link')).toBeNull();
  });
});
