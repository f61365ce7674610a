import { toBaseUnits } from '@billfold/core';
import type { ChainTransaction, Sender, Transfer } from '../../chains/chain.ts';
import type { Movement, Owner } from './book-transactions.ts';
import { groupBy } from './group-by.ts';

export interface AccountBookings {
  readonly movements: readonly Movement[];
  /** Ids of addresses that sent or received. */
  readonly used: readonly string[];
}

/**
 * What `transactions` of an account network mean for the owners of their addresses: one movement
 * for the one who signed, one for each account that received. Nothing received is no movement:
 * anybody can send that, with an address made to look like one that is known.
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
    const parties = new Set([sender?.address ?? null, ...transfers.map(({ to }) => to)]);
    const involved = [...parties].flatMap((party) => ownersOf.get(party ?? '') ?? []);
    for (const owner of involved) {
      const movement =
        sender?.address === owner.address
          ? sent(transaction, { owner, sender })
          : received(transaction, owner);
      if (movement === null) continue;
      movements.push(movement);
      used.add(owner.addressId);
    }
  }
  return { movements, used: [...used] };
}

interface Signed {
  readonly owner: Owner;
  readonly sender: Sender;
}

function sent({ hash, transfers }: ChainTransaction, { owner, sender }: Signed): Movement {
  const { walletId, accountId, address } = owner;
  const given = transfers.filter(({ tokenId, from }) => tokenId === null && from === address);
  const foreign = given.filter(({ to }) => to !== address);
  const isToSelf = foreign.length === 0 && given.length > 0;
  const [recipient = null, ...others] = new Set((isToSelf ? given : foreign).map(({ to }) => to));
  return {
    walletId,
    accountId,
    hash,
    type: isToSelf ? 'SELF' : 'SENT',
    value: sumOf(isToSelf ? given : foreign),
    fee: sender.fee,
    nonce: sender.nonce,
    fromAddress: address,
    toAddress: others.length === 0 ? recipient : null,
    endedAs: sender.hasFailed ? 'FAILED' : null,
  };
}

function received(
  { hash, sender, transfers }: ChainTransaction,
  { walletId, accountId, address }: Owner,
): Movement | null {
  const value = sumOf(transfers.filter(({ tokenId, to }) => tokenId === null && to === address));
  if (value === 0n) return null;
  return {
    walletId,
    accountId,
    hash,
    type: 'RECEIVED',
    value,
    fee: null,
    nonce: null,
    fromAddress: sender?.address ?? null,
    toAddress: address,
    endedAs: null,
  };
}

function sumOf(transfers: readonly Transfer[]) {
  return toBaseUnits(transfers.reduce((sum, { value }) => sum + value, 0n));
}
