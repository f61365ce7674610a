import { findAccountAsset } from '../assets/find-account-asset.ts';
import type { Account } from '../contract/accounts/accounts.ts';
import type {
  CreateIntent,
  StoredIntent,
  TransactionIntent,
} from '../contract/transactions/intents.ts';
import type { CreateTokenTransaction } from '../contract/transactions/token-transactions.ts';
import type { CreateTransaction } from '../contract/transactions/transactions.ts';
import type { Decimal } from '../money/decimal.ts';
import { getNetwork, type Network } from '../networks/registry.ts';
import type { Clock } from '../platform/platform.ts';
import { refuseHighFee } from './refuse-high-fee.ts';
import {
  accountOf,
  type OpenedAccount,
  openAccount,
  type SandboxAccount,
  sandboxId,
} from './sandbox-accounts.ts';
import { createSandboxHistory } from './sandbox-history.ts';
import { createSandboxMarket, type SandboxMarket } from './sandbox-market.ts';
import type { AddressList } from './sandbox-networks.ts';
import { createSandboxReviews } from './sandbox-reviews.ts';
import type { SandboxTransaction } from './sandbox-transaction.ts';
import { receivedBy, requireToken, sentBy, tokenSentBy } from './sandbox-transfers.ts';
import {
  createSandboxWallets,
  type SandboxWallets,
  type WalletSecrets,
} from './sandbox-wallets.ts';

/** Books of the fake services: wallets with their accounts, and a ledger per network. */
export interface SandboxBooks {
  /** The first wallet, which is the one that is meant where none is named. */
  readonly walletId: string;
  /** Present secrets of the first wallet. */
  readonly secrets: WalletSecrets;
  readonly wallets: SandboxWallets;
  readonly market: SandboxMarket;
  now(): Date;
  /** Height of the newest block. */
  head(network: Network): number;
  accounts(walletId?: string): readonly Account[];
  /** Newest first. */
  transactions(): readonly SandboxTransaction[];
  /** One of any wallet. */
  account(accountId: string): Account | undefined;
  addresses(accountId: string): readonly string[];
  /**
   * Reports whether the account is at its gap limit of unused addresses: no further one is made.
   */
  isAtGapLimit(accountId: string): boolean;
  /** Where accounts have one address each it stays that one. */
  nextAddress(accountId: string): string;
  open(account: SandboxAccount, walletId?: string): Account;
  /** Creates the intent of a send, which a create call names to send exactly this, once. */
  review(accountId: string, order: CreateIntent): TransactionIntent;
  /** Loads an intent of an account. @throws {FakeRefusal} 404 */
  loadReview(accountId: string, intentId: string): StoredIntent;
  /**
   * Takes amount and fee from the account; the same key again changes nothing. `intent` is the
   * `Billfold-Intent` header of the call, if it has one.
   */
  send(
    accountId: string,
    key: string,
    request: CreateTransaction | CreateTokenTransaction,
    intent?: string | null,
  ): SandboxTransaction;
  /**
   * A payment from outside, to be mined; null where no account of the wallet has the address. Some
   * networks share their addresses: without one, the first account that has it is paid. `asset` is
   * a network's code or the id of a token.
   */
  receive(address: string, amount: Decimal, asset?: string): SandboxTransaction | null;
  /** Adds blocks, and so confirmations: on every network unless one is named. */
  mine(blocks: number, network?: Network): void;
  /** Takes the newest blocks back; what they held waits again. */
  rollBack(blocks: number, network?: Network): void;
}
export interface SandboxBooksOptions {
  readonly clock: Clock;
  readonly accounts: readonly SandboxAccount[];
  /** True once the backup of the first wallet was confirmed. */
  readonly isActivated: boolean;
  readonly knownAddresses: AddressList;
}

export function createSandboxBooks(options: SandboxBooksOptions): SandboxBooks {
  const { clock, accounts, isActivated, knownAddresses } = options;
  const market = createSandboxMarket(clock);
  const now = (): Date => new Date(clock.now());
  const history = createSandboxHistory(market, now);
  const wallets = createSandboxWallets({ now, isActivated });
  const reviews = createSandboxReviews(now);
  const mainId = sandboxId(1, 0);
  const opened: OpenedAccount[] = [];
  const addressCounts = new Map<string, number>();

  const find = (accountId: string): OpenedAccount => {
    const account = opened.find(({ id }) => id === accountId);
    if (account === undefined) throw new RangeError(`There is no account ${accountId}.`);
    return account;
  };
  const countOf = (accountId: string): number => addressCounts.get(accountId) ?? 1;
  const answer = (account: OpenedAccount): Account => {
    const addressCount = countOf(account.id);
    return accountOf(account, { own: history.of(account.id), market, addressCount, now: now() });
  };
  /** Newest first; where accounts have one address each, the one of the account's number. */
  const addressesOf = (
    { network, index, addressType }: OpenedAccount,
    count: number,
  ): readonly string[] => {
    const known = knownAddresses(network, addressType);
    if (getNetwork(network).addressLimit === null) return known.slice(0, count).reverse();
    return known.slice(index, index + 1);
  };
  const addresses = (accountId: string): readonly string[] =>
    addressesOf(find(accountId), countOf(accountId));
  const open = (account: SandboxAccount, walletId = mainId): Account => {
    const made = openAccount(account, { walletId, existing: opened, at: now() });
    opened.push(made);
    return answer(made);
  };
  for (const account of accounts) open(account);

  return {
    walletId: mainId,
    get secrets() {
      return wallets.secretsOf(mainId);
    },
    wallets,
    market,
    now,
    head: history.head,
    accounts: (walletId = mainId) =>
      opened.filter((account) => account.walletId === walletId).map(answer),
    transactions: () => [...history.all()].reverse(),
    account: (accountId) => opened.filter(({ id }) => id === accountId).map(answer)[0],
    addresses,
    isAtGapLimit: (accountId) => {
      const { network } = find(accountId);
      const known = knownAddresses(network).length;
      return getNetwork(network).addressLimit === null && countOf(accountId) >= known;
    },
    nextAddress: (accountId) => {
      if (getNetwork(find(accountId).network).addressLimit === null)
        addressCounts.set(accountId, countOf(accountId) + 1);
      return addresses(accountId)[0] ?? '';
    },
    open,
    review: (accountId, order) => reviews.create(find(accountId), order),
    loadReview: (accountId, intentId) => reviews.load(find(accountId), intentId),
    send: (accountId, key, request, intent = null) => {
      const account = find(accountId);
      const review = intent === null ? null : reviews.find(account, intent);
      const fromAddress = addressesOf(account, 1)[0] ?? null;
      const sender = { account, own: history.of(accountId), fromAddress };
      return history.record(account, key, () => {
        const facts = 'tokenId' in request ? tokenSentBy(sender, request) : sentBy(sender, request);
        review?.requireSame(request, facts);
        refuseHighFee(account.network, facts, { market, request });
        review?.markUsed();
        return facts;
      });
    },
    receive: (address, value, asset) => {
      const network = asset && (findAccountAsset(asset)?.network ?? asset);
      const account = opened.find(
        (each) =>
          (network ?? each.network) === each.network && addresses(each.id).includes(address),
      );
      if (account === undefined) return null;
      const tokenSymbol =
        asset === undefined || asset === network ? null : requireToken(account, asset).symbol;
      const key = `received ${history.all().length}`;
      return history.record(account, key, () => receivedBy(address, { value, tokenSymbol }));
    },
    mine: history.move,
    rollBack: (blocks, network) => history.move(-blocks, network),
  };
}
