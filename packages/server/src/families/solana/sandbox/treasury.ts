import { getNetwork, type TokenDefinition, toBaseUnits, tokensOf } from '@billfold/core';
import {
  type SolanaTokenRequest,
  type SolanaTransferRefusal,
  seedPhraseToSeed,
} from '@billfold/keyring';
import type {
  Entry,
  LedgerView,
  Treasury,
  TreasuryPayment,
  TreasuryResult,
} from '../../../chains/sandbox/rules.ts';
import { accountEntryOf, accountKey, readAccount } from './account-entry.ts';
import type { SolanaRuleBook } from './rule-book.ts';

/**
 * The wallet of the faucet: account 0 of its phrase. Equal payments in one block would be one
 * transaction, so each has a limit of units that follows from the balance before it, at no price. A memo
 * would do too, and a merchant would read it as a comment of the payer.
 */
export function openTreasury(book: SolanaRuleBook, seedPhrase: string): Treasury {
  const { keyring } = book;
  const seed = seedPhraseToSeed(seedPhrase);
  const { publicKey: address } = keyring.derivePublic(seed, 0);
  const key = accountKey(address);
  const lamports = genesisAmount * 10n ** BigInt(getNetwork(keyring.network).decimals);
  return {
    addresses: [address],
    marks: ['memo', 'references'],
    contract: null,
    genesis: {
      transaction: null,
      changes: new Map([
        [key, accountEntryOf(address, { lamports, token: null })],
        ...tokensOf(keyring.network).map((token) => tokensAtFirst(book, token, address)),
      ]),
    },
    pay: async (entries, payment, { view }) => {
      const head = await view.head();
      if (head === null) throw new Error('A payment names a block, and there is none.');
      const held = readAccount(entries.get(key)).lamports;
      const built = keyring.buildTransfer({
        publicKey: address,
        account: 0,
        balance: toBaseUnits(held),
        recipient: payment.address,
        recipientBalance: toBaseUnits((await load(view, payment.address)).lamports),
        amount: payment.amount,
        blockhash: keyring.toBlockhash(head.hash),
        priority: { unitLimit: limitOf(held), unitPrice: 0n },
        memo: payment.memo ?? null,
        ...(payment.references && { references: payment.references }),
        token: await tokenRequest(book, { payment, entries, view, address }),
      });
      return built.outcome === 'built'
        ? { outcome: 'signed', ...keyring.signTransfer(seed, built.plan) }
        : refuse(built);
    },
    replace: null,
  };
}

/** Enough units for any payment, and another number after each one, which takes 5,000 lamports or more. */
function limitOf(held: bigint): number {
  return 300_000 + Number((held / 5_000n) % 1_000_000n);
}

interface Paying {
  readonly payment: TreasuryPayment;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly view: LedgerView;
  /** The treasury's own. */
  readonly address: string;
}

async function tokenRequest(
  { keyring }: SolanaRuleBook,
  { payment, entries, view, address }: Paying,
): Promise<SolanaTokenRequest | null> {
  if (payment.token === undefined) return null;
  const { contract: mint, decimals } = payment.token;
  const own = readAccount(entries.get(accountKey(keyring.tokenAccountOf(address, mint))));
  const theirs = await load(view, keyring.tokenAccountOf(payment.address, mint));
  return {
    mint,
    decimals,
    balance: toBaseUnits(own.token?.units ?? 0n),
    isRecipientReady: theirs.token !== null,
  };
}

async function load(view: LedgerView, address: string) {
  const key = accountKey(address);
  return readAccount((await view.read([key])).get(key));
}

function tokensAtFirst(
  { keyring, minimum }: SolanaRuleBook,
  { contract: mint, decimals }: TokenDefinition,
  owner: string,
): readonly [string, Entry | null] {
  const account = keyring.tokenAccountOf(owner, mint);
  const units = genesisTokens * 10n ** BigInt(decimals);
  const token = { owner, mint, units };
  return [accountKey(account), accountEntryOf(account, { lamports: minimum.token, token })];
}

function refuse(refusal: SolanaTransferRefusal): TreasuryResult {
  switch (refusal.outcome) {
    case 'recipient_invalid':
    case 'dust':
      return refusal;
    case 'insufficient_funds':
    case 'insufficient_native':
    case 'remainder_too_small':
      return { outcome: 'empty' };
    default:
      return refusal satisfies never;
  }
}

/** In main units, of either. */
const genesisAmount = 10_000_000n;
const genesisTokens = 1_000_000_000n;
