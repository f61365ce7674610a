import { getConfirmations } from '../contract/transactions/confirmations.ts';
import * as tokens from '../contract/transactions/token-transactions.ts';
import type { Transaction } from '../contract/transactions/transactions.ts';
import * as transactions from '../contract/transactions/transactions.ts';
import type { Emit } from '../http/client-events.ts';
import type { Transport } from '../http/transport.ts';

export type TransactionCalls = ReturnType<typeof createCalls>;

/** Creates the calls that a send makes. */
export function createCalls({ call, emit }: Transport) {
  const told = tellingOf(emit);
  return {
    transactions: {
      fees: call(transactions.getFees),
      send: told(call(transactions.createTransaction)),
      tokenFees: call(tokens.getTokenFees),
      sendToken: told(call(tokens.createTokenTransaction)),
      confirmations: call(getConfirmations),
    },
  };
}

/** Tells once of each transaction: the answer to a repeated key is the same one. */
function tellingOf(emit: Emit) {
  const known = new Set<string>();
  return <A extends readonly unknown[]>(send: (...args: A) => Promise<Transaction>) =>
    async (...args: A): Promise<Transaction> => {
      const transaction = await send(...args);
      if (!known.has(transaction.id)) emit('transaction-created', { transaction });
      known.add(transaction.id);
      return transaction;
    };
}
