import { toDecimal } from '@billfold/core';
import { getFees, getRate, listContacts } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSending } from '../../test-support/send-journey.tsx';
import { runsOf } from './recipient-notice.tsx';

// Examples of BIP-173 and of its reference page.
const stranger = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const known = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const contact = { name: 'Zoe', network: 'BTC', address: known, memo: null } as const;

function start(prepare: (sandbox: Sandbox) => Promise<void> = keepContact) {
  return startSending({}, { balances: ['0.5'], prepare });
}

async function keepContact({ client, walletId }: Sandbox): Promise<void> {
  await client.contacts.create(walletId, contact);
}

/** Keeps a contact, and gives it another address. */
async function changeContact(sandbox: Sandbox): Promise<void> {
  await keepContact(sandbox);
  const { client, walletId } = sandbox;
  const { items } = await client.contacts.list(walletId);
  await client.contacts.update(walletId, items[0]?.id ?? '', { ...contact, address: stranger });
}
const card = () => screen.getByRole('group', { name: 'Recipient Address' });
const field = () => screen.getByLabelText('Recipient Address');

describe('the recipient (R-SEND-05)', () => {
  it('is suggested below the field by a part of the name, and picking it goes on', async () => {
    const { user, press } = await start();
    await user.click(field());
    await user.keyboard('zo');
    const option = await screen.findByRole('option', { name: /Zoe/ });
    expect(screen.getByRole('group', { name: 'Contacts' })).toContainElement(option);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('role', 'combobox');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', option.id);
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Amount')).toHaveFocus();
    await press('Back');
    expect(card()).toHaveTextContent(`ZoeBitcoin${known}`);
  });

  it('is suggested before anything is typed, and picked by one press', async () => {
    const { user, advance } = await start();
    await user.click(await screen.findByRole('option', { name: /Zoe/ }));
    await advance(0);
    expect(screen.getByLabelText('Amount')).toBeVisible();
  });

  it('is not picked by Enter once more is typed after the arrow key', async () => {
    const { user } = await start();
    await user.click(field());
    await screen.findByRole('option', { name: /Zoe/ });
    await user.keyboard('{ArrowDown}z{Enter}');
    expect(field()).toHaveValue('z');
    expect(field()).toBeInvalid();
  });

  it('is suggested with the time of the last payment', async () => {
    await start(async (sandbox) => {
      await keepContact(sandbox);
      const [from] = sandbox.books.accounts();
      sandbox.books.send(from?.id ?? '', 'once', {
        amount: toDecimal('0.1'),
        destinationAddress: known,
        seedPhrase: null,
        password: sandbox.secrets.password,
        feeRate: 'Medium',
        feeRateValue: null,
        twoFactorCode: null,
        sendingMax: false,
      });
    });
    const option = await screen.findByRole('option', { name: /Zoe/ });
    expect(option).toHaveTextContent(/Paid just now$/);
  });

  it('is marked while its address changed within 24 hours, as a suggestion, chosen and on Review', async () => {
    const { user, advance, press } = await start(async (sandbox) => {
      await changeContact(sandbox);
      await sandbox.time.advance(2 * 3_600_000);
    });
    const option = await screen.findByRole('option', { name: /Zoe/ });
    expect(option).toHaveTextContent(/Address changed: 2 h ago/);
    await user.click(option);
    await advance(0);
    const notice = () =>
      screen.getByText(/Check the new address with Zoe/).closest('[role="status"]');
    // It is read before it is paid: the press did not go on.
    expect(notice()).toHaveTextContent(/Address changed: 2 h ago/);
    expect(card()).toHaveTextContent(`ZoeBitcoin${stranger}`);
    await press('Continue');
    await user.click(screen.getByLabelText('Amount'));
    await user.paste('0.1');
    await advance(100);
    await press('Continue');
    expect(await screen.findByText('Total')).toBeVisible();
    expect(notice()).toHaveTextContent(/Address changed: 2 h ago/);
  });

  it('is no longer marked a day after its address changed', async () => {
    await start(async (sandbox) => {
      await changeContact(sandbox);
      await sandbox.time.advance(24 * 3_600_000);
    });
    const option = await screen.findByRole('option', { name: /Zoe/ });
    expect(option).not.toHaveTextContent(/Address changed/);
  });

  it('is said to be new the first time, and not of a contact', async () => {
    const { user, advance, press } = await start();
    await user.click(field());
    await user.paste(stranger);
    await advance(0);
    expect(screen.getByText(/^You haven't sent to this address before\./)).toBeVisible();
    await press('Change recipient');
    await user.paste(known);
    await advance(0);
    expect(
      screen.queryByText(/^You haven't sent to this address before\./),
    ).not.toBeInTheDocument();
  });

  it('that looks like a known one is shown beside it, and waits for a yes', async () => {
    // Of EIP-55's own examples; in lower case no checksum tells them apart.
    const like = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const typed = `0x5aae${'1'.repeat(32)}eaed`;
    const anna = { name: 'Anna', network: 'ETH', address: like, memo: null } as const;
    const { user, advance, press } = await startSending(
      {},
      {
        accounts: [{ network: 'ETH', balance: toDecimal('2') }],
        prepare: ({ client, walletId }) => client.contacts.create(walletId, anna),
      },
    );
    await user.click(field());
    await user.paste(typed);
    await advance(0);
    const box = await screen.findByRole('checkbox', { name: /^I've checked/ });
    expect(screen.getByText('Possible address-poisoning scam')).toBeVisible();
    expect(screen.getByText('You know: Anna')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(box);
    await advance(0);
    await press('Continue');
    expect(screen.getByLabelText('Amount')).toBeVisible();
  });
});

describe('a recipient that could not be compared with the known ones (R-SEND-05)', () => {
  /** The contacts fail as the field is entered, and as the address is pasted. */
  async function startBroken() {
    const journey = await start(async ({ services }) =>
      services.fail(listContacts, { status: 404, body: {} }, { times: 2 }),
    );
    await journey.user.click(field());
    await journey.user.paste(stranger);
    await journey.advance(0);
    return journey;
  }
  const notice = () => screen.queryByText("We couldn't check for look-alikes");

  it('stops Continue and says why, and goes on after a retry', async () => {
    const { press } = await startBroken();
    expect(notice()).toBeVisible();
    await press('Continue');
    expect(screen.getByRole('alert')).toHaveTextContent('Confirm the address first.');
    expect(screen.getByRole('checkbox', { name: /^I've checked/ })).toHaveFocus();
    await press('Retry');
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByText(/^You haven't sent to this address before\./)).toBeVisible();
    await press('Continue');
    expect(screen.getByLabelText('Amount')).toBeVisible();
  });

  it('is paid knowingly, and Review says it again', async () => {
    const { user, press, advance } = await startBroken();
    await user.click(screen.getByRole('checkbox', { name: /^I've checked/ }));
    await press('Continue');
    await user.click(screen.getByLabelText('Amount'));
    await user.paste('0.1');
    await advance(100);
    await press('Continue');
    expect(await screen.findByText('Total')).toBeVisible();
    expect(notice()).toBeVisible();
    await press('Continue');
    expect(screen.getByText('How do you want to sign?')).toBeVisible();
  });
});

describe('high fees (R-SEND-12)', () => {
  it('are confirmed before Sign', async () => {
    const { sandbox, toReview, press, user, advance } = await startSending(
      {},
      { balances: ['0.5'] },
    );
    const { rates, ...answer } = {
      estimatedFee: toDecimal('0.01'),
      estimatedGasPrice: null,
      estimatedGasLimit: null,
      maximumAmount: toDecimal('0.5'),
      networkFee: null,
      isApproximate: false,
      rates: null,
      expiresAt: new Date('2026-11-20T10:00:00Z'),
    };
    sandbox.services.on(getFees)(() => ({ ...answer, rates }));
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockImplementation(function (this: Element) {
      const isBody = this.matches('[part~="body"]');
      return new DOMRect(0, isBody ? 0 : 580, 390, isBody ? 600 : 120);
    });
    onTestFinished(() => {
      scroll.mockRestore();
      place.mockRestore();
    });
    await toReview('0.05');
    const box = await screen.findByRole('checkbox', { name: 'Send anyway' });
    const notice = box.closest<HTMLElement>('[role="status"]');
    expect(notice && within(notice).getByText('High fees')).toBeVisible();
    expect(notice).toHaveTextContent('Fees are $1,000.00, over $50.');
    // Under the edge of the dialog: nothing else says why one cannot go on.
    expect(scroll.mock.contexts).toContain(notice);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // A press says what is missing and leads to it.
    await press('Continue');
    expect(box).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Confirm the high fees first.');
    await user.keyboard(' ');
    await advance(0);
    expect(box).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Continue');
    expect(screen.getByText('How do you want to sign?')).toBeVisible();
  });
});

describe('fees that the server calls high (R-SEND-12)', () => {
  /** The server knows a price at which the fee is $100; the dialog gets none. */
  const start = () =>
    startSending(
      {},
      {
        prepare: ({ books, services }) => {
          books.market.control({ symbol: 'BTC', price: toDecimal('10000000') });
          services.fail(getRate, { status: 503, body: {} }, { times: 99 });
        },
      },
    );

  it('are shown on Review, and sent only once they are accepted', async () => {
    const { sandbox, toSign, sign, press, user, advance } = await start();
    await toSign();
    await sign();
    const box = await screen.findByRole('checkbox', { name: 'Send anyway' });
    expect(screen.getByText('High fees')).toBeVisible();
    expect(
      screen.getByText('Fees are 0.00001000 BTC, unusually high for this amount.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(sandbox.books.transactions()).toEqual([]);
    expect(box).toHaveFocus();
    await user.click(box);
    await advance(0);
    await press('Continue');
    await press(/^Cloud encryption password/);
    await sign();
    expect(sandbox.books.transactions()).toHaveLength(1);
  });
});

describe('runsOf', () => {
  it('parts an address into what is the same as in another, and what is not', () => {
    expect(runsOf('abXXef', 'abcdef')).toEqual([
      { text: 'ab', differs: false, at: 0 },
      { text: 'XX', differs: true, at: 2 },
      { text: 'ef', differs: false, at: 4 },
    ]);
  });
});
