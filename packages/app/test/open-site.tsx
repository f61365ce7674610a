import { toDecimal } from '@billfold/core';
import {
  findTransaction,
  getUser,
  listTransactions,
  listWallets,
  logOut,
  type Transaction,
  type User,
  type Wallet,
} from '@billfold/core/contract';
import { isEmbeddedPath } from '@billfold/core/internal';
import {
  createSandbox,
  FakeRefusal,
  type Sandbox,
  type SandboxOptions,
} from '@billfold/core/testing';
import type { CapturedDrafts } from '@billfold/react/internal';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { App } from '../src/app.tsx';
import { createServices, type Services, type ServicesOptions } from '../src/services/services.ts';
import { createSite } from '../src/site/routes.ts';

/** The signed-in user. */
export const ada: User = {
  id: '01890000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: 'Ada',
  isEmailVerified: true,
  accountType: 'INDIVIDUAL',
  has2fa: false,
  hasPassword: true,
  createdAt: new Date('2026-11-20T09:00:00.000Z'),
  locale: 'en',
  currency: 'USD',
};

/** A second wallet of the same user, without anything in it. */
export const otherWalletId = '01890000-0000-7000-8000-0000000000ff';

export interface OpenOptions extends SandboxOptions {
  /** Nobody is signed in without one. */
  readonly accessToken?: string;
  /** Out of the address of the page. */
  readonly handoffToken?: string;
  /** Messages of the host page to the site. */
  readonly services?: Pick<
    ServicesOptions,
    | 'bases'
    | 'browserLanguages'
    | 'restart'
    | 'subscribeToOtherTabs'
    | 'watchNetwork'
    | 'watchUpdates'
    | 'verifiedElsewhere'
    | 'linkSignIn'
    | 'startSigningWorker'
    | 'tabWantedPath'
    | 'tabOpenPayment'
    | 'tabFlag'
  >;
  /** Drafts that the page before left. */
  readonly drafts?: CapturedDrafts | null;
  /** Changes applied before anything renders. */
  readonly prepare?: (sandbox: Sandbox) => void;
}

export interface OpenSite {
  readonly sandbox: Sandbox;
  readonly services: Services;
}

/** The whole site over an in-memory product, at `path`. */
export async function openSite(path: string, options: OpenOptions = {}): Promise<OpenSite> {
  const sandbox = await createSandbox(options);
  sandbox.services.on(getUser)(() => ({ data: ada }));
  sandbox.services.on(logOut)(() => null);
  sandbox.services.on(listWallets)(() => {
    const items = [walletOf(sandbox.walletId, 'Savings'), walletOf(otherWalletId, 'Rent')];
    return { items, total: 2, page: 1, pageSize: 25 };
  });
  if (options.accessToken !== undefined)
    sandbox.platform.storage.set('accessToken', options.accessToken);
  options.prepare?.(sandbox);
  const services = createServices(sandbox.platform, {
    isEmbedded: () => isEmbeddedPath(window.location.pathname),
    ...options.services,
    handoffToken: options.handoffToken ?? null,
  });
  if (options.drafts) services.drafts.restore(options.drafts);
  window.history.replaceState(null, '', path);
  render(
    <StrictMode>
      <App services={services} site={createSite(() => undefined)} />
    </StrictMode>,
  );
  return { sandbox, services };
}

/** Opens the site with a signed-in user. */
export function openAsAda(path: string, options: OpenOptions = {}): Promise<OpenSite> {
  return openSite(path, { accessToken: 'bfs_token-of-ada', ...options });
}

export const shownPath = (): string => window.location.pathname + window.location.search;

/** Gives the wallet this history; answers page by page, as the service does. */
export function withHistory(sandbox: Sandbox, history: readonly Transaction[]): void {
  sandbox.services.on(listTransactions)(({ query }) => {
    const { Page: page = 1, PageSize: pageSize = 25, AccountId } = query;
    const all = history.filter(
      ({ accountId }) => AccountId === undefined || accountId === AccountId,
    );
    const items = all.slice((page - 1) * pageSize, page * pageSize);
    return { items, total: all.length, page, pageSize };
  });
  sandbox.services.on(findTransaction)(({ params: { transactionId } }) => {
    const found = history.find(({ id }) => id === transactionId);
    if (!found) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    return { ...found, walletId: sandbox.walletId };
  });
}

export function transactionOf(number: number, facts: Partial<Transaction> = {}): Transaction {
  return {
    id: `01890000-0000-7000-8000-${number.toString().padStart(12, '0')}`,
    accountId: '01890000-0000-7000-8000-000000000099',
    type: 'RECEIVED',
    status: 'CONFIRMED',
    value: amount,
    tokenSymbol: null,
    blockchainNetwork: 'BTC',
    createdAt: ada.createdAt,
    fromAddress: null,
    moreFromAddresses: 0,
    toAddress: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
    hash: number.toString(16).padStart(64, '0'),
    confirmations: 3,
    requiredConfirmations: 2,
    fee: null,
    networkFee: null,
    blockHeight: 7,
    fiatCurrency: 'USD',
    fiatValueAtTime: null,
    rateAtTime: null,
    note: null,
    isSpam: false,
    ...facts,
  };
}

const amount = toDecimal('0.10000000');

function walletOf(id: string, name: string): Wallet {
  return {
    id,
    name,
    isActivated: true,
    walletType: 'INDIVIDUAL',
    createdAt: ada.createdAt,
    accountsCount: 1,
    lastUsedAt: null,
  };
}
