import { findToken, parseAmount, type TokenDefinition, toDecimal } from '@billfold/core';
import {
  type CreateTokenTransaction,
  createTokenTransaction,
  faucet,
  getTokenFees,
  listAccounts,
  type Token,
} from '@billfold/core/contract';
import { createEthereumHolder, network, own, stranger } from './ethereum-holder.ts';
import { placeOf } from './funded.ts';
import { vectorPhrase } from './people.ts';

export const usdt = tokenOf('USDT@ETH');
/** Base units of USDT. */
export const units = (text: string): bigint => parseAmount(text, usdt.decimals);

type Changes = Partial<CreateTokenTransaction> & { readonly key?: string };

/** Somebody with 5 ETH and 250 USDT, deep enough to be spent, and what tests ask about them. */
export async function createTokenHolder() {
  const world = await createEthereumHolder();
  const { server, holder } = world;
  const requestOf = ({ key: _, ...changes }: Changes): CreateTokenTransaction => ({
    amount: toDecimal('100'),
    destinationAddress: stranger,
    gasLimit: null,
    gasPrice: null,
    seedPhrase: vectorPhrase,
    password: null,
    tokenId: usdt.id,
    twoFactorCode: null,
    sendingMax: false,
    ...changes,
  });
  const call = (changes: Changes) =>
    [
      createTokenTransaction,
      { params: placeOf(holder), body: requestOf(changes) },
      { token: holder.token, idempotencyKey: changes.key ?? 'token-1' },
    ] as const;
  const pay = (asset: string, amount: string, address = own) =>
    server.call(faucet, {
      params: { network },
      body: { address, asset, amount: toDecimal(amount) },
    });
  const feeQuery = (ToAddress = stranger) => ({
    Amount: toDecimal('100'),
    ToAddress,
    AccountId: holder.account.id,
    WalletId: holder.walletId,
    TokenId: usdt.id,
  });
  await pay(usdt.id, '250');
  await world.mine(12);
  return {
    ...world,
    pay,
    sendToken: (changes: Changes = {}) => server.call(...call(changes)),
    refusedToken: (changes: Changes = {}) => server.refusal(...call(changes)),
    feeQuery,
    fees: (ToAddress?: string) =>
      server.call(getTokenFees, { params: placeOf(holder), query: feeQuery(ToAddress) }, holder),
    tokens: async (): Promise<readonly Token[]> => {
      const request = { params: { walletId: holder.walletId }, query: {} };
      const { items } = await server.call(listAccounts, request, holder);
      return items.flatMap(({ tokens }) => tokens);
    },
    /** Returns the USDT units of an address on the ledger, unmined transactions included. */
    tokenHeld: async (address: string) => {
      const { ledger } = server.sandboxes[network];
      const entries = await ledger.read((state) => state.entriesOf([address]));
      const entry = [...entries.values()].find(({ contract }) => contract === usdt.contract);
      return BigInt(entry?.['balance'] ?? 0);
    },
  };
}

function tokenOf(id: string): TokenDefinition {
  const token = findToken(network, id);
  if (token === undefined) throw new Error(`There is no token ${id}.`);
  return token;
}
