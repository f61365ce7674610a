import { getNetwork, type TokenDefinition, toBaseUnits, tokensOf } from '@billfold/core';
import {
  seedPhraseToSeed,
  type TonFeePrices,
  type TonKeyring,
  type TonTokenRequest,
  type TonTransferRefusal,
} from '@billfold/keyring';
import type { Changes, Treasury, TreasuryResult } from '../../../chains/sandbox/rules.ts';
import { readTokenBalance, tokenBalanceOf } from '../../../chains/sandbox/token-entry.ts';
import { accountEntryOf, accountKey, readAccount } from './account-entry.ts';
import { jettonWalletOf } from './jetton.ts';

export interface TreasuryOptions {
  readonly seedPhrase: string;
  readonly prices: TonFeePrices;
}

/**
 * The wallet of the faucet: account 0 of its phrase. Its payments follow each other by their count,
 * so that one that is held keeps those behind it from being mined. None of them runs out.
 */
export function openTreasury(
  keyring: TonKeyring,
  { seedPhrase, prices }: TreasuryOptions,
): Treasury {
  const seed = seedPhraseToSeed(seedPhrase);
  const account = 0;
  const { publicKey } = keyring.derivePublic(seed, account);
  const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  const key = accountKey(address);
  const balance = genesisAmount * 10n ** BigInt(getNetwork(keyring.network).decimals);
  return {
    addresses: [address],
    marks: ['memo'],
    contract: null,
    genesis: {
      transaction: null,
      changes: new Map([
        [key, accountEntryOf(address, { balance, seqno: 0n, publicKey: null })],
        ...tokensOf(keyring.network).map((token) => tokensAtFirst(token, address)),
      ]),
    },
    pay: (entries, payment) => {
      const wallet = readAccount(entries.get(key));
      const built = keyring.buildTransfer({
        publicKey,
        account,
        balance: toBaseUnits(wallet.balance),
        seqno: wallet.seqno,
        validUntil: endOfTime,
        recipient: payment.address,
        amount: payment.amount,
        isBounceable: false,
        memo: payment.memo ?? null,
        prices,
        token:
          payment.token === undefined
            ? null
            : heldToken(keyring, payment.token, { address, entries }),
      });
      return built.outcome === 'built'
        ? { outcome: 'signed', ...keyring.signTransfer(seed, built.plan) }
        : refuse(built);
    },
    replace: null,
  };
}

function refuse(refusal: TonTransferRefusal): TreasuryResult {
  switch (refusal.outcome) {
    case 'recipient_invalid':
      return refusal;
    case 'insufficient_funds':
    case 'insufficient_native':
      return { outcome: 'empty' };
    default:
      return refusal satisfies never;
  }
}

function heldToken(
  keyring: TonKeyring,
  { contract }: TokenDefinition,
  { address, entries }: { readonly address: string; readonly entries: Changes },
): TonTokenRequest {
  return {
    wallet: jettonWalletOf(keyring, contract, address),
    attached: toBaseUnits(50_000_000n),
    balance: toBaseUnits(readTokenBalance(entries, contract, address)),
  };
}

function tokensAtFirst({ contract, decimals }: TokenDefinition, owner: string) {
  return tokenBalanceOf(contract, owner, genesisTokens * 10n ** BigInt(decimals));
}

/** The last second that a transfer can name. */
const endOfTime = 2 ** 32 - 1;

/** In main units. */
const genesisAmount = 1_000_000_000n;
/** In main units, of each jetton. */
const genesisTokens = 1_000_000_000_000n;
