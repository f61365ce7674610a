import { toDecimal } from '@billfold/core';
import {
  type AcceptedAsset,
  type BillingSettings,
  billingSettings,
  cryptocurrencyEmbedSettings,
  cryptocurrencySettings,
  getBilling,
  integrationsSettings,
  legalSettings,
  listAudit,
  listInvoices,
  listPaymentLinks,
  type NotificationsSettings,
  notificationsSettings,
  paymentsSettings,
  type TabCalls,
} from '@billfold/core/contract';
import type { Versioned } from '@billfold/core/payments';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { at } from '../../../../test/account-answers.ts';
import {
  answerBusiness,
  type BusinessBooks,
  businessOf,
} from '../../../../test/business-answers.ts';
import { linkOf } from '../../../../test/link-of.ts';
import { ada, openAsAda } from '../../../../test/open-site.tsx';

interface Books<T extends Versioned> {
  settings: T;
}

interface StaleForm {
  readonly tab: string;
  /** Answers the calls of the tab from books of its own, and returns how another member changes them. */
  readonly answer: (sandbox: Sandbox, books: BusinessBooks) => () => void;
  /** Settings as the service holds them. */
  readonly kept: () => unknown;
  readonly field: () => Promise<HTMLElement>;
  readonly edit: (field: HTMLElement) => Promise<void>;
  /** Values of the field: that of this member, and that of the other one. */
  readonly mine: string;
  readonly theirs: string;
  /** Settings once this member has decided for their own. */
  readonly saved: object;
}

interface FormFacts<T extends Versioned> extends Omit<StaleForm, 'answer' | 'kept'> {
  readonly calls: TabCalls<T>;
  readonly first: T;
  readonly changes: Partial<T>;
  readonly prepare?: (sandbox: Sandbox, books: BusinessBooks) => void;
}

function formOf<T extends Versioned>(facts: FormFacts<T>): StaleForm {
  const { calls, first, changes, prepare = () => undefined, ...form } = facts;
  const books: Books<T> = { settings: first };
  return {
    ...form,
    answer: ({ services, ...sandbox }, business) => {
      prepare({ ...sandbox, services }, business);
      services.on(calls.get)(() => ({ data: books.settings }));
      services.on(calls.put)(({ body }) => {
        if (body.version !== books.settings.version)
          throw new FakeRefusal(409, { code: 'STALE_VERSION', errors: ['Changed elsewhere.'] });
        books.settings = { ...body, version: body.version + 1 };
        return { data: books.settings };
      });
      return () => {
        books.settings = { ...books.settings, ...changes, version: books.settings.version + 1 };
      };
    },
    kept: () => books.settings,
  };
}

const labelled = (label: string) => () => screen.findByLabelText(label);
const retype = (text: string) => async (field: HTMLElement) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const bitcoin: AcceptedAsset = {
  ...{ asset: 'BTC', isEnabled: true, addressMode: 'FRESH', confirmationPolicy: null },
  ...{ toleranceBps: null, windowMinutes: null, adjustBps: null, minPrice: null },
  maxPrice: null,
};
const notifications: NotificationsSettings = {
  ...{ version: 3, recipients: [], digest: 'NONE', warnsOfLowGas: true, monthlyReport: 'TAX' },
  rules: [{ event: 'payment.attention', byEmail: true, inApp: true }],
};
const billing: BillingSettings = { version: 1, billingEmail: null, billingAddress: null };
const none = { payments: 0, volume: toDecimal('0.00'), fee: toDecimal('0.00') };

const forms: readonly StaleForm[] = [
  formOf({
    ...{ tab: 'payments', calls: paymentsSettings },
    first: {
      ...{ version: 0, confirmationPolicy: 'STANDARD', toleranceBps: 0, windowMinutes: null },
      ...{ selectionMinutes: 60, adjustBps: 0, minPrice: null, maxPrice: null },
      ...{ latePolicy: 'MANUAL', overpaidPolicy: 'KEEP_AND_FLAG', allowsRefresh: true },
      receiptPrefix: '',
    },
    changes: { toleranceBps: 50, receiptPrefix: 'G-' },
    ...{ field: labelled('Tolerance'), edit: retype('0.25'), mine: '0.25', theirs: '0.5' },
    saved: { toleranceBps: 25, receiptPrefix: 'G-' },
  }),
  formOf({
    ...{ tab: 'cryptocurrency', calls: cryptocurrencySettings },
    first: { version: 0, assets: [bitcoin] },
    changes: { assets: [{ ...bitcoin, adjustBps: 300, toleranceBps: 20 }] },
    prepare: (_, books) => {
      const networks = ['BTC'] as const;
      books.settlement = {
        ...{ walletId: '01890000-0000-7000-8000-0000000000f1', walletName: 'Till', networks },
        ...{ memberId: ada.id, memberName: 'Ada' },
      };
    },
    field: async () => {
      if (screen.queryByLabelText('Surcharge or discount') === null)
        await userEvent.click(await screen.findByRole('button', { name: 'Rules for BTC' }));
      return screen.findByLabelText('Surcharge or discount');
    },
    ...{ edit: retype('2'), mine: '2', theirs: '3' },
    saved: { assets: [{ ...bitcoin, adjustBps: 200, toleranceBps: 20 }] },
  }),
  formOf({
    ...{ tab: 'legal', calls: legalSettings },
    first: {
      ...{ version: 0, legalName: null, companyType: null, registrationNumber: null },
      ...{ vatId: null, address: null, termsUrl: null, privacyUrl: null },
      ...{ imprintUrl: null, refundUrl: null },
    },
    changes: { legalName: 'Grace Ltd', registrationNumber: 'HRB 1' },
    ...{ field: labelled('Legal name'), edit: retype('Ada Ltd') },
    ...{ mine: 'Ada Ltd', theirs: 'Grace Ltd' },
    saved: { legalName: 'Ada Ltd', registrationNumber: 'HRB 1' },
  }),
  formOf({
    ...{ tab: 'integrations', calls: integrationsSettings },
    first: { version: 0, buttonLabel: null, buttonTheme: null },
    changes: { buttonLabel: 'Give', buttonTheme: 'dark' },
    prepare: ({ services }) =>
      services.on(listPaymentLinks)(() => ({
        data: [linkOf()],
        meta: { page: 1, pageSize: 100, total: 1 },
      })),
    ...{ field: labelled('Button text'), edit: retype('Donate'), mine: 'Donate', theirs: 'Give' },
    saved: { buttonLabel: 'Donate', buttonTheme: 'dark' },
  }),
  formOf({
    ...{ tab: 'cryptocurrency/embed', calls: cryptocurrencyEmbedSettings },
    first: { version: 0, colors: {}, disableCreateAccountButton: false },
    changes: { colors: { accent: '#112233', text: '#000000' } },
    field: labelled('Buttons'),
    edit: async (field) => {
      fireEvent.change(field, { target: { value: '#7c3aed' } });
    },
    ...{ mine: '#7c3aed', theirs: '#112233' },
    saved: { colors: { accent: '#7c3aed', text: '#000000' } },
  }),
  formOf({
    ...{ tab: 'notifications', calls: notificationsSettings, first: notifications },
    changes: { recipients: ['grace@example.com'], digest: 'DAILY' },
    ...{ field: labelled('Recipients'), edit: retype('till@example.com') },
    ...{ mine: 'till@example.com', theirs: 'grace@example.com' },
    saved: { recipients: ['till@example.com'], digest: 'DAILY' },
  }),
  formOf({
    ...{ tab: 'billing', calls: billingSettings, first: billing },
    changes: { billingEmail: 'grace@example.com', billingAddress: 'Main Street 1' },
    prepare: ({ services }) => {
      services.on(getBilling)(() => ({
        data: {
          ...{ feePercent: toDecimal('0.5'), currency: 'USD', carried: none },
          ...{ minimum: toDecimal('1.00'), usage: { ...none, from: at, to: at } },
        },
      }));
      services.on(listInvoices)(() => ({ data: [], meta: { page: 1, pageSize: 10, total: 0 } }));
    },
    ...{ field: labelled('Billing email'), edit: retype('books@example.com') },
    ...{ mine: 'books@example.com', theirs: 'grace@example.com' },
    saved: { billingEmail: 'books@example.com', billingAddress: 'Main Street 1' },
  }),
];

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test.each(forms)(
  'a change of $tab by another member keeps what was typed, and is a choice',
  async ({ tab, answer, kept, field, edit, mine, theirs, saved }) => {
    const changed: (() => void)[] = [];
    await openAsAda(`/payments/settings/${tab}`, {
      prepare: (sandbox) => {
        const books = answerBusiness(sandbox, { businesses: [businessOf(7)] });
        changed.push(answer(sandbox, books));
        sandbox.services.on(listAudit)(() => ({
          data: [
            {
              ...{ id: '01890000-0000-7000-8000-0000000000e1', at, actor: 'Grace Hopper' },
              ...{ actorKind: 'user', actorId: ada.id },
              ...{ action: 'settings.updated', target: tab, ip: null, changes: [] },
            },
          ],
          meta: { total: 1, page: 1, pageSize: 1 },
        }));
      },
    });
    await edit(await field());
    for (const change of changed) change();
    const ofGrace = kept();
    await press('Save');
    await screen.findByText('Grace Hopper changed these settings while you typed');
    expect(await field()).toHaveValue(mine);
    expect(kept()).toBe(ofGrace);
    await press('Use the new settings');
    expect(await field()).toHaveValue(theirs);
    expect(screen.queryByText(/changed these settings while you typed$/)).toBeNull();
    await edit(await field());
    for (const change of changed) change();
    await press('Save');
    await press('Save mine');
    await waitFor(() => expect(kept()).toMatchObject(saved));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(await field()).toHaveValue(mine);
  },
);
