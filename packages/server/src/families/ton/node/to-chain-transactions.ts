import { toBaseUnits } from '@billfold/core';
import type { ChainTransaction, Sender, Transfer } from '../../../chains/chain.ts';
import { type KnownJettonWallets, operations } from './jetton-wallets.ts';
import type { NodeMessage, NodeTransaction } from './node-answers.ts';
import { readSeqno, readUnits } from './read-body.ts';
import { readComment, readJettonComment } from './read-comment.ts';
import { formatAddress, type OnChain, rawAddress } from './ton-address.ts';

/**
 * Describes the transactions of accounts in a block. A payment of TON is a chain of transactions, one
 * per account, maybe in several blocks. Each part is described by the account that starts it:
 *
 * - An external message to a wallet goes by the hash of the message (TEP-467), which is known when it
 *   is signed. A transaction that a contract starts goes by its own hash.
 * - The sender's transaction describes a transfer of TON, also when it bounces.
 * - A jetton leaves in the owner's transaction, and arrives in the transaction of the recipient's
 *   jetton wallet. A failed transfer bounces to the owner.
 */
export function toChainTransactions(
  on: OnChain,
  wallets: KnownJettonWallets,
  transactions: readonly NodeTransaction[],
): readonly ChainTransaction[] {
  return transactions.flatMap((transaction) => {
    const { in_msg, out_msgs } = transaction;
    if (in_msg != null && in_msg.source == null) return fromOutside(on, wallets, transaction);
    const taken = takenIn(on, wallets, transaction);
    if (taken.length === 0 && out_msgs.length === 0) return [];
    const paid = out_msgs.flatMap(
      (message, position) => nativeTransfer(on, message, position) ?? [],
    );
    return [
      {
        hash: transaction.hash,
        spends: [],
        sender: taken.length > 0 ? null : senderOf(on, transaction),
        transfers: [...paid, ...taken],
        references: [],
      },
    ];
  });
}

function fromOutside(
  on: OnChain,
  wallets: KnownJettonWallets,
  transaction: NodeTransaction,
): readonly ChainTransaction[] {
  const { account, in_msg, out_msgs } = transaction;
  if (in_msg == null) return [];
  let attached = 0n;
  const transfers = out_msgs.flatMap((message, position): readonly Transfer[] => {
    const order = orderedOf(on, wallets, { account, message, position });
    if (order === null) {
      const paid = nativeTransfer(on, message, position);
      return paid === null ? [] : [paid];
    }
    // What is not needed of it comes back on its own.
    attached += message.value ?? 0n;
    return [order];
  });
  const sender = senderOf(on, transaction);
  return [
    {
      hash: in_msg.hash_norm ?? in_msg.hash,
      spends: [],
      sender: {
        ...sender,
        nonce: readSeqno(in_msg),
        fee: toBaseUnits(sender.fee + attached),
        hasFailed: hasFailed(transaction),
      },
      transfers,
      references: [],
    },
  ];
}

/** Nothing went out though something was to. */
function hasFailed({ description: { aborted, action }, out_msgs }: NodeTransaction): boolean {
  return aborted === true || (out_msgs.length === 0 && (action?.tot_actions ?? 0) > 0);
}

/** Returns the account that pays for the computation and for the outgoing messages. */
function senderOf(on: OnChain, { account, total_fees, out_msgs }: NodeTransaction): Sender {
  const forwarding = out_msgs.reduce((sum, { fwd_fee }) => sum + (fwd_fee ?? 0n), 0n);
  return {
    address: formatAddress(on, account),
    nonce: null,
    fee: toBaseUnits(total_fees + forwarding),
    hasFailed: false,
  };
}

function nativeTransfer(on: OnChain, message: NodeMessage, position: number): Transfer | null {
  const { source, destination, value } = message;
  if (source == null || destination == null || !value) return null;
  return {
    position,
    from: formatAddress(on, source),
    to: formatAddress(on, destination),
    tokenId: null,
    value: toBaseUnits(value),
    memo: readComment(message),
  };
}

interface Ordered {
  readonly account: string;
  readonly message: NodeMessage;
  readonly position: number;
}

/**
 * Returns the outgoing jetton units. The recipient's own transaction records whether they arrive.
 */
function orderedOf(
  on: OnChain,
  wallets: KnownJettonWallets,
  { account, message, position }: Ordered,
): Transfer | null {
  const wallet = wallets.get(rawAddress(message.destination ?? ''));
  if (wallet?.owner !== rawAddress(account) || message.opcode !== operations.transfer) return null;
  const units = readUnits(message);
  if (units === null) return null;
  return {
    position,
    from: formatAddress(on, account),
    to: null,
    tokenId: wallet.token.id,
    value: toBaseUnits(units),
    memo: readJettonComment(message),
  };
}

/** Units that a jetton wallet has more in the end than before, or would have lost. */
function takenIn(
  on: OnChain,
  wallets: KnownJettonWallets,
  { account, in_msg, description }: NodeTransaction,
): readonly Transfer[] {
  const wallet = wallets.get(rawAddress(account));
  if (wallet === undefined || in_msg == null) return [];
  const isUndone = description.aborted === true;
  const comes = in_msg.opcode === operations.internalTransfer && !isUndone;
  const comesBack = in_msg.bounced === true && !isUndone;
  const stays =
    in_msg.opcode === operations.transfer &&
    isUndone &&
    rawAddress(in_msg.source ?? '') === wallet.owner;
  const units = comes || comesBack || stays ? readUnits(in_msg) : null;
  if (units === null || units === 0n) return [];
  const to = formatAddress(on, wallet.owner);
  const memo = comes ? readJettonComment(in_msg) : null;
  const tokenId = wallet.token.id;
  return [{ position: 0, from: null, to, tokenId, value: toBaseUnits(units), memo }];
}

/** Returns whether units came into a jetton wallet by a message whose body the node does not show, or shows damaged. */
export function hidesUnits(
  wallets: KnownJettonWallets,
  { account, in_msg, description }: NodeTransaction,
): boolean {
  const isKnown = wallets.has(rawAddress(account));
  if (!isKnown || in_msg == null || description.aborted === true) return false;
  return in_msg.opcode === operations.internalTransfer && readUnits(in_msg) === null;
}
