import type { Account } from '../contract/accounts.ts';
import type { CreateTransaction, Transaction } from '../contract/transactions.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { getNetwork, type Network } from '../networks/registry.ts';
import type { Clock } from '../platform/platform.ts';
import {
  accountOf,
  balanceOf,
  type OpenedAccount,
  openAccount,
  type SandboxAccount,
  sandboxId,
} from './sandbox-accounts.ts';
import { createSandboxHistory } from './sandbox-history.ts';
import { createSandboxMarket, type SandboxMarket } from './sandbox-market.ts';
import { sandboxFee, sandboxNetwork } from './sandbox-networks.ts';
import type { TransactionFacts } from './sandbox-transactions.ts';

/** What the fake services know: one wallet with its accounts, and a ledger per network. */
export interface SandboxBooks {
  readonly walletId: string;
  readonly secrets: { readonly password: string; readonly seedPhrase: string };
  readonly market: SandboxMarket;
  now(): Date;
  /** Height of the newest block. */
  head(network: Network): number;
  accounts(): readonly Account[];
  /** Newest first. */
  transactions(): readonly Transaction[];
  addresses(accountId: string): readonly string[];
  /** Where accounts have one address each it stays that one. */
  nextAddress(accountId: string): string;
  open(account: SandboxAccount): Account;
  /** Takes amount and fee from the account; the same key again changes nothing. */
  send(accountId: string, key: string, request: CreateTransaction): Transaction;
  /**
   * A payment from outside, to be mined; null where no account of the wallet has the address. Some
   * networks share their addresses: without one, the first account that has it is paid.
   */
  receive(address: string, amount: Decimal, network?: Network): Transaction | null;
  /** Adds blocks, and so confirmations: on every network unless one is named. */
  mine(blocks: number, network?: Network): void;
  /** Takes the newest blocks back; what they held waits again. */
  takeBack(blocks: number, network?: Network): void;
}
export interface SandboxBooksOptions {
  readonly clock: Clock;
  readonly accounts: readonly SandboxAccount[];
}

export function createSandboxBooks({ clock, accounts }: SandboxBooksOptions): SandboxBooks {
  const market = createSandboxMarket(clock);
  const now = (): Date => new Date(clock.now());
  const history = createSandboxHistory(market, now);
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
  const addresses = (accountId: string): readonly string[] =>
    addressesOf(find(accountId), countOf(accountId));
  const open = (account: SandboxAccount): Account => {
    const made = openAccount(account, { existing: opened, at: now() });
    opened.push(made);
    return answer(made);
  };
  for (const account of accounts) open(account);

  return {
    walletId: sandboxId(1, 0),
    secrets,
    market,
    now,
    head: history.head,
    accounts: () => opened.map(answer),
    transactions: () => [...history.all()].reverse(),
    addresses,
    nextAddress: (accountId) => {
      if (getNetwork(find(accountId).network).addressLimit === null)
        addressCounts.set(accountId, countOf(accountId) + 1);
      return addresses(accountId)[0] ?? '';
    },
    open,
    send: (accountId, key, request) => {
      const account = find(accountId);
      return history.record(account, key, sentBy(account, request, history.of(accountId)));
    },
    receive: (address, value, network) => {
      const account = opened.find(
        (each) =>
          (network ?? each.network) === each.network && addresses(each.id).includes(address),
      );
      if (account === undefined) return null;
      const key = `received ${history.all().length}`;
      return history.record(account, key, receivedBy(address, value));
    },
    mine: history.move,
    takeBack: (blocks, network) => history.move(-blocks, network),
  };
}

const secrets = {
  password: 'Correct-Horse-42',
  // BIP-39's own first test vector: worth nothing to anybody.
  seedPhrase:
    'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
};

/** Newest first; where accounts have one address each, the one of the account's number. */
function addressesOf({ network, index }: OpenedAccount, count: number): readonly string[] {
  const known = sandboxNetwork(network).addresses;
  if (getNetwork(network).addressLimit === null) return known.slice(0, count).reverse();
  return known.slice(index, index + 1);
}

function receivedBy(toAddress: string, value: Decimal): TransactionFacts {
  return { type: 'RECEIVED', value, fee: null, fromAddress: null, toAddress };
}

/** Everything that is sent leaves nothing, whatever more than its shown digits there was. */
function sentBy(
  account: OpenedAccount,
  { amount, destinationAddress, sendingMax }: CreateTransaction,
  own: readonly Transaction[],
): TransactionFacts {
  const { network } = account;
  const { decimals } = getNetwork(network);
  const fee = sandboxFee(network);
  const rest = balanceOf(account, own) - parseAmount(fee, decimals);
  const value = sendingMax ? toDecimal(toBaseUnits(rest), { decimals }) : amount;
  const fromAddress = addressesOf(account, 1)[0] ?? null;
  return { type: 'SENT', value, fee, fromAddress, toAddress: destinationAddress };
}
