import { toDecimal } from '@billfold/core';
import {
  type Affiliate,
  type AffiliatePayout,
  type Commission,
  getAffiliate,
  listAffiliatePayouts,
  listCommissions,
  listReferrals,
  type Referral,
  requestAffiliatePayout,
  setAffiliate,
} from '@billfold/core/contract';
import { type BusinessRole, businessRoles, isPermitted } from '@billfold/core/payments';
import { FakeRefusal } from '@billfold/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import { answerBusiness, businessOf } from '../../../test/business-answers.ts';
import { openAsAda } from '../../../test/open-site.tsx';

const none = toDecimal('0.00');
const affiliate: Affiliate = {
  ...{ code: 'ref-7', isCodeEditable: true, currency: 'USD', minimum: toDecimal('1.00') },
  link: 'https://wallet.example/auth/sign-up?ref=ref-7',
  ...{ sharePercent: toDecimal('20'), shareMonths: 12 },
  sums: {
    ...{ pending: toDecimal('3.10'), payable: toDecimal('12.50') },
    ...{ requested: none, paid: toDecimal('7.00') },
  },
};
const referral: Referral = {
  ...{ maskedName: 'Co•••', joinedAt: at, volumeBand: 'UNDER_10K', status: 'ACTIVE' },
};
const commission: Commission = {
  ...{ id: 'com_0000000001', amount: toDecimal('12.50'), currency: 'USD', status: 'PAYABLE' },
  ...{ earnedAt: at, payableAt: at, paidAt: null },
};
const payout: AffiliatePayout = {
  ...{ id: 'apo_0000000001', object: 'affiliate_payout', amount: toDecimal('7.00') },
  ...{ currency: 'USD', status: 'PAID', url: 'https://x/pay/link/a', createdAt: at, paidAt: at },
};

interface Opening {
  readonly role?: BusinessRole;
  readonly facts?: Partial<Affiliate>;
  readonly isEmpty?: true;
  /** Nothing of the program loads. */
  readonly isBroken?: true;
}

async function open({ role = 'OWNER', facts = {}, isEmpty, isBroken }: Opening = {}) {
  const sent = { codes: [] as string[], payouts: 0 };
  let shown: Affiliate = { ...affiliate, ...facts };
  const check = (): void => {
    if (isBroken) throw new FakeRefusal(409, { code: 'BROKEN', errors: ['Closed.'] });
  };
  const pageOf = <T,>(row: T) => {
    check();
    const data = isEmpty ? [] : [row];
    return { data, meta: { page: 1, pageSize: 10, total: data.length } };
  };
  const site = await openAsAda('/payments/affiliates', {
    prepare: (sandbox) => {
      answerBusiness(sandbox, { businesses: [businessOf(7, { role })] });
      const { services } = sandbox;
      services.on(getAffiliate)(() => {
        check();
        return { data: shown };
      });
      services.on(setAffiliate)(({ body: { code } }) => {
        if (code === 'taken')
          throw new FakeRefusal(409, {
            code: 'CODE_TAKEN',
            fields: { code: ['Choose another one.'] },
          });
        sent.codes.push(code);
        const link = `https://wallet.example/auth/sign-up?ref=${code}`;
        shown = { ...shown, code, link, isCodeEditable: false };
        return { data: shown };
      });
      services.on(listReferrals)(() => pageOf(referral));
      services.on(listCommissions)(() => pageOf(commission));
      services.on(listAffiliatePayouts)(() => pageOf(payout));
      services.on(requestAffiliatePayout)(() => {
        sent.payouts += 1;
        const { payable } = shown.sums;
        shown = { ...shown, sums: { ...shown.sums, payable: none, requested: payable } };
        return { data: { ...payout, status: 'OPEN', amount: payable, paidAt: null } };
      });
    },
  });
  return { ...site, sent };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the page of affiliates', () => {
  test('R-BIZ-07: shows link, QR code, terms, sums and lists', async () => {
    await open();
    expect(await screen.findByText(affiliate.link)).toBeVisible();
    expect(screen.getByText('You earn 20% of their fees for 12 months.')).toBeVisible();
    const sums = await region('Commissions');
    expect(sums.getByText('Pending').nextSibling).toHaveTextContent('$3.10');
    expect(sums.getByText('Ready').nextSibling).toHaveTextContent('$12.50');
    const row = await screen.findByRole('row', { name: /Co•••/ });
    expect(row).toHaveTextContent('Under $10,000');
    expect(row).toHaveTextContent('Active');
    await press('Show QR code');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  });

  const sums = { pending: none, payable: none, requested: none, paid: none };
  const unpaid = { sharePercent: toDecimal('0'), sums };

  test('says in one sentence that nothing is paid, and offers nothing that earns nothing', async () => {
    await open({ facts: unpaid, isEmpty: true });
    expect(await screen.findByText('This server pays no commissions')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(affiliate.link)).toBeNull());
    expect(screen.queryByLabelText('Your own code (optional)')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Request payout' })).toBeNull();
    for (const name of ['Your link', 'Commissions', 'Referrals', 'Payouts'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });

  test.each([
    ['where referrals earn something', {}, 1],
    ['nowhere else', unpaid, 0],
  ])('is offered in the settings %s', async (_, facts, count) => {
    await open({ facts });
    await screen.findByText(count === 1 ? affiliate.link : 'This server pays no commissions');
    await userEvent.click(screen.getByRole('link', { name: 'Business settings' }));
    expect(await screen.findByLabelText('Business name')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: 'Open affiliates' })).toHaveLength(count),
    );
  });

  test('keeps the list of those who were referred before', async () => {
    await open({ facts: unpaid });
    expect(await screen.findByText('This server pays no commissions')).toBeVisible();
    expect(await screen.findByRole('row', { name: /Co•••/ })).toBeVisible();
  });

  test('offers no link once commissions have stopped, and keeps what was earned', async () => {
    await open({ facts: { ...unpaid, sums: affiliate.sums } });
    expect(await screen.findByText(/^New referrals earn no commission now\./)).toBeVisible();
    expect(screen.queryByText(affiliate.link)).toBeNull();
    expect((await region('Commissions')).getByText('Requested')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request payout' })).toBeVisible();
  });

  test('shows no link before it is known that it earns', async () => {
    await open({ facts: unpaid, isEmpty: true });
    expect(screen.queryByRole('region', { name: 'Your link' })).toBeNull();
    await screen.findByText('This server pays no commissions');
    expect(screen.queryByRole('region', { name: 'Your link' })).toBeNull();
  });

  test('requests a payout of what is ready', async () => {
    const { sent } = await open();
    await press('Request payout');
    expect(await screen.findByText('Payout of $12.50 requested')).toBeVisible();
    expect(sent.payouts).toBe(1);
    const sums = await region('Commissions');
    await waitFor(() =>
      expect(sums.getByText('Requested').nextSibling).toHaveTextContent('$12.50'),
    );
  });

  test('requests no payout below the minimum, and says so', async () => {
    const { sent } = await open({
      facts: { sums: { ...affiliate.sums, payable: toDecimal('0.99') } },
    });
    await press('Request payout');
    const said = { selector: '[role="status"]' };
    expect(await screen.findByText('A payout starts at $1.00', said)).toBeInTheDocument();
    expect(sent.payouts).toBe(0);
  });

  test('lets a manager choose the code once', async () => {
    const { sent } = await open();
    await press('Choose your own code');
    const code = await screen.findByLabelText('Your own code (optional)');
    await userEvent.type(code, 'abc');
    await press('Save code');
    expect(code).toHaveAccessibleDescription(/Write 4 to 20 lowercase letters/);
    await userEvent.clear(code);
    await userEvent.type(code, 'taken');
    await press('Save code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Choose another one/));
    await userEvent.clear(code);
    await userEvent.type(code, 'Corner-Shop');
    await press('Save code');
    expect(await screen.findByText(/ref=corner-shop$/)).toBeVisible();
    expect(sent.codes).toEqual(['corner-shop']);
    expect(screen.queryByLabelText('Your own code (optional)')).toBeNull();
  });

  test('R-PERM-02: lets the accountant read everything and change nothing', async () => {
    await open({ role: 'ACCOUNTANT' });
    expect(await screen.findByText(affiliate.link)).toBeVisible();
    expect(screen.queryByLabelText('Your own code (optional)')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Request payout' })).toBeNull();
  });

  test.each(businessRoles.filter((role) => !isPermitted(role, 'view-billing')))(
    'R-PERM-02: tells %s who may see it',
    async (role) => {
      await open({ role });
      const text = 'Only owners, admins and accountants see this page.';
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  test('offers to load again what did not load', async () => {
    await open({ isBroken: true });
    expect((await screen.findAllByText("We couldn't load your link")).length).toBe(2);
    expect(await screen.findByText("We couldn't load the referrals")).toBeVisible();
    expect(await screen.findByText("We couldn't load the commissions")).toBeVisible();
    expect(await screen.findByText("We couldn't load the payouts")).toBeVisible();
  });
});
