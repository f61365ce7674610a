import type { Account } from '../contract/accounts.ts';
import type { Transaction } from '../contract/transactions.ts';
import { type BaseUnits, toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { getNetwork, type Network } from '../networks/registry.ts';
import type { SandboxMarket } from './sandbox-market.ts';
import { sandboxNetwork } from './sandbox-networks.ts';

/** An account of the fake wallet, and what it held at first. */
export interface SandboxAccount {
  readonly network: Network;
  readonly balance: Decimal;
  /** The network's, with a number where that is taken, unless given. */
  readonly name?: string;
}

/** What the books keep of an account; its balances follow from what happened to it. */
export interface OpenedAccount {
  readonly id: string;
  readonly name: string;
  readonly network: Network;
  /** Counted from 0 within its network. */
  readonly index: number;
  readonly opening: BaseUnits;
  readonly createdAt: Date;
}

export function openAccount(
  { network, balance, name }: SandboxAccount,
  { existing, at }: { readonly existing: readonly OpenedAccount[]; readonly at: Date },
): OpenedAccount {
  const definition = getNetwork(network);
  const index = existing.filter((other) => other.network === network).length;
  return {
    id: sandboxId(2, existing.length),
    name: name ?? (index === 0 ? definition.name : `${definition.name} ${index + 1}`),
    network,
    index,
    opening: parseAmount(balance, definition.decimals),
    createdAt: at,
  };
}

/** As the service answers it, from what was sent and received so far. */
export function accountOf(
  opened: OpenedAccount,
  facts: {
    /** Its transactions. */
    readonly own: readonly Transaction[];
    readonly market: SandboxMarket;
    readonly addressCount: number;
    readonly now: Date;
  },
): Account {
  const { id, name, network, index, createdAt } = opened;
  const { decimals } = getNetwork(network);
  const { own } = facts;
  const native = balanceOf(opened, own);
  return {
    id,
    name,
    blockchainNetwork: network,
    derivationPath: sandboxNetwork(network).derivationPath(index),
    nativeBalance: toDecimal(native, { decimals }),
    pendingBalance: toDecimal(sumOf(own.filter(isOnItsWay), decimals), { decimals }),
    fiatBalance: facts.market.worth(native, network),
    tokens: [],
    isArchived: false,
    isDeleted: false,
    depositAddressCount: facts.addressCount,
    activatedOnChain: true,
    createdAt,
    asOf: facts.now,
    stale: false,
  };
}

export function balanceOf(
  { network, opening }: OpenedAccount,
  own: readonly Transaction[],
): BaseUnits {
  const { decimals } = getNetwork(network);
  const received = own.filter((each) => each.type === 'RECEIVED' && !isOnItsWay(each));
  const sent = own.filter(({ type }) => type === 'SENT');
  const fees = sent.reduce((sum, { fee }) => sum + parseAmount(fee ?? '0', decimals), 0n);
  return toBaseUnits(opening + sumOf(received, decimals) - sumOf(sent, decimals) - fees);
}

function isOnItsWay({ type, status }: Transaction): boolean {
  return type === 'RECEIVED' && status !== 'CONFIRMED';
}

function sumOf(transactions: readonly Transaction[], decimals: number): BaseUnits {
  return toBaseUnits(
    transactions.reduce((sum, { value }) => sum + parseAmount(value, decimals), 0n),
  );
}

/** `kind` tells wallets (1), accounts (2) and transactions (3) apart. */
export function sandboxId(kind: 1 | 2 | 3, index: number): string {
  return `00000000-0000-7000-8000-${kind}${String(index).padStart(11, '0')}`;
}
