import { getNetwork } from '@billfold/core';
import type { Account, AddressType, CreateAccount, KeyPath } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import { wantRescan } from '../chains/cursor.ts';
import { requireOpen } from '../chains/require-served.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, walletPublicKeys } from '../db/schema.ts';
import { storedIndexOf } from '../db/stored-account-index.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { Guesser } from '../wallets/guess-key.ts';
import { derivePublicKeys, storePublicKeys } from '../wallets/public-keys.ts';
import { readSecret, type Unseal, withUnsealed } from '../wallets/wallet-secret.ts';
import { lockWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { accountNameTaken } from './account-name-taken.ts';
import { requestSearch } from './account-searches.ts';
import { insertAccount } from './insert-account.ts';
import { loadAccountAnswer } from './load-account-answer.ts';

/**
 * Opens the next account of a network with its first address. The secret is used only when the
 * stored public keys are used up.
 * @throws {ApiError} 400 VALIDATION_FAILED; 404, also NETWORK_NOT_SERVED; 409 ACCOUNT_NAME_TAKEN or KEY_REQUIRED; what `withUnsealed` throws
 */
export async function createOwnedAccount(
  context: ServiceContext,
  { ip, ...owner }: Guesser,
  body: CreateAccount,
): Promise<Account> {
  const secret = readSecret(body);
  const request = {
    owner,
    name: body.name,
    network: requireOpen(context, body.cryptoCurrencyType),
    keyPath: body.keyPath ?? 'ACCOUNT',
    addressType: body.addressType ?? 'wpkh',
  } as const;
  requireKeyPath(request);
  if (body.addressType !== undefined) requireAddressTypes(request);
  let opened = await openNext(context, request);
  if (opened.outcome === 'key-required') {
    if (secret === null) throw keyRequired();
    await extendKeys(
      context,
      { ...owner, ip, secret },
      { ...request, firstIndex: opened.accountIndex },
    );
    opened = await openNext(context, request);
  }
  context.wake();
  // Others opened a whole pool of accounts in between.
  if (opened.outcome === 'key-required') throw keyRequired();
  return loadAccountAnswer(context, { ...owner, accountId: opened.id });
}

interface AccountRequest {
  readonly owner: WalletOwner;
  readonly name: string;
  readonly network: ServedNetwork;
  readonly keyPath: KeyPath;
  readonly addressType: AddressType;
}
type Opened =
  | { readonly outcome: 'opened'; readonly id: string }
  | { readonly outcome: 'key-required'; readonly accountIndex: number };

async function openNext(
  context: ServiceContext,
  { owner, name, network, keyPath, addressType }: AccountRequest,
): Promise<Opened> {
  const { db, platform } = context;
  const { walletId } = owner;
  return db.transaction(async (tx) => {
    // One at a time per wallet, so that no two take the same index.
    const { isImported } = await lockWallet(tx, owner);
    const counted = { walletId, network, keyPath, addressType };
    const { accountIndex, addressIndex } = await findNextPlace(tx, counted);
    if (!(await hasKey(tx, { walletId, network, accountIndex })))
      return { outcome: 'key-required', accountIndex };
    const id = platform.newId();
    const place = { network, accountIndex, addressIndex, addressType };
    if (!(await insertAccount(tx, { id, owner, name, isImported, ...place }, context)))
      throw accountNameTaken();
    if (isImported) {
      await requestSearch(tx, { walletId, network, createdAt: nowOf(platform) });
      await wantRescan(tx, network);
    }
    return { outcome: 'opened', id };
  });
}

interface Counted {
  readonly walletId: string;
  readonly network: ServedNetwork;
  readonly keyPath: KeyPath;
  readonly addressType: AddressType;
}

/**
 * Finds the first place that no account has, of those that are counted in the same way: a search may have opened a later one.
 * Deleted accounts keep theirs: their keys may still receive. Those for payments count from an index of their own.
 */
async function findNextPlace(tx: Db, { walletId, network, keyPath, addressType }: Counted) {
  const { accountIndex, addressIndex } = accounts;
  const isOfNetwork = and(
    eq(accounts.walletId, walletId),
    eq(accounts.network, network),
    eq(accounts.addressType, addressType),
    isOfWallet,
  );
  const byAddress = keyPath === 'ADDRESS';
  const column = byAddress ? addressIndex : accountIndex;
  const rows = await tx
    .select({ index: column })
    .from(accounts)
    .where(byAddress ? and(isOfNetwork, eq(accountIndex, 0)) : isOfNetwork);
  const taken = new Set(rows.map(({ index }) => index));
  let next = byAddress ? 0 : storedIndexOf({ addressType, account: 0 });
  while (taken.has(next)) next += 1;
  return byAddress
    ? { accountIndex: 0, addressIndex: next }
    : { accountIndex: next, addressIndex: 0 };
}

/** @throws {ApiError} 400 VALIDATION_FAILED */
function requireKeyPath({ network, keyPath }: Pick<AccountRequest, 'network' | 'keyPath'>): void {
  if (keyPath === 'ADDRESS' && getNetwork(network).model.family !== 'evm')
    throw fieldRefused('keyPath', {
      message: 'Only accounts on Ethereum and BNB Smart Chain are counted by their address.',
    });
}

/** @throws {ApiError} 400 VALIDATION_FAILED */
function requireAddressTypes({ network }: Pick<AccountRequest, 'network'>): void {
  if (getNetwork(network).model.family !== 'utxo')
    throw fieldRefused('addressType', {
      message: 'Only accounts on Bitcoin and Litecoin have a choice of address type.',
    });
}

interface KeyPlace {
  readonly walletId: string;
  readonly network: ServedNetwork;
  readonly accountIndex: number;
}

async function hasKey(tx: Db, { walletId, network, accountIndex }: KeyPlace): Promise<boolean> {
  const keys = await tx.$count(
    walletPublicKeys,
    and(
      eq(walletPublicKeys.walletId, walletId),
      eq(walletPublicKeys.network, network),
      eq(walletPublicKeys.accountIndex, accountIndex),
    ),
  );
  return keys > 0;
}

async function extendKeys(
  context: ServiceContext,
  unseal: Unseal,
  { network, firstIndex }: { readonly network: ServedNetwork; readonly firstIndex: number },
): Promise<void> {
  const { walletId } = unseal;
  const rows = await withUnsealed(context, unseal, (handle) =>
    derivePublicKeys(context, handle, { walletId, network, firstIndex }),
  );
  await storePublicKeys(context.db, rows);
}

function keyRequired(): ApiError {
  return new ApiError(409, 'KEY_REQUIRED', {
    errors: [
      'The prepared keys are used up. Enter the cloud encryption password to open more accounts.',
    ],
  });
}
