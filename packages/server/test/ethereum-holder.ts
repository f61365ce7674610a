import { parseAmount } from '@billfold/core';
import { createTransaction, listTransactions } from '@billfold/core/contract';
import { transactions } from '../src/db/schema.ts';
import {
  balanceOf,
  confirm,
  holderWith,
  ledgerBalance,
  placeOf,
  send,
  sendRequest,
  strangers,
} from './funded.ts';
import { vectorPhrase } from './people.ts';
import { createTestServer } from './test-server.ts';

export const network = 'ETH';
export const stranger = strangers[network];
/** Account 0 of `vectorPhrase`. */
export const own = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
/** 21,000 gas at twice the base fee of the sandbox and its tip: the most that a send may cost. */
export const most = 21_000n * 21_000_000_000n;
/** Fee actually charged, at 11 gwei per gas. */
export const paid = 21_000n * 11_000_000_000n;
export const wei = (text: string): bigint => parseAmount(text, 18);

/** The phrase, which is quick; the cloud password is slow on purpose. */
const secret = { password: null, seedPhrase: vectorPhrase };

export type EthereumHolder = Awaited<ReturnType<typeof createEthereumHolder>>;

/** A server, somebody with 5 ETH on it, and what tests ask about the two. */
export async function createEthereumHolder() {
  const server = await createTestServer();
  const holder = await holderWith(server, ['3', '2'], network);
  return {
    server,
    holder,
    chain: server.sandboxes[network].chain,
    send: (changes: Parameters<typeof send>[2] = {}) =>
      send(server, holder, { ...secret, ...changes }),
    refused: (body: object, key = 'key-1') =>
      server.refusal(
        createTransaction,
        {
          params: placeOf(holder),
          body: { ...sendRequest({ ...secret, destinationAddress: stranger }), ...body },
        },
        { token: holder.token, idempotencyKey: key },
      ),
    /** All but what was received, newest first. */
    history: async () => {
      const request = { params: { walletId: holder.walletId }, query: {} };
      const { items } = await server.call(listTransactions, request, holder);
      return items.filter(({ type }) => type !== 'RECEIVED');
    },
    mine: (blocks: number) => confirm(server, blocks, network),
    /** Returns the ledger balance of the stranger. */
    received: () => ledgerBalance(server, stranger, network),
    /** Returns the ledger balance of the holder. */
    held: () => ledgerBalance(server, own, network),
    balance: () => balanceOf(server, holder),
    available: async () => wei((await balanceOf(server, holder)).available),
    nonces: async () =>
      (await server.context.db.select().from(transactions))
        .flatMap(({ nonce }) => nonce ?? [])
        .toSorted((a, b) => Number(a - b)),
  };
}
