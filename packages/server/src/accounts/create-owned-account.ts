import { getNetwork } from '@billfold/core';
import type { Account, AddressType, CreateAccount, KeyPath } from '@billfold/core/contract';
import { and, eq, max } from 'drizzle-orm';
import { wantRescan } from '../chains/cursor.ts';
import { requireOpen } from '../chains/require-served.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, walletPublicKeys } from '../db/schema.ts';
import { storedIndexOf } from '../db/stored-account-index.ts';
import { announce } from '../events/announce.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { Guesser } from '../wallets/guess-key.ts';
import { derivePublicKeys, storePublicKeys } from '../wallets/public-keys.ts';
import { readSecret, type Unseal, withUnsealed } from '../wallets/wallet-secret.ts';
import { lockWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { accountNameTaken } from './account-name-taken.ts';
import { loadAccountAnswer } from './load-account-answer.ts';
import { reserveAddress } from './reserve-address.ts';
import { watchAhead } from './watch-ahead.ts';

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

interface NewAccount {
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
  { owner, name, network, keyPath, addressType }: NewAccount,
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
    const inserted = await tx
      .insert(accounts)
      .values({
        ...{ id, walletId, network, accountIndex, addressType, addressIndex, name },
        // Its one address is at its own index.
        ...{ nextReceiveIndex: addressIndex, createdAt: nowOf(platform) },
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (inserted.length === 0) throw accountNameTaken();
    const account = { id, walletId, network, accountIndex };
    await reserveAddress(tx, { account, branch: 'receive' }, context);
    if (isImported) {
      await watchAhead(tx, account, context);
      await wantRescan(tx, network);
    }
    await announce(tx, { topic: 'accounts', payload: { network }, ...owner });
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
 * Finds the place after the last account that was counted in the same way. Deleted accounts keep theirs: their keys may
 * still receive. Those for payments count from an index of their own.
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
  const [row] = await tx
    .select({ last: max(byAddress ? addressIndex : accountIndex) })
    .from(accounts)
    .where(byAddress ? and(isOfNetwork, eq(accountIndex, 0)) : isOfNetwork);
  if (byAddress) return { accountIndex: 0, addressIndex: (row?.last ?? -1) + 1 };
  const first = storedIndexOf({ addressType, account: 0 });
  return { accountIndex: (row?.last ?? first - 1) + 1, addressIndex: 0 };
}

/** @throws {ApiError} 400 VALIDATION_FAILED */
function requireKeyPath({ network, keyPath }: Pick<NewAccount, 'network' | 'keyPath'>): void {
  if (keyPath === 'ADDRESS' && getNetwork(network).model.family !== 'evm')
    throw fieldRefused('keyPath', {
      message: 'Only accounts on Ethereum and BNB Smart Chain are counted by their address.',
    });
}

/** @throws {ApiError} 400 VALIDATION_FAILED */
function requireAddressTypes({ network }: Pick<NewAccount, 'network'>): void {
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
