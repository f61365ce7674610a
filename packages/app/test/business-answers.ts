import { toDecimal } from '@billfold/core';
import {
  acceptInvitation,
  archiveBusiness,
  type Business,
  type BusinessDetail,
  type CheckoutSettings,
  type ChosenSettlement,
  type CryptocurrencyEmbedSettings,
  type CryptocurrencySettings,
  checkoutSettings,
  countUnreadNotifications,
  createBusiness,
  cryptocurrencyEmbedSettings,
  cryptocurrencySettings,
  type GeneralSettings,
  generalSettings,
  getBusiness,
  getBusinessSummary,
  getConfig,
  getSettlement,
  getUserPlatform,
  type IntegrationsSettings,
  type Invitation,
  integrationsSettings,
  inviteMember,
  type LegalSettings,
  leaveBusiness,
  legalSettings,
  listBusinesses,
  listBusinessNotifications,
  listInvitations,
  listMembers,
  listPayments,
  listWallets,
  listWatchKeys,
  type Member,
  type PaymentsSettings,
  paymentsSettings,
  previewInvitation,
  removeLogo,
  removeMember,
  revokeInvitation,
  type SecuritySettings,
  type SettleBusiness,
  type SettlementTakeover,
  securitySettings,
  setLogo,
  settleBusiness,
  type TabCalls,
  updateBusiness,
  updateMember,
  type WatchedKey,
} from '@billfold/core/contract';
import { maskEmail } from '@billfold/core/internal';
import { FakeRefusal, type FakeServices, type Sandbox } from '@billfold/core/testing';
import { at } from './account-answers.ts';
import { ada } from './open-site.tsx';

/** The businesses that the payments service holds, and the requests it received. */
export interface BusinessBooks {
  businesses: BusinessDetail[];
  general: GeneralSettings;
  checkout: CheckoutSettings;
  rules: PaymentsSettings;
  legal: LegalSettings;
  integrations: IntegrationsSettings;
  embed: CryptocurrencyEmbedSettings;
  security: SecuritySettings;
  assets: CryptocurrencySettings;
  settlement: ChosenSettlement | null;
  /** Public keys of other wallets. */
  watchKeys: WatchedKey[];
  members: Member[];
  invitations: Invitation[];
  /** Masked address of the invitation whose link is opened. */
  invited: string;
  readonly sent: {
    /** Pictures in base64. */
    readonly logos: string[];
    /** Choices of a settlement wallet in the place of none. */
    readonly settled: SettleBusiness[];
    readonly takeovers: (SettlementTakeover & { readonly walletId: string })[];
    readonly created: { name: string; idempotencyKey: string | null }[];
  };
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
    general: {
      version: 1,
      name: 'Corner shop',
      website: null,
      supportEmail: null,
      supportPhone: null,
      timezone: 'UTC',
      defaultCurrency: 'USD',
      statementText: null,
    },
    ...settingsAtFirst(),
    ...{ settlement: null, watchKeys: [] },
    members: [memberOf(ada.id, { name: 'Ada', email: ada.email, role: 'OWNER' }), grace],
    invitations: [],
    invited: maskEmail(ada.email),
    sent: { created: [], logos: [], settled: [], takeovers: [] },
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
  services.on(updateBusiness)(({ params, body }) => {
    const changed = { ...findBusiness(books, params.businessId), ...body };
    books.businesses = books.businesses.map((each) => (each.id === changed.id ? changed : each));
    return { data: changed };
  });
  services.on(getUserPlatform)(() => ({
    data: {
      defaultMode: 'wallet',
      accountType: 'INDIVIDUAL',
      wallets: facts.hasNoWallet ? [] : [{ id: sandbox.walletId, name: 'Savings', role: 'OWNER' }],
      businesses: books.businesses.map(({ id, name, role }) => ({ id, name, role })),
    },
  }));
  answerNoPayments(services);
  answerTeam(services, books);
  answerLogo(services, books);
  answerGeneral(services, books);
  answerSetup(services, books);
  return books;
}

export function memberOf(id: string, facts: Partial<Member>): Member {
  return {
    id,
    name: 'Grace Hopper',
    email: 'grace@example.com',
    role: 'ACCOUNTANT',
    isSettlementOwner: false,
    joinedAt: at,
    lastActiveAt: null,
    ...facts,
  };
}

/** A second member of the business. */
export const grace = memberOf('01890000-0000-7000-8000-0000000000aa', {});

/** Answers as a service does for a business that nobody has paid. */
function answerNoPayments(services: FakeServices): void {
  const none = toDecimal('0');
  const figures = {
    ...{
      received: none,
      count: 0,
      created: 0,
      open: 0,
      converted: 0,
      refunded: none,
      overpaid: none,
    },
    ...{ conversion: null, average: null, net: '0', refundedUnmatched: none },
  };
  services.on(listPayments)(() => ({ data: [], meta: { page: 1, pageSize: 10, total: 0 } }));
  services.on(countUnreadNotifications)(() => ({ data: { count: 0 } }));
  services.on(listBusinessNotifications)(() => ({ data: [], hasMore: false, nextCursor: null }));
  services.on(getBusinessSummary)(() => ({
    data: {
      ...figures,
      ...{ currency: 'USD', currencies: ['USD'], series: [], previous: figures },
      attention: {
        ...{ underpaid: 0, late: 0, invalid: 0, overpaid: 0 },
        ...{ wrongAsset: 0, unmatched: 0, failingWebhooks: 0 },
        ...{ refundsToSign: 0, unmatchedRefundsToSign: 0, payoutsToSign: 0, collectionsToSign: 0 },
      },
    },
  }));
}

function answerTeam(services: FakeServices, books: BusinessBooks): void {
  services.on(listMembers)(() => ({ data: books.members }));
  services.on(updateMember)(({ params: { id }, body }) => {
    books.members = books.members.map((each) => (each.id === id ? { ...each, ...body } : each));
    return { data: books.members.find((each) => each.id === id) ?? grace };
  });
  services.on(removeMember)(({ params: { id } }) => {
    books.members = books.members.filter((each) => each.id !== id);
    return null;
  });
  services.on(getSettlement)(() => ({ data: books.settlement }));
  services.on(listWatchKeys)(() => ({ data: books.watchKeys }));
  services.on(settleBusiness)(({ body }) => {
    const { walletId, takesOver } = body;
    if (!takesOver || walletId === null) return settleFirst(books, body);
    books.sent.takeovers.push({ ...takesOver, walletId });
    const { memberId, becomes } = takesOver;
    books.members = books.members.flatMap((each) => {
      if (each.id !== memberId) return [{ ...each, isSettlementOwner: each.id === ada.id }];
      return becomes === null ? [] : [{ ...each, role: becomes, isSettlementOwner: false }];
    });
    return { data: { walletId, networks: ['BTC'] } };
  });
  services.on(leaveBusiness)(({ params }) => closeFor(books, params.businessId));
  services.on(archiveBusiness)(({ params }) => closeFor(books, params.businessId));
  services.on(listInvitations)(() => ({ data: books.invitations }));
  services.on(inviteMember)(({ body }) => {
    const id = `01890000-0000-7000-8000-00000000000${books.invitations.length}`;
    const expiresAt = new Date('2026-11-29T09:00:00.000Z');
    const made = { ...body, id, invitedBy: 'Ada', createdAt: at, expiresAt, isExpired: false };
    const others = books.invitations.filter((each) => each.email !== body.email);
    books.invitations = [...others, made];
    return { data: made };
  });
  services.on(revokeInvitation)(({ params: { id } }) => {
    books.invitations = books.invitations.filter((each) => each.id !== id);
    return null;
  });
  services.on(previewInvitation)(() => ({
    data: { businessName: 'Corner shop', role: 'ACCOUNTANT', maskedEmail: books.invited },
  }));
  services.on(acceptInvitation)(() => {
    books.businesses.push(businessOf(7, { role: 'ACCOUNTANT' }));
    return { data: { businessId: 7 } };
  });
}

function answerLogo(services: FakeServices, books: BusinessBooks): void {
  const change = (id: number | string, logoUrl: string | null): void => {
    books.businesses = books.businesses.map((each) =>
      each.id === Number(id) ? { ...each, logoUrl } : each,
    );
  };
  services.on(setLogo)(({ params: { businessId }, body: { image } }) => {
    books.sent.logos.push(image);
    const logoUrl = `/v1/logos/${businessId}/${'0'.repeat(63)}${books.sent.logos.length}`;
    change(businessId, logoUrl);
    return { data: { logoUrl } };
  });
  services.on(removeLogo)(({ params: { businessId } }) => {
    change(businessId, null);
    return null;
  });
}

function answerGeneral(services: FakeServices, books: BusinessBooks): void {
  services.on(generalSettings.get)(() => ({ data: books.general }));
  services.on(generalSettings.put)(({ body }) => {
    if (body.version !== books.general.version)
      throw new FakeRefusal(409, { code: 'STALE_VERSION', errors: ['Changed elsewhere.'] });
    books.general = { ...body, version: body.version + 1 };
    return { data: books.general };
  });
}

function closeFor(books: BusinessBooks, businessId: number | string): null {
  books.businesses = books.businesses.filter(({ id }) => id !== Number(businessId));
  return null;
}

/** Returns a business of the books. @throws {FakeRefusal} 404 for people who are no members */
export function findBusiness(books: BusinessBooks, id: number | string): BusinessDetail {
  const found = books.businesses.find((each) => each.id === Number(id));
  if (!found) throw new FakeRefusal(404, { code: 'NOT_FOUND', errors: ['It does not exist.'] });
  return found;
}

/** Turns payments on, with the mode of a sandbox or of a live server. */
export function turnPaymentsOn({ services }: Sandbox, mode: 'sandbox' | 'live' = 'sandbox'): void {
  services.on(getConfig)(() => ({
    data: {
      mode,
      networks: {
        BTC: { chain: 'sandbox', chainId: null },
        ETH: { chain: 'sandbox', chainId: 1 },
      },
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

/** Settings that are stored as a whole. */
type Tab = 'checkout' | 'rules' | 'assets' | 'legal' | 'integrations' | 'embed' | 'security';

/** Settings that nobody changed yet. */
function settingsAtFirst(): Pick<BusinessBooks, Tab> {
  return {
    checkout: {
      ...{ version: 0, theme: null, brandColor: null, languages: [], collectEmail: 'OPTIONAL' },
      ...{ collectName: false, fields: [], defaultAsset: null, assetOrder: [] },
      ...{ redirectAfterSeconds: null, showsFiat: true, sendsReceipts: true },
      ...{ receiptFooter: null, successText: null, expiredText: null },
    },
    rules: {
      ...{ version: 0, confirmationPolicy: 'STANDARD', toleranceBps: 0, windowMinutes: null },
      ...{ selectionMinutes: 60, adjustBps: 0, minPrice: null, maxPrice: null },
      ...{ latePolicy: 'MANUAL', overpaidPolicy: 'KEEP_AND_FLAG', allowsRefresh: true },
      receiptPrefix: '',
    },
    assets: { version: 0, assets: [] },
    legal: {
      ...{ version: 0, legalName: null, companyType: null, registrationNumber: null },
      ...{ vatId: null, address: null, termsUrl: null, privacyUrl: null },
      ...{ imprintUrl: null, refundUrl: null },
    },
    integrations: { version: 0, buttonLabel: null, buttonTheme: null },
    embed: { version: 0, colors: {}, disableCreateAccountButton: false },
    security: { version: 0, requires2fa: false, sessionHours: null },
  };
}

/** Answers the calls about the settings that are stored as a whole. */
function answerSetup(services: FakeServices, books: BusinessBooks): void {
  const answer = <K extends Tab>(key: K, calls: TabCalls<BusinessBooks[K]>): void => {
    services.on(calls.get)(() => ({ data: books[key] }));
    services.on(calls.put)(({ body }) => {
      books[key] = nextVersion(books[key], body);
      return { data: books[key] };
    });
  };
  answer('checkout', checkoutSettings);
  answer('rules', paymentsSettings);
  answer('legal', legalSettings);
  answer('integrations', integrationsSettings);
  answer('embed', cryptocurrencyEmbedSettings);
  answer('security', securitySettings);
  answer('assets', cryptocurrencySettings);
}

function nextVersion<T extends { readonly version: number }>(known: T, body: T): T {
  if (body.version !== known.version)
    throw new FakeRefusal(409, { code: 'STALE_VERSION', errors: ['Changed elsewhere.'] });
  return { ...body, version: known.version + 1 };
}

/** Chooses the first settlement wallet, for the password that the wallets of the tests have. */
function settleFirst(books: BusinessBooks, body: SettleBusiness) {
  if (body.walletId === null) {
    books.sent.settled.push(body);
    const kept = { walletId: null, networks: ['BTC'] as const };
    books.settlement = { ...kept, walletName: null, memberId: ada.id, memberName: 'Ada' };
    return { data: kept };
  }
  // Own wallets alone leave the place of a settlement wallet to their owner.
  if (books.settlement !== null && books.settlement.walletId !== null)
    throw new FakeRefusal(409, { code: 'SETTLEMENT_CHOSEN' });
  if (body.password === 'wrong')
    throw new FakeRefusal(400, { code: 'WRONG_ENCRYPTION_KEY', errors: ['Wrong password.'] });
  books.sent.settled.push(body);
  const { walletId } = body;
  const networks = ['BTC'] as const;
  books.settlement = {
    ...{ walletId, walletName: 'Savings', memberId: ada.id, memberName: 'Ada', networks },
  };
  books.businesses = books.businesses.map((each) => ({ ...each, settlementMemberId: ada.id }));
  return { data: { walletId, networks } };
}
