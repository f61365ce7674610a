import {
  type BaseUnits,
  getNetwork,
  type TokenDefinition,
  toBaseUnits,
  tokensOf,
} from '@billfold/core';
import {
  seedPhraseToSeed,
  type TronKeyring,
  type TronTokenRequest,
  type TronTransferRefusal,
} from '@billfold/keyring';
import type {
  Changes,
  LedgerMoment,
  Treasury,
  TreasuryResult,
} from '../../../chains/sandbox/rules.ts';
import { readTokenBalance, tokenBalanceOf } from '../../../chains/sandbox/token-entry.ts';
import { accountEntryOf, accountKey, readAccount } from './account-entry.ts';
import { payoutContract } from './payout-contract.ts';

/**
 * Opens the wallet of the faucet: account 0 of its phrase. Its payments are valid for half a day,
 * and their timestamps differ, so that two equal ones are not duplicates.
 */
export function openTreasury(keyring: TronKeyring, seedPhrase: string): Treasury {
  const seed = seedPhraseToSeed(seedPhrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  const key = accountKey(address);
  const balance = genesisAmount * 10n ** BigInt(getNetwork(keyring.network).decimals);
  return {
    addresses: [address],
    marks: ['byContract'],
    contract: payoutContract,
    genesis: {
      transaction: null,
      changes: new Map([
        [key, accountEntryOf(address, { balance, sent: 0n })],
        ...tokensOf(keyring.network).map((token) => tokensAtFirst(token, address)),
      ]),
    },
    pay: async (entries, payment, moment) => {
      const account = readAccount(entries.get(key));
      const createdAtMs = moment.at.getTime() + Number(account?.sent ?? 0n);
      const built = keyring.buildTransfer({
        publicKey,
        balance: toBaseUnits(account?.balance ?? 0n),
        recipient: payment.address,
        amount: payment.amount,
        token: payment.byContract
          ? filled(payment.amount)
          : heldToken(payment.token, address, entries),
        // What is charged does not stand in the bytes.
        terms: { kind: 'bandwidth', sunPerByte: 0n },
        reference: await settledBlock(keyring, moment),
        createdAtMs,
        expiresAtMs: createdAtMs + validForMs,
      });
      return built.outcome === 'built'
        ? { outcome: 'signed', ...keyring.signTransfer(seed, built.plan) }
        : refuse(built);
    },
    replace: null,
  };
}

function heldToken(
  token: TokenDefinition | undefined,
  owner: string,
  entries: Changes,
): TronTokenRequest | null {
  if (token === undefined) return null;
  const { contract } = token;
  return { contract, balance: toBaseUnits(readTokenBalance(entries, contract, owner)), feeLimit };
}

/** The contract that pays, as one that was filled with `amount` before. */
function filled(amount: BaseUnits): TronTokenRequest {
  return { contract: payoutContract, balance: amount, feeLimit };
}

function tokensAtFirst({ contract, decimals }: TokenDefinition, owner: string) {
  return tokenBalanceOf(contract, owner, genesisTokens * 10n ** BigInt(decimals));
}

/** One that no usual reorganisation takes back. */
async function settledBlock({ network }: TronKeyring, { view }: LedgerMoment) {
  const { available } = getNetwork(network).confirmations;
  const height = ((await view.head())?.height ?? 0) - available + 1;
  const block = await view.headerAt(Math.max(0, height));
  if (block === null) throw new Error('The ledger was never begun.');
  return block;
}

function refuse(refusal: TronTransferRefusal): TreasuryResult {
  switch (refusal.outcome) {
    case 'recipient_invalid':
    case 'dust':
      return refusal;
    case 'insufficient_funds':
    case 'insufficient_native':
      return { outcome: 'empty' };
    default:
      return refusal satisfies never;
  }
}

const validForMs = 12 * 60 * 60 * 1_000;

/** In main units. */
const genesisAmount = 10_000_000_000n;
/** In main units, of each token. */
const genesisTokens = 1_000_000_000_000n;

/** Fee limit above the cost of a token transfer to a new holder. */
const feeLimit = toBaseUnits(100_000_000n);
