import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal } from '../values.ts';

import {
  check,
  facts,
  type LedgerCheck,
  type LedgerTransactionFacts,
} from './ledger-transaction-facts.ts';
import type { SandboxPath } from './sandbox.ts';

/** Told apart by the family of the network. */
export type LedgerTransaction =
  | LedgerUtxoTransaction
  | LedgerEvmTransaction
  | LedgerTronTransaction
  | LedgerSolanaTransaction
  | LedgerTonTransaction;

/** Spends outputs of earlier transactions. */
export interface LedgerUtxoTransaction extends LedgerTransactionFacts {
  readonly family: 'utxo';
  /** Virtual bytes, which fee rates go by. */
  readonly vsize: number;
  /** Null for the first transaction of the ledger, which spends nothing, as is its check. */
  readonly fee: Decimal | null;
  readonly inputs: readonly LedgerInput[];
  readonly check: LedgerCheck | null;
}
export interface LedgerInput {
  /** The output that it spends. */
  readonly hash: string;
  readonly index: number;
  readonly address: string | null;
  readonly value: Decimal;
  /** Checked again for this answer; `unchecked` behind one that is invalid. */
  readonly signature: 'valid' | 'invalid' | 'unchecked';
}

/** Moves from one account to another. */
export interface LedgerEvmTransaction extends LedgerTransactionFacts {
  readonly family: 'evm';
  /** Signer recovered from the signature; null where it is invalid. */
  readonly sender: string | null;
  /** Checked again for this answer. */
  readonly signature: 'valid' | 'invalid';
  readonly nonce: number;
  readonly gasLimit: number;
  readonly gasUsed: number;
  /** Paid per gas, in wei. */
  readonly gasPriceWei: Decimal;
  /** The chain it is signed for; null where that is none in particular. */
  readonly chainId: number | null;
  /** Bytes that came along, hex; empty for a plain transfer. */
  readonly data: string;
  readonly fee: Decimal;
  readonly check: LedgerCheck;
}

/** Moves from one account to another, on the condition of a block and a time. */
export interface LedgerTronTransaction extends LedgerTransactionFacts {
  readonly family: 'tron';
  /** Signer recovered from the signature; null where it is invalid. */
  readonly sender: string | null;
  /** Checked again for this answer. */
  readonly signature: 'valid' | 'invalid';
  /** Bytes of bandwidth that it took. */
  readonly bandwidth: number;
  /** Units of computation that a contract took. */
  readonly energy: number;
  /** The block that must stand on the chain. */
  readonly reference: LedgerReference;
  /** Creation time in the transaction; it has no effect. */
  readonly createdAt: Date;
  /** No block from then on could take it. */
  readonly expiresAt: Date;
  /** For its place in a block; nothing where it opened an account. */
  readonly fee: Decimal;
  /** For the account that it opened. */
  readonly networkFee: Decimal;
  readonly check: LedgerCheck;
}
export interface LedgerReference {
  /** The lowest 16 bits of its height. */
  readonly heightBits: number;
  /** Bytes 8 to 16 of its hash, hex. */
  readonly hashPart: string;
}

/** Moves from one account to another, on the condition of a recent block. */
export interface LedgerSolanaTransaction extends LedgerTransactionFacts {
  readonly family: 'solana';
  /** First signer, who paid the fee. */
  readonly sender: string;
  /** Checked again for this answer. */
  readonly signature: 'valid' | 'invalid';
  /** Base58, of the block that it names. */
  readonly blockhash: string;
  /** Text that came along; null for none. */
  readonly memo: string | null;
  readonly fee: Decimal;
  /** For the accounts for tokens that it made. */
  readonly networkFee: Decimal;
  readonly check: LedgerCheck;
}

/** A wallet sends to another account, by its count and until a time. */
export interface LedgerTonTransaction extends LedgerTransactionFacts {
  readonly family: 'ton';
  readonly sender: string;
  /** Checked again for this answer. */
  readonly signature: 'valid' | 'invalid';
  /** How many sends the wallet had made. */
  readonly seqno: number;
  readonly walletId: number;
  /** From then on the wallet would have refused. */
  readonly validUntil: Date;
  /** The wallet came along: it was its first send. */
  readonly bringsWallet: boolean;
  readonly isBounceable: boolean;
  readonly memo: string | null;
  /** `bounced` came back from where no contract is; `skipped` was more than the wallet held. */
  readonly result: 'paid' | 'bounced' | 'skipped';
  readonly fee: Decimal;
  readonly check: LedgerCheck;
}

export interface LedgerTransactionPath extends SandboxPath {
  readonly hash: string;
}
export const getSandboxTransaction: Endpoint<
  LedgerTransactionPath,
  unknown,
  unknown,
  Data<LedgerTransaction>
> = {
  method: 'GET',
  path: '/v1/dev/sandbox/{network}/transactions/{hash}',
  public: true,
  response: (): Schema<Data<LedgerTransaction>> =>
    data(
      z.union([
        utxoTransaction(),
        evmTransaction(),
        tronTransaction(),
        solanaTransaction(),
        tonTransaction(),
      ]),
    ),
};

const utxoTransaction = (): Schema<LedgerUtxoTransaction> =>
  z.object({
    ...facts(),
    family: z.literal('utxo'),
    vsize: z.int(),
    fee: z.nullable(decimal()),
    inputs: z.readonly(
      z.array(
        z.object({
          hash: z.string(),
          index: z.int(),
          address: z.nullable(z.string()),
          value: decimal(),
          signature: z.enum(['valid', 'invalid', 'unchecked']),
        }),
      ),
    ),
    check: z.nullable(check()),
  });

const evmTransaction = (): Schema<LedgerEvmTransaction> =>
  z.object({
    ...facts(),
    family: z.literal('evm'),
    sender: z.nullable(z.string()),
    signature: z.enum(['valid', 'invalid']),
    nonce: z.int(),
    gasLimit: z.int(),
    gasUsed: z.int(),
    gasPriceWei: decimal(),
    chainId: z.nullable(z.int()),
    data: z.string(),
    fee: decimal(),
    check: check(),
  });

const tronTransaction = (): Schema<LedgerTronTransaction> =>
  z.object({
    ...facts(),
    family: z.literal('tron'),
    sender: z.nullable(z.string()),
    signature: z.enum(['valid', 'invalid']),
    bandwidth: z.int(),
    energy: z.int(),
    reference: z.object({ heightBits: z.int(), hashPart: z.string() }),
    createdAt: date(),
    expiresAt: date(),
    fee: decimal(),
    networkFee: decimal(),
    check: check(),
  });

const solanaTransaction = (): Schema<LedgerSolanaTransaction> =>
  z.object({
    ...facts(),
    family: z.literal('solana'),
    sender: z.string(),
    signature: z.enum(['valid', 'invalid']),
    blockhash: z.string(),
    memo: z.nullable(z.string()),
    fee: decimal(),
    networkFee: decimal(),
    check: check(),
  });

const tonTransaction = (): Schema<LedgerTonTransaction> =>
  z.object({
    ...facts(),
    family: z.literal('ton'),
    sender: z.string(),
    signature: z.enum(['valid', 'invalid']),
    seqno: z.int(),
    walletId: z.int(),
    validUntil: date(),
    bringsWallet: z.boolean(),
    isBounceable: z.boolean(),
    memo: z.nullable(z.string()),
    result: z.enum(['paid', 'bounced', 'skipped']),
    fee: decimal(),
    check: check(),
  });
