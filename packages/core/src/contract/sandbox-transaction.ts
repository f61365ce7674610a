import * as z from 'zod/mini';
import type { Decimal } from '../money/decimal.ts';
import type { Network } from '../networks/registry.ts';
import type { SandboxPath } from './sandbox.ts';
import { transactionHash } from './sandbox-controls.ts';
import type { Endpoint, Schema } from './schema.ts';
import { type Data, data, date, decimal, network } from './values.ts';

export interface LedgerBlockRef {
  readonly height: number;
  readonly hash: string;
  readonly minedAt: Date;
}

/** Told apart by the family of the network. */
export type LedgerTransaction = LedgerUtxoTransaction | LedgerEvmTransaction;

interface LedgerTransactionFacts {
  readonly network: Network;
  readonly hash: string;
  /** Null while it waits. */
  readonly block: LedgerBlockRef | null;
  readonly confirmations: number;
  readonly acceptedAt: Date;
  /** Kept out of blocks on request. */
  readonly isHeld: boolean;
  /** Bytes. */
  readonly size: number;
  readonly outputs: readonly LedgerOutput[];
}
export interface LedgerOutput {
  readonly index: number;
  /** Null where the script has no address form. */
  readonly address: string | null;
  readonly value: Decimal;
}
/** What the rules of the network say today. */
export interface LedgerCheck {
  readonly isValid: boolean;
  readonly reason: string | null;
}

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
  /** Whom the signature names; null where it names nobody. */
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

export interface LedgerTransactionPath extends SandboxPath {
  readonly hash: string;
}
export const getSandboxTransaction = {
  method: 'GET',
  path: '/v1/dev/sandbox/{network}/transactions/{hash}',
  summary: 'A transaction of the ledger, its signatures checked again.',
  public: true,
  params: (): Schema<LedgerTransactionPath> =>
    z.strictObject({ network: network(), hash: transactionHash() }),
  response: (): Schema<Data<LedgerTransaction>> =>
    data(z.union([utxoTransaction(), evmTransaction()])),
} satisfies Endpoint<LedgerTransactionPath, unknown, unknown, Data<LedgerTransaction>>;

const blockRef = (): Schema<LedgerBlockRef> =>
  z.object({ height: z.int(), hash: z.string(), minedAt: date() });

const check = (): Schema<LedgerCheck> =>
  z.object({ isValid: z.boolean(), reason: z.nullable(z.string()) });

const facts = () => ({
  network: network(),
  hash: z.string(),
  block: z.nullable(blockRef()),
  confirmations: z.int(),
  acceptedAt: date(),
  isHeld: z.boolean(),
  size: z.int(),
  outputs: z.readonly(
    z.array(z.object({ index: z.int(), address: z.nullable(z.string()), value: decimal() })),
  ),
});

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
