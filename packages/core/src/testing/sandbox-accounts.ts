import { type AccountAsset, nativeAsset } from '../assets/account-asset.ts';
import { tokensOf } from '../assets/token.ts';
import type { Account, KeyPath, Token } from '../contract/accounts/accounts.ts';
import type { AddressType } from '../contract/address-types.ts';
import { type BaseUnits, toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { getNetwork, type Network } from '../networks/registry.ts';
import { sandboxPurposes } from './sandbox-address-types.ts';
import type { SandboxMarket } from './sandbox-market.ts';
import { sandboxNetwork } from './sandbox-networks.ts';
import type { SandboxTransaction } from './sandbox-transaction.ts';

/** An account of the fake wallet, and what it held at first. */
export interface SandboxAccount {
  readonly network: Network;
  readonly balance: Decimal;
  /** The network's, with a number where that is taken, unless given. */
  readonly name?: string;
  /** `ACCOUNT` unless given. */
  readonly keyPath?: KeyPath;
  /** `wpkh` unless given, on networks with several. */
  readonly addressType?: AddressType;
  /** Token balances of the account, by token id such as `USDT@ETH`. */
  readonly tokens?: Readonly<Record<string, Decimal>>;
}

/** Account in the books; its balances are computed from its transactions. */
export interface OpenedAccount {
  readonly id: string;
  readonly walletId: string;
  readonly name: string;
  readonly network: Network;
  /** Counted from 0 within its network. */
  readonly index: number;
  readonly keyPath: KeyPath;
  /** Null on networks with one. */
  readonly addressType: AddressType | null;
  readonly derivationPath: string;
  readonly opening: BaseUnits;
  /** Opening balances of tokens, by token id. */
  readonly openingTokens: ReadonlyMap<string, BaseUnits>;
  readonly createdAt: Date;
}

export function openAccount(
  account: SandboxAccount,
  {
    walletId,
    existing,
    at,
  }: {
    readonly walletId: string;
    readonly existing: readonly OpenedAccount[];
    readonly at: Date;
  },
): OpenedAccount {
  const { network, balance, name, keyPath = 'ACCOUNT', tokens = {} } = account;
  const definition = getNetwork(network);
  const isTyped = definition.model.family === 'utxo';
  const addressType = isTyped ? (account.addressType ?? 'wpkh') : null;
  const own = existing.filter((other) => other.network === network);
  const index = own.length;
  return {
    id: sandboxId(2, existing.length),
    walletId,
    name: name ?? (index === 0 ? definition.name : `${definition.name} ${index + 1}`),
    network,
    index,
    keyPath,
    addressType,
    derivationPath: pathAfter(own, { network, keyPath, addressType }),
    opening: parseAmount(balance, definition.decimals),
    openingTokens: new Map(
      tokensOf(network).flatMap(({ id, decimals }) => {
        const held = tokens[id];
        return held === undefined ? [] : [[id, parseAmount(held, decimals)]];
      }),
    ),
    createdAt: at,
  };
}

/** Returns the path of the next account, after those of its network that were counted in the same way. */
function pathAfter(
  own: readonly OpenedAccount[],
  { network, keyPath, addressType }: Pick<OpenedAccount, 'network' | 'keyPath' | 'addressType'>,
): string {
  const { derivationPath } = sandboxNetwork(network);
  const isAlike = (each: OpenedAccount) =>
    each.keyPath === keyPath && each.addressType === addressType;
  const counted = own.filter(isAlike).length;
  if (addressType !== null)
    return derivationPath(counted).replace(/^m\/\d+/, `m/${sandboxPurposes[addressType]}`);
  if (keyPath === 'ACCOUNT' || own.length === 0) return derivationPath(counted);
  // The first account is the same in both ways.
  return `${derivationPath(0)}/0/${counted + 1}`;
}

/** Returns the account as the service answers it, from its transactions so far. */
export function accountOf(
  opened: OpenedAccount,
  facts: {
    /** Its transactions. */
    readonly own: readonly SandboxTransaction[];
    readonly market: SandboxMarket;
    readonly addressCount: number;
    readonly now: Date;
  },
): Account {
  const { id, name, network, derivationPath, addressType, createdAt } = opened;
  const asset = nativeAsset(network);
  const { decimals } = asset;
  const { own } = facts;
  const native = balanceOf(opened, own);
  const arriving = own.filter((each) => isOnItsWay(each) && moves(each, asset));
  return {
    id,
    name,
    blockchainNetwork: network,
    derivationPath,
    addressType,
    nativeBalance: toDecimal(native, { decimals }),
    pendingBalance: toDecimal(sumOf(arriving, decimals), { decimals }),
    fiatBalance: facts.market.worth(native, asset),
    tokens: heldTokens(opened, own),
    isArchived: false,
    isDeleted: false,
    depositAddressCount: facts.addressCount,
    activatedOnChain: true,
    historyFrom: null,
    isSearching: false,
    createdAt,
    asOf: facts.now,
    stale: false,
  };
}

/** Returns the balance of `asset`; fees are subtracted from the native asset. */
export function balanceOf(
  { network, opening, openingTokens }: OpenedAccount,
  own: readonly SandboxTransaction[],
  asset: AccountAsset = nativeAsset(network),
): BaseUnits {
  const { id, decimals } = asset;
  const moved = own.filter((each) => moves(each, asset));
  const received = moved.filter((each) => each.type === 'RECEIVED' && !isOnItsWay(each));
  const sent = moved.filter(({ type }) => type === 'SENT');
  const rest = sumOf(received, decimals) - sumOf(sent, decimals);
  if (id !== network) return toBaseUnits((openingTokens.get(id) ?? 0n) + rest);
  const fees = own.reduce((sum, { fee }) => sum + parseAmount(fee ?? '0', decimals), 0n);
  return toBaseUnits(opening + rest - fees);
}

/** Lists the tokens that the account holds or has ever received. */
function heldTokens(opened: OpenedAccount, own: readonly SandboxTransaction[]): readonly Token[] {
  return tokensOf(opened.network).flatMap((token) => {
    const { id: tokenId, name, symbol, decimals, contract } = token;
    if (!opened.openingTokens.has(tokenId) && !own.some((each) => moves(each, token))) return [];
    const balance = toDecimal(balanceOf(opened, own, token), { decimals });
    return [{ tokenId, name, symbol, decimals, contract, balance, logo: null, isHidden: false }];
  });
}

function moves(
  { tokenSymbol }: SandboxTransaction,
  { id, network, symbol }: AccountAsset,
): boolean {
  return tokenSymbol === (id === network ? null : symbol);
}

function isOnItsWay({ type, status }: SandboxTransaction): boolean {
  return type === 'RECEIVED' && status !== 'CONFIRMED';
}

function sumOf(transactions: readonly SandboxTransaction[], decimals: number): BaseUnits {
  return toBaseUnits(
    transactions.reduce((sum, { value }) => sum + parseAmount(value, decimals), 0n),
  );
}

/**
 * Builds an id; `kind` is wallets (1), accounts (2), transactions (3), addresses (4), contacts (5), intents (6)
 * or payment requests (7).
 */
export function sandboxId(kind: 1 | 2 | 3 | 4 | 5 | 6 | 7, index: number): string {
  return `00000000-0000-7000-8000-${kind}${String(index).padStart(11, '0')}`;
}
