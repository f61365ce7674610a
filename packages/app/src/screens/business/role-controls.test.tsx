import {
  archiveBusiness,
  type BusinessRole,
  businessRoles,
  checkoutSettings,
  createCustomer,
  createPayment,
  cryptocurrencyEmbedSettings,
  cryptocurrencySettings,
  type Endpoint,
  exportCustomers,
  generalSettings,
  importCustomers,
  integrationsSettings,
  inviteMember,
  isPermitted,
  legalSettings,
  listApiRequests,
  listCustomers,
  listMembers,
  type NotificationsSettings,
  notificationsSettings,
  paymentsSettings,
  removeMember,
  setLogo,
  settleBusiness,
  transferBusiness,
} from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { businessOf, grace, memberOf } from '../../../test/business-answers.ts';
import { openAsAda } from '../../../test/open-site.tsx';
import { answerPayments } from '../../../test/payment-answers.ts';

interface Control {
  readonly role: 'button' | 'link' | 'menuitem';
  readonly name: string;
  /** Calls of the control: a role sees it only if it may make each of them. */
  readonly calls: readonly Endpoint[];
  /** Menu that it is in. */
  readonly within?: string;
}

const notifications: NotificationsSettings = {
  ...{ version: 1, recipients: [], digest: 'NONE', warnsOfLowGas: true, monthlyReport: 'NONE' },
  rules: [{ event: 'payment.completed', byEmail: true, inApp: false }],
};

interface Page {
  readonly heading: string;
  readonly has: readonly Control[];
  /** Text in place of the form for those who cannot change it. */
  readonly refusal?: string | RegExp;
}

const ofManagers = 'Only owners and admins see and change these settings.';
/** A tab of settings that managers alone see, and its form. */
const tabOf = (heading: string, { put }: { readonly put: Endpoint }): Page => ({
  ...{ heading, refusal: ofManagers, has: [{ role: 'button', name: 'Save', calls: [put] }] },
});

/** The controls of each page, with the calls that they make. */
const pages: Readonly<Record<string, Page>> = {
  '/payments/settings/general': {
    heading: 'General',
    has: [
      { role: 'link', name: 'Manage team', calls: [listMembers] },
      { role: 'button', name: 'Save', calls: [generalSettings.put] },
      { role: 'button', name: 'Choose picture', calls: [setLogo] },
      { role: 'button', name: 'Archive business', calls: [archiveBusiness] },
      { role: 'link', name: 'Checkout', calls: [checkoutSettings.put] },
    ],
  },
  '/payments/settings/legal': {
    heading: 'Legal',
    refusal:
      /^Only owners(, admins and accountants see this page| and admins change these details)/,
    has: [{ role: 'button', name: 'Save', calls: [legalSettings.put] }],
  },
  '/payments/settings/checkout': tabOf('Checkout', checkoutSettings),
  '/payments/settings/notifications': tabOf('Notifications', notificationsSettings),
  '/payments/settings/cryptocurrency': tabOf('Cryptocurrency', cryptocurrencySettings),
  '/payments/settings/cryptocurrency/embed': tabOf('Embedded wallet', cryptocurrencyEmbedSettings),
  '/payments/settings/payments': tabOf('Payment settings', paymentsSettings),
  '/payments/settings/integrations': tabOf('Integrations', integrationsSettings),
  '/payments/settings/developer': {
    heading: 'Developer',
    refusal: 'Only owners, admins and developers see this page.',
    has: [
      { role: 'link', name: 'View requests', calls: [listApiRequests] },
      { role: 'button', name: 'New payment', calls: [createPayment, listApiRequests] },
    ],
  },
  '/payments/customers': {
    heading: 'Customers',
    has: [
      { role: 'button', name: 'Add customer', calls: [createCustomer] },
      { role: 'button', name: 'Export CSV', calls: [exportCustomers] },
      { role: 'button', name: 'Import CSV', calls: [importCustomers] },
    ],
  },
  '/payments/settings/security': {
    heading: 'Team and security',
    has: [
      { role: 'button', name: 'Invite member', calls: [inviteMember] },
      { role: 'button', name: 'Actions for Grace Hopper', calls: [removeMember] },
      {
        ...{ role: 'menuitem', name: 'Make owner', within: 'Actions for Grace Hopper' },
        calls: [removeMember, transferBusiness],
      },
      {
        ...{ role: 'menuitem', name: 'Take over payments', within: 'Actions for Bob' },
        calls: [removeMember, settleBusiness],
      },
    ],
  },
};

const bob = memberOf('01890000-0000-7000-8000-0000000000bb', {
  name: 'Bob',
  email: 'bob@example.com',
  role: 'OWNER',
  isSettlementOwner: true,
});

/** Answer of the table of permissions, which decides the calls too. */
const mayMake = (role: BusinessRole, { calls }: Control) =>
  calls.every(({ permission }) => permission !== undefined && isPermitted(role, permission));

const cases = businessRoles.flatMap((role) =>
  Object.entries(pages).map(([path, page]) => ({ role, path, ...page })),
);

async function findNames({ has }: { readonly has: readonly Control[] }) {
  const names: string[] = [];
  for (const { role, name, within } of has) {
    if (within === undefined) {
      if (screen.queryByRole(role, { name }) !== null) names.push(name);
      continue;
    }
    const menu = screen.queryByRole('button', { name: within });
    if (menu === null) continue;
    await userEvent.click(menu);
    if (screen.queryByRole(role, { name }) !== null) names.push(name);
    await userEvent.keyboard('{Escape}');
  }
  return names;
}

describe('the controls of a page follow the table of permissions (R-PERM-02)', () => {
  test.each(cases)('for $role on $path', async ({ role, path, heading, has, refusal }) => {
    await openAsAda(path, {
      prepare: (sandbox) => {
        const businesses = [businessOf(7, { role, status: 'ACTIVE' })];
        const { business: books } = answerPayments(sandbox, [], { businesses });
        const networks = ['BTC'] as const;
        books.settlement = {
          ...{ walletId: '01890000-0000-7000-8000-0000000000f1', walletName: 'Till', networks },
          ...{ memberId: bob.id, memberName: bob.name },
        };
        sandbox.services.on(notificationsSettings.get)(() => ({ data: notifications }));
        sandbox.services.on(listCustomers)(() => ({ data: [], hasMore: false, nextCursor: null }));
        books.members = [
          ...books.members.map((each) => ({
            ...each,
            role: each.id === grace.id ? each.role : role,
          })),
          bob,
        ];
      },
    });
    await screen.findByRole('heading', { name: heading, level: 1 });
    // The slowest card of each page is there.
    const expected = has.filter((each) => mayMake(role, each)).map(({ name }) => name);
    const [first] = has.filter((each) => each.within === undefined && mayMake(role, each));
    if (first) await screen.findByRole(first.role, { name: first.name });
    else if (refusal !== undefined) await screen.findByText(refusal);
    expect(await findNames({ has })).toEqual(expected);
  });
});
