import type { Account } from '../contract/accounts.ts';
import type { CreateTransaction, Transaction } from '../contract/transactions.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { getNetwork } from '../networks/registry.ts';
import type { Clock } from '../platform/platform.ts';
import { createSandboxMarket, type SandboxMarket } from './sandbox-market.ts';

/** What the fake services know: one wallet with Bitcoin accounts. */
export interface SandboxBooks {
  readonly walletId: string;
  readonly secrets: { readonly password: string; readonly seedPhrase: string };
  readonly market: SandboxMarket;
  now(): Date;
  /** Height of the newest block. */
  head(): number;
  accounts(): readonly Account[];
  transactions(): readonly Transaction[];
  addresses(accountId: string): readonly string[];
  nextAddress(accountId: string): string;
  /** Takes amount and fee from the account; the same key again changes nothing. */
  send(accountId: string, key: string, request: CreateTransaction): Transaction;
  /** Adds confirmations to everything that was sent. */
  mine(blocks: number): void;
  /** Takes the newest blocks back; what they held waits again. */
  takeBack(blocks: number): void;
}
export interface SandboxBooksOptions {
  readonly clock: Clock;
  readonly balances: readonly Decimal[];
}

/** Every fake transaction costs the same, in satoshi. */
export const sandboxFee = toDecimal('0.00001000');
const { decimals } = getNetwork('BTC');

/** Receive addresses 0 to 4 of the BIP-84 test vector's account, in turn. */
const knownAddresses = [
  'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g',
  'bc1qp59yckz4ae5c4efgw2s5wfyvrz0ala7rgvuz8z',
  'bc1qgl5vlg0zdl7yvprgxj9fevsc6q6x5dmcyk3cn3',
  'bc1qm97vqzgj934vnaq9s53ynkyf9dgr05rargr04n',
];

export function createSandboxBooks({ clock, balances }: SandboxBooksOptions): SandboxBooks {
  let accounts = balances.map((balance, index) => account(clock, index, balance));
  const market = createSandboxMarket(clock, decimals);
  let head = 100;
  const sent = new Map<string, Transaction>();
  const addresses = new Map(accounts.map(({ id }) => [id, 1]));
  const addressesOf = (accountId: string) =>
    knownAddresses.slice(0, addresses.get(accountId) ?? 0).reverse();

  return {
    walletId: id(1, 0),
    secrets: {
      password: 'Correct-Horse-42',
      // BIP-39's own first test vector: worth nothing to anybody.
      seedPhrase:
        'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
    },
    market,
    now: () => new Date(clock.now()),
    head: () => head,
    accounts: () => accounts.map((each) => valued(each, market)),
    transactions: () => [...sent.values()].reverse(),
    addresses: addressesOf,
    nextAddress: (accountId) => {
      addresses.set(accountId, (addresses.get(accountId) ?? 0) + 1);
      return addressesOf(accountId)[0] ?? '';
    },
    send: (accountId, key, request) => {
      const transaction =
        sent.get(key) ?? newTransaction(clock, accountId, { request, count: sent.size, market });
      if (!sent.has(key))
        accounts = accounts.map((each) =>
          each.id === accountId ? { ...each, nativeBalance: rest(each, request) } : each,
        );
      sent.set(key, transaction);
      return transaction;
    },
    mine: (blocks) => {
      head += blocks;
      for (const [key, transaction] of sent) sent.set(key, moved(transaction, { blocks, head }));
    },
    takeBack: (blocks) => {
      head -= blocks;
      for (const [key, transaction] of sent)
        sent.set(key, moved(transaction, { blocks: -blocks, head }));
    },
  };
}

function valued(account: Account, market: SandboxMarket): Account {
  const fiatBalance = market.worth(parseAmount(account.nativeBalance, decimals));
  return { ...account, fiatBalance };
}

function rest({ nativeBalance }: Account, { amount, sendingMax }: CreateTransaction): Decimal {
  const spent = parseAmount(amount, decimals) + parseAmount(sandboxFee, decimals);
  const left = sendingMax ? 0n : parseAmount(nativeBalance, decimals) - spent;
  return toDecimal(toBaseUnits(left), { decimals });
}

function moved(
  transaction: Transaction,
  { blocks, head }: { readonly blocks: number; readonly head: number },
): Transaction {
  const confirmations = Math.max(0, transaction.confirmations + blocks);
  if (confirmations === 0)
    return { ...transaction, confirmations, blockHeight: null, status: 'PENDING' };
  return {
    ...transaction,
    confirmations,
    blockHeight: head - confirmations + 1,
    status: confirmations >= transaction.requiredConfirmations ? 'CONFIRMED' : 'CONFIRMING',
  };
}

function newTransaction(
  clock: Clock,
  accountId: string,
  {
    request,
    count,
    market,
  }: {
    readonly request: CreateTransaction;
    readonly count: number;
    readonly market: SandboxMarket;
  },
): Transaction {
  return {
    id: id(3, count),
    accountId,
    type: 'SENT',
    status: 'PENDING',
    value: request.amount,
    tokenSymbol: null,
    blockchainNetwork: 'BTC',
    createdAt: new Date(clock.now()),
    fromAddress: knownAddresses[0] ?? null,
    toAddress: request.destinationAddress,
    hash: String(count + 1).padStart(64, 'f'),
    confirmations: 0,
    requiredConfirmations: 2,
    fee: sandboxFee,
    networkFee: null,
    blockHeight: null,
    fiatCurrency: 'USD',
    fiatValueAtTime: market.worth(parseAmount(request.amount, decimals)),
    rateAtTime: market.price()?.currentRate ?? null,
    note: null,
  };
}

function account(clock: Clock, index: number, nativeBalance: Decimal): Account {
  const at = new Date(clock.now());
  return {
    id: id(2, index),
    name: index === 0 ? 'Bitcoin' : `Bitcoin ${index + 1}`,
    blockchainNetwork: 'BTC',
    derivationPath: `m/84'/0'/${index}'`,
    nativeBalance,
    pendingBalance: toDecimal('0.00000000'),
    fiatBalance: null,
    tokens: [],
    isArchived: false,
    isDeleted: false,
    depositAddressCount: 1,
    activatedOnChain: true,
    createdAt: at,
    asOf: at,
    stale: false,
  };
}

const id = (kind: number, index: number): string =>
  `00000000-0000-7000-8000-${kind}${String(index).padStart(11, '0')}`;
