import {
  type Business,
  type BusinessDetail,
  createBusiness,
  getBusiness,
  getConfig,
  getUserPlatform,
  listBusinesses,
  listWallets,
} from '@billfold/core/contract';
import { FakeRefusal, type Sandbox } from '@billfold/core/testing';
import { at } from './account-answers.ts';

/** The businesses that the payments service holds, and the requests it received. */
export interface BusinessBooks {
  businesses: BusinessDetail[];
  readonly sent: { readonly created: { name: string; idempotencyKey: string | null }[] };
}

export interface BusinessFacts {
  readonly businesses?: readonly BusinessDetail[];
  /** True for a user without a wallet. */
  readonly hasNoWallet?: true;
}

/** A business of the signed-in user. */
export function businessOf(id: number, facts: Partial<BusinessDetail> = {}): BusinessDetail {
  return {
    id,
    name: 'Corner shop',
    status: 'ONBOARDING',
    role: 'OWNER',
    logoUrl: null,
    onboardingStep: 'wallet',
    website: null,
    country: null,
    industry: null,
    supportEmail: null,
    monthlyVolume: null,
    defaultCurrency: 'USD',
    timezone: 'UTC',
    settlementMemberId: null,
    createdAt: at,
    archivedAt: null,
    ...facts,
  };
}

/** Turns payments on, and answers the calls of business mode from books in memory. */
export function answerBusiness(sandbox: Sandbox, facts: BusinessFacts = {}): BusinessBooks {
  const books: BusinessBooks = {
    businesses: [...(facts.businesses ?? [])],
    sent: { created: [] },
  };
  const { services } = sandbox;
  turnPaymentsOn(sandbox);
  if (facts.hasNoWallet)
    services.on(listWallets)(() => ({ items: [], total: 0, page: 1, pageSize: 25 }));
  services.on(listBusinesses)(() => ({ data: books.businesses.map(listed) }));
  services.on(createBusiness)(({ body: { name }, idempotencyKey }) => {
    books.sent.created.push({ name, idempotencyKey });
    const created = businessOf(books.businesses.length + 7, { name });
    books.businesses.push(created);
    return { data: listed(created) };
  });
  services.on(getBusiness)(({ params }) => ({ data: findBusiness(books, params.businessId) }));
  services.on(getUserPlatform)(() => ({
    data: {
      defaultMode: 'wallet',
      accountType: 'INDIVIDUAL',
      wallets: facts.hasNoWallet ? [] : [{ id: sandbox.walletId, name: 'Savings', role: 'OWNER' }],
      businesses: books.businesses.map(({ id, name, role }) => ({ id, name, role })),
    },
  }));
  return books;
}

/** Returns a business of the books. @throws {FakeRefusal} 404 for people who are no members */
export function findBusiness(books: BusinessBooks, id: number | string): BusinessDetail {
  const found = books.businesses.find((each) => each.id === Number(id));
  if (!found) throw new FakeRefusal(404, { code: 'NOT_FOUND', errors: ['It does not exist.'] });
  return found;
}

function turnPaymentsOn({ services }: Sandbox): void {
  services.on(getConfig)(() => ({
    data: {
      mode: 'sandbox',
      networks: { BTC: { chain: 'sandbox', chainId: null } },
      features: { payments: true },
      support: { url: null },
      documentation: { url: null },
      bases: {},
      version: '0.0.0',
    },
  }));
}

function listed(business: BusinessDetail): Business {
  const { id, name, status, role, logoUrl, onboardingStep } = business;
  return { id, name, status, role, logoUrl, onboardingStep };
}
