import {
  cryptocurrencySettings,
  getUser,
  listCustomers,
  listLinkInvoices,
  listPaymentLinks,
  listWebhooks,
  planPayout,
} from '@billfold/core/contract';
import type { MessageKey } from '@billfold/core/i18n';
import { parseCsv, rearm } from '@billfold/core/internal';
import { loadLanguage } from '@billfold/core/locales';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { businessOf } from '../../../test/business-answers.ts';
import { ada, openAsAda } from '../../../test/open-site.tsx';
import { answerPayments } from '../../../test/payment-answers.ts';

interface BusinessForm {
  readonly path: string;
  /** Button that opens the form, where it is not on the page. */
  readonly opener?: MessageKey;
  /** Text of an empty list, into which the opener moves once it is loaded. */
  readonly empty?: MessageKey;
  readonly field: MessageKey;
  readonly submit: MessageKey;
}

const forms: Readonly<Record<string, BusinessForm>> = {
  'new payment': {
    ...{ path: '/payments/payments', opener: 'payments.new' },
    ...{ field: 'newPayment.email', submit: 'newPayment.submit' },
  },
  'payment link': {
    ...{ path: '/payments/payment-links', opener: 'paymentLinks.new' },
    ...{ field: 'paymentLink.redirectUrl', submit: 'paymentLink.create' },
  },
  invoice: {
    ...{ path: '/payments/link-invoices', opener: 'linkInvoices.new' },
    empty: 'linkInvoices.empty.title',
    ...{ field: 'linkInvoice.new.email', submit: 'linkInvoice.new.review' },
  },
  customer: {
    ...{ path: '/payments/customers', opener: 'customers.new' },
    ...{ field: 'customers.email', submit: 'customers.new' },
  },
  legal: {
    ...{ path: '/payments/settings/legal', field: 'businessLegal.termsUrl' },
    submit: 'businessSettings.save',
  },
  general: {
    ...{ path: '/payments/settings/general', field: 'businessSettings.website.field' },
    submit: 'businessSettings.save',
  },
  webhook: {
    ...{ path: '/payments/settings/developer', opener: 'webhooks.add' },
    ...{ field: 'webhook.url', submit: 'webhooks.add' },
  },
};

/** Texts that are neither an email address nor one of a page. */
const wrong = [
  '<img src=x onerror=alert(1)>',
  'x'.repeat(100_000),
  '\u202ehttps://moc.elpmaxe',
  '1,5',
  '١٢',
  '1.2.3',
];

function answer({ services }: Sandbox): void {
  services.on(cryptocurrencySettings.get)(() => ({ data: { version: 0, assets: [] } }));
  services.on(listWebhooks)(() => ({ data: [] }));
  const none = { data: [], meta: { page: 1, pageSize: 25, total: 0 } };
  services.on(listPaymentLinks)(() => none);
  services.on(listLinkInvoices)(() => none);
  services.on(listCustomers)(() => ({ data: [], hasMore: false, nextCursor: null }));
}

/** Text of the catalogue as a pattern, whose filled parts match anything; none for a text of little else. */
function patternsOf(text: string): readonly RegExp[] {
  const parts = text.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/);
  if (parts.join('').trim().length < 8) return [];
  return [
    new RegExp(
      `^${parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('.*')}$`,
    ),
  ];
}

describe.each(['de', 'ar'])('in %s', (locale) => {
  test.each(Object.entries(forms))(
    'the form of %s keeps what is wrong, says why and leads to it',
    async (_, { path, opener, empty, field, submit }) => {
      const texts = (await loadLanguage(locale)) ?? {};
      const t = (key: MessageKey): string => String(texts[key]);
      const patterns = Object.values(texts).flatMap((text) => patternsOf(String(text)));
      const { sandbox } = await openAsAda(path, {
        services: { browserLanguages: [locale] },
        prepare: (own) => {
          own.services.on(getUser)(() => ({ data: { ...ada, locale } }));
          answerPayments(own, [], { businesses: [businessOf(7, { status: 'ACTIVE' })] });
          answer(own);
        },
      });
      if (empty !== undefined) await screen.findByText(t(empty));
      if (opener !== undefined) {
        const [button] = await screen.findAllByRole('button', { name: t(opener) });
        await userEvent.click(button ?? document.body);
      }
      const label = t(field);
      // A label in a text from right to left is isolated by marks of direction.
      const input = await screen.findByLabelText(
        (shown) => shown.replaceAll(/[\u2066-\u2069]/g, '') === label,
      );
      const press = async () =>
        userEvent.click(screen.getAllByRole('button', { name: t(submit) }).at(-1) ?? document.body);
      const sent = () => sandbox.services.requests.filter(({ method }) => method !== 'GET').length;
      const before = sent();
      for (const text of wrong) {
        fireEvent.change(input, { target: { value: text } });
        await press();
        await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
        expect(input).toHaveValue(text);
        expect(document.querySelector('img[onerror]')).toBeNull();
        const described = (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '');
        const said = described.find((each) => each !== '') ?? '';
        expect(said).not.toBe('');
        expect(
          patterns.some((pattern) => pattern.test(said)),
          said,
        ).toBe(true);
      }
      expect(sent()).toBe(before);
      const [first] = document.querySelectorAll('[aria-invalid="true"]');
      expect(first).toHaveFocus();
    },
  );

  test('the form of payouts keeps what the service refuses, and leads to it', async () => {
    const texts = (await loadLanguage(locale)) ?? {};
    const t = (key: MessageKey): string => String(texts[key]);
    const planned: string[] = [];
    const message = t('refunds.address.missing');
    await openAsAda('/payments/payouts/new', {
      services: { browserLanguages: [locale] },
      drafts: { owner: ada.id, forms: { 'payout rows of 7': { asset: 'ETH' } } },
      prepare: (own) => {
        own.services.on(getUser)(() => ({ data: { ...ada, locale } }));
        const businesses = [businessOf(7, { status: 'ACTIVE', onboardingStep: 'done' })];
        const books = answerPayments(own, [], { businesses });
        books.business.settlement = {
          ...{ walletId: own.walletId, walletName: 'Till', memberId: ada.id, memberName: 'Ada' },
          networks: ['ETH'],
        };
        own.services.on(planPayout)(({ body }) => {
          const [, row] = parseCsv(body.csv) ?? [];
          planned.push(rearm(row?.cells[0] ?? ''));
          const line = { line: 2, field: 'address', code: 'ADDRESS_INVALID', message };
          throw new FakeRefusal(400, {
            ...{ code: 'PAYOUT_LINES_INVALID', errors: [message], current: { lines: [line] } },
          });
        });
      },
    });
    const address = await screen.findByLabelText(t('payouts.row.address'));
    const amount = screen.getByLabelText(t('payouts.row.amount'));
    const review = screen.getByRole('button', { name: t('payouts.review') });
    for (const text of wrong) {
      fireEvent.change(address, { target: { value: text } });
      await userEvent.click(review);
      await waitFor(() => expect(address).toHaveAccessibleDescription(message));
      await waitFor(() => expect(address).toHaveFocus());
      expect(address).toHaveValue(text);
      expect(document.querySelector('img[onerror]')).toBeNull();
    }
    expect(planned).toEqual(wrong);
    for (const text of ['<img src=x onerror=alert(1)>', '١٢', '1,2,3']) {
      await userEvent.clear(amount);
      amount.focus();
      await userEvent.paste(text);
      expect(amount).toHaveAccessibleDescription(t('amount.notRead'));
      expect(amount).toHaveValue('');
    }
  });
});
