import { toBaseUnits } from '@billfold/core';
import type { ChainTransaction, Sender, Transfer } from '../chains/chain.ts';
import { groupBy } from '../platform/group-by.ts';
import type { Movement, Owner } from './book-transactions.ts';

export interface AccountBookings {
  readonly movements: readonly Movement[];
  /** Ids of addresses that sent or received. */
  readonly used: readonly string[];
}

/**
 * Returns the movements of `transactions` for the owners of their addresses, on an account network:
 * one per asset that the signer sent, and one per asset that an account received. A transfer of
 * zero is no movement: anyone can send it from a look-alike address. A zero transfer that another
 * signer takes is none either.
 */
export function bookAccountTransactions(
  transactions: readonly ChainTransaction[],
  owners: readonly Owner[],
): AccountBookings {
  const ownersOf = groupBy(owners, ({ address }) => address);
  const movements: Movement[] = [];
  const used = new Set<string>();
  for (const transaction of transactions) {
    const { sender, transfers } = transaction;
    const sides = transfers.flatMap(({ from, to }) => [from, to]);
    const parties = new Set([sender?.address ?? null, ...sides]);
    const involved = [...parties].flatMap((party) => ownersOf.get(party ?? '') ?? []);
    for (const owner of involved) {
      const own = movementsOf(transaction, owner);
      movements.push(...own);
      if (own.length > 0) used.add(owner.addressId);
    }
  }
  return { movements, used: [...used] };
}

function movementsOf(transaction: ChainTransaction, owner: Owner): readonly Movement[] {
  const { address } = owner;
  const touching = transaction.transfers.filter(({ from, to }) => [from, to].includes(address));
  const assets = [...groupBy(touching, ({ tokenId }) => tokenId ?? '').values()];
  const moved = assets.flatMap((transfers) => movementOf({ ...transaction, transfers }, owner));
  const signer = signerOf(transaction, owner);
  if (signer === null) return moved;
  // Who signs pays, whether anything else moves or not, and pays once.
  const first = moved.find(({ type }) => type !== 'RECEIVED');
  const payer = first ?? sent({ ...transaction, transfers: [] }, owner);
  const { fee, nonce, networkFee } = signer;
  const paid = { ...payer, fee, nonce, networkFee: networkFee || null };
  return [paid, ...moved.filter((movement) => movement !== first)];
}

/** Returns the movement of one asset, from transfers that all involve `owner`. */
function movementOf(transaction: ChainTransaction, owner: Owner): Movement | readonly Movement[] {
  const given = transaction.transfers.filter(({ from }) => from === owner.address);
  const isMeant = signerOf(transaction, owner) !== null || sumOf(given) > 0n;
  return given.length > 0 && isMeant ? sent(transaction, owner) : received(transaction, owner);
}

function signerOf({ sender }: ChainTransaction, { address }: Owner): Sender | null {
  return sender?.address === address ? sender : null;
}

function sent({ hash, sender, transfers }: ChainTransaction, owner: Owner): Movement {
  const { address } = owner;
  const given = transfers.filter(({ from }) => from === address);
  const foreign = given.filter(({ to }) => to !== address);
  const isToSelf = foreign.length === 0 && given.length > 0;
  const [recipient = null, ...others] = new Set((isToSelf ? given : foreign).map(({ to }) => to));
  return {
    ...placeOf(owner, { hash, transfers }),
    type: isToSelf ? 'SELF' : 'SENT',
    value: sumOf(isToSelf ? given : foreign),
    fromAddress: address,
    toAddress: others.length === 0 ? recipient : null,
    endedAs: sender?.hasFailed ? 'FAILED' : null,
  };
}

function received(
  { hash, sender, transfers }: ChainTransaction,
  owner: Owner,
): readonly Movement[] {
  const { address } = owner;
  const taken = transfers.filter(({ to }) => to === address);
  const value = sumOf(taken);
  if (value === 0n || sender?.hasFailed) return [];
  const movement: Movement = {
    ...placeOf(owner, { hash, transfers }),
    type: 'RECEIVED',
    value,
    // A token leaves its holder, no matter who signed.
    fromAddress: sender && (taken[0]?.from ?? sender.address),
    toAddress: address,
    endedAs: null,
  };
  return [movement];
}

/**
 * Returns the owner and the asset of a movement. Only one movement of a transaction carries its
 * fee.
 */
function placeOf(
  { walletId, accountId }: Owner,
  { hash, transfers }: Pick<ChainTransaction, 'hash' | 'transfers'>,
) {
  const tokenId = transfers[0]?.tokenId ?? null;
  return { walletId, accountId, hash, tokenId, fee: null, networkFee: null, nonce: null };
}

function sumOf(transfers: readonly Transfer[]) {
  return toBaseUnits(transfers.reduce((sum, { value }) => sum + value, 0n));
}
