import {
  type Decimal,
  findAccountAsset,
  networkCodes,
  parseAmount,
  toBaseUnits,
  toDecimal,
} from '@billfold/core';
import {
  type Account,
  getConfig,
  listSettlementAccounts,
  listSettlementSends,
  listSettlements,
  type SettlementFunds,
  type SettlementLine,
} from '@billfold/core/contract';
import type { Sandbox, SandboxAccount } from '@billfold/core/testing';

/** Business that is paid into the wallet of a sandbox. */
export interface SettledBusiness {
  readonly name?: string;
  /** Accounts of the business itself, one per network. */
  readonly accounts?: readonly SandboxAccount[];
  /** Addresses that hold their funds alone. */
  readonly purses?: readonly SandboxAccount[];
}

/** Wallet of the books that no call lists, as no call lists the accounts of a business. */
const hidden = '00000000-0000-7000-8000-900000000000';

/** Turns payments on, without a business. */
export async function turnPaymentsOn({ client, services }: Sandbox): Promise<void> {
  const config = await client.config.get();
  services.on(getConfig)(() => ({ data: { ...config, features: { payments: true } } }));
  services.on(listSettlements)(() => ({ items: [] }));
  client.resources.reset();
}

/** Settles a business into the wallet; what is sent from its accounts falls from its line. */
export async function settleBusiness(sandbox: Sandbox, business: SettledBusiness): Promise<void> {
  await turnPaymentsOn(sandbox);
  const { books, services } = sandbox;
  const { name = 'Corner shop', accounts = [], purses = [] } = business;
  const openAll = (all: readonly SandboxAccount[]) =>
    all.map((account) => books.open({ ...account, name }, hidden).id);
  const own = openAll(accounts);
  const apart = openAll(purses);
  const find = (ids: readonly string[]) => ids.flatMap((id) => books.account(id) ?? []);
  services.on(listSettlements)(() => ({
    items: [{ businessId: 1, name, accounts: linesOf(find(own), find(apart)) }],
  }));
  services.on(listSettlementAccounts)(
    ({ query: { asset, accountId, purpose, page = 1, pageSize = 25 } }) => {
      const all = find([
        ...(purpose === 'PURSE' ? [] : own),
        ...(purpose === 'PAYMENTS' ? [] : apart),
      ])
        .filter(({ id }) => accountId === undefined || id === accountId)
        .filter((account) => asset === undefined || unitsOf(account, asset) > 0n)
        .sort((a, b) => (unitsOf(b, asset ?? '') > unitsOf(a, asset ?? '') ? 1 : -1));
      const items = all.slice((page - 1) * pageSize, page * pageSize).map((account) => ({
        account,
        purpose: own.includes(account.id) ? ('PAYMENTS' as const) : ('PURSE' as const),
        address: account.blockchainNetwork === 'BTC' ? null : addressOf(account.id),
      }));
      return { items, total: all.length, page, pageSize };
    },
  );
  services.on(listSettlementSends)(({ query: { page = 1, pageSize = 25 } }) => {
    const all = books
      .transactions()
      .filter(({ accountId, type }) => type === 'SENT' && [...own, ...apart].includes(accountId));
    const items = all.slice((page - 1) * pageSize, page * pageSize);
    return { items, total: all.length, page, pageSize };
  });
  // The books know five addresses per network.
  const addressOf = (id: string): string =>
    books.addresses(id)[0] ?? `0x${id.replaceAll('-', '').padStart(36, '0')}abcd`;
}

type Line = SettlementLine['accounts'][number];

function linesOf(own: readonly Account[], apart: readonly Account[]): readonly Line[] {
  return networkCodes.map((network, at) => {
    const ofNetwork = (all: readonly Account[]) =>
      all.filter(({ blockchainNetwork }) => blockchainNetwork === network);
    const [account] = ofNetwork(own);
    const id = account?.id ?? `00000000-0000-7000-8000-${String(at).padStart(12, '9')}`;
    return {
      ...{ id, network, address: null },
      balances: fundsOf(ofNetwork(own)),
      inPurses: fundsOf(ofNetwork(apart)).map((funds) => ({
        ...funds,
        purses: ofNetwork(apart).filter((each) => unitsOf(each, funds.asset) > 0n).length,
      })),
    };
  });
}

function fundsOf(accounts: readonly Account[]): readonly SettlementFunds[] {
  const ids = accounts.flatMap(({ blockchainNetwork, tokens }) => [
    blockchainNetwork,
    ...tokens.map(({ tokenId }) => tokenId),
  ]);
  return [...new Set(ids)].flatMap((id) => {
    const asset = findAccountAsset(id);
    const units = accounts.reduce((sum, each) => sum + unitsOf(each, id), 0n);
    if (asset === undefined || units === 0n) return [];
    const isNative = asset.id === asset.network;
    const cents = accounts.reduce((sum, { fiatBalance }) => sum + centsOf(fiatBalance), 0n);
    return [
      {
        asset: id,
        spendable: toDecimal(toBaseUnits(units), asset),
        pending: toDecimal('0'),
        // The tokens of the presets are dollars.
        fiatValue: toDecimal(toBaseUnits(isNative ? cents : toCents(units, asset.decimals)), {
          decimals: 2,
        }),
      },
    ];
  });
}

function unitsOf(account: Account, assetId: string): bigint {
  const asset = findAccountAsset(assetId);
  if (asset === undefined) return 0n;
  return parseAmount(balanceIn(account, assetId), asset.decimals);
}

function balanceIn({ blockchainNetwork, nativeBalance, tokens }: Account, id: string): Decimal {
  if (id === blockchainNetwork) return nativeBalance;
  return tokens.find(({ tokenId }) => tokenId === id)?.balance ?? toDecimal('0');
}

function centsOf(value: Decimal | null): bigint {
  return value === null ? 0n : parseAmount(value, 2);
}

function toCents(units: bigint, decimals: number): bigint {
  return units / 10n ** BigInt(decimals - 2);
}
