import {
  archiveBusiness,
  type BusinessRole,
  businessRoles,
  checkoutSettings,
  type Endpoint,
  generalSettings,
  inviteMember,
  isPermitted,
  listMembers,
  removeMember,
  setLogo,
  settleBusiness,
  transferBusiness,
} from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answerBusiness, businessOf, grace, memberOf } from '../../../test/business-answers.ts';
import { openAsAda } from '../../../test/open-site.tsx';

interface Control {
  readonly role: 'button' | 'link' | 'menuitem';
  readonly name: string;
  /** Calls of the control: a role sees it only if it may make each of them. */
  readonly calls: readonly Endpoint[];
  /** Menu that it is in. */
  readonly within?: string;
}

/** The controls of each page, with the calls that they make. */
const pages: Readonly<
  Record<string, { readonly heading: string; readonly has: readonly Control[] }>
> = {
  '/payments/dashboard': {
    heading: 'Dashboard',
    has: [{ role: 'link', name: '3 members', calls: [listMembers] }],
  },
  '/payments/settings/general': {
    heading: 'Business settings',
    has: [
      { role: 'button', name: 'Save', calls: [generalSettings.put] },
      { role: 'button', name: 'Choose picture', calls: [setLogo] },
      { role: 'button', name: 'Archive business', calls: [archiveBusiness] },
      { role: 'link', name: 'Checkout', calls: [checkoutSettings.put] },
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
  test.each(cases)('for $role on $path', async ({ role, path, heading, has }) => {
    await openAsAda(path, {
      prepare: (sandbox) => {
        const books = answerBusiness(sandbox, { businesses: [businessOf(7, { role })] });
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
    expect(await findNames({ has })).toEqual(expected);
  });
});
