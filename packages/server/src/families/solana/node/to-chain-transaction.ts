import { findTokenByContract, type Network, toBaseUnits } from '@billfold/core';
import type { ChainTransaction, Transfer } from '../../../chains/chain.ts';
import { memosByPlace } from '../memos-by-place.ts';
import { type AccountChanges, readChanges } from './account-changes.ts';
import type { NodeInstruction, NodeTransaction } from './node-answers.ts';
import { type ParsedMove, readMemo, readMove } from './parsed-moves.ts';
import { possibleReferences } from './possible-references.ts';
import { remaindersOf } from './remainders.ts';

/**
 * Describes a transaction: the transfers of its instructions, then the remaining changes of
 * balances, such as payments by a program. The rent of a new token account is part of the fee of
 * its payer.
 */
export function toChainTransaction(network: Network, node: NodeTransaction): ChainTransaction {
  const { meta, transaction } = node;
  const [hash = ''] = transaction.signatures;
  const payer = transaction.message.accountKeys[0]?.pubkey ?? '';
  const changes = readChanges(node);
  const hasFailed = meta.err != null;
  const named = transfersOf(network, changes, instructionsOf(node, hasFailed ? 'outer' : 'all'));
  const { rent, transfers } = hasFailed
    ? { rent: 0n, transfers: [] }
    : remaindersOf({ network, payer, fee: meta.fee, changes, named });
  return {
    hash,
    spends: [],
    sender: {
      address: payer,
      nonce: null,
      fee: toBaseUnits(meta.fee + rent),
      ...(rent === 0n ? {} : { networkFee: toBaseUnits(rent) }),
      hasFailed,
    },
    transfers: [...inOrder(named), ...transfers],
    references: named.length === 0 ? [] : possibleReferences(node),
  };
}

/** Returns the instructions in order, and behind them those that they called. */
function instructionsOf(
  { meta, transaction }: NodeTransaction,
  which: 'outer' | 'all',
): readonly NodeInstruction[] {
  const called = (meta.innerInstructions ?? []).flatMap(({ instructions }) => instructions);
  return [...transaction.message.instructions, ...(which === 'all' ? called : [])];
}

function transfersOf(
  network: Network,
  changes: AccountChanges,
  instructions: readonly NodeInstruction[],
): readonly Transfer[] {
  const moves = instructions.map((instruction) => {
    const move = readMove(instruction);
    return move === null ? null : toTransfer(network, changes, move);
  });
  const memos = memosByPlace(
    instructions.map((instruction, place) => {
      const text = readMemo(instruction);
      if (text !== null) return { kind: 'memo', text };
      return { kind: moves[place] == null ? 'other' : 'transfer' };
    }),
  );
  return moves.flatMap((move, position) =>
    move === null ? [] : [{ ...move, position, memo: memos.get(position) ?? null }],
  );
}

function toTransfer(
  network: Network,
  changes: AccountChanges,
  { kind, from, to, amount }: ParsedMove,
): Omit<Transfer, 'position' | 'memo'> | null {
  if (amount === 0n) return null;
  const value = toBaseUnits(amount);
  // Lamports of an account for a token are its rent.
  if (kind === 'lamports')
    return changes.isForToken(to) ? null : { from, to, tokenId: null, value };
  const mint = (changes.tokens.get(from) ?? changes.tokens.get(to))?.mint ?? '';
  const token = findTokenByContract(network, mint);
  if (token === undefined) return null;
  return { from: changes.ownerOf(from), to: changes.ownerOf(to), tokenId: token.id, value };
}

function inOrder(transfers: readonly Transfer[]): readonly Transfer[] {
  const isToken = ({ tokenId }: Transfer) => tokenId !== null;
  return [...transfers.filter((each) => !isToken(each)), ...transfers.filter(isToken)];
}
