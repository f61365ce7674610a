import { findTokenByContract, type Network, toBaseUnits } from '@billfold/core';
import type { ChainTransaction, Transfer } from '../../../chains/chain.ts';
import { type AccountChanges, readChanges } from './account-changes.ts';
import type { NodeInstruction, NodeTransaction } from './node-answers.ts';
import { type ParsedMove, readMove } from './parsed-moves.ts';
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
  const named = movesOf(node, hasFailed ? 'outer' : 'all').flatMap(
    (move) => toTransfer(network, changes, move) ?? [],
  );
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
  };
}

interface PlacedMove extends ParsedMove {
  readonly index: number;
}

/** Returns the instructions in order, each with its inner instructions. */
function movesOf({ meta, transaction }: NodeTransaction, which: 'outer' | 'all') {
  const called = (meta.innerInstructions ?? []).flatMap(({ instructions }) => instructions);
  const all: readonly NodeInstruction[] = [
    ...transaction.message.instructions,
    ...(which === 'all' ? called : []),
  ];
  return all.flatMap((instruction, index): PlacedMove[] => {
    const move = readMove(instruction);
    return move === null || move.amount === 0n ? [] : [{ ...move, index }];
  });
}

function toTransfer(
  network: Network,
  changes: AccountChanges,
  { kind, from, to, amount, index }: PlacedMove,
): Transfer | null {
  const value = toBaseUnits(amount);
  // Lamports of an account for a token are its rent.
  if (kind === 'lamports')
    return changes.tokens.has(to) ? null : { index, from, to, tokenId: null, value };
  const mint = (changes.tokens.get(from) ?? changes.tokens.get(to))?.mint ?? '';
  const token = findTokenByContract(network, mint);
  if (token === undefined) return null;
  return { index, from: changes.ownerOf(from), to: changes.ownerOf(to), tokenId: token.id, value };
}

function inOrder(transfers: readonly Transfer[]): readonly Transfer[] {
  const isToken = ({ tokenId }: Transfer) => tokenId !== null;
  return [...transfers.filter((each) => !isToken(each)), ...transfers.filter(isToken)];
}
