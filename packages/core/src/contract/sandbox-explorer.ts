import * as z from 'zod/mini';
import type { Decimal } from '../money/decimal.ts';
import type { Network } from '../networks/registry.ts';
import { type SandboxPath, sandboxPath } from './sandbox.ts';
import { transactionHash } from './sandbox-controls.ts';
import type { Endpoint, Schema } from './schema.ts';
import { type Data, data, date, decimal, network, type Page, page, pageNumber } from './values.ts';

export interface LedgerBlockRef {
  readonly height: number;
  readonly hash: string;
  readonly minedAt: Date;
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
export interface LedgerOutput {
  readonly index: number;
  /** Null where the script has no address form. */
  readonly address: string | null;
  readonly value: Decimal;
}
export interface LedgerTransaction {
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
  /** Virtual bytes, which fee rates go by. */
  readonly vsize: number;
  /** Null for the first transaction of the ledger, which spends nothing. */
  readonly fee: Decimal | null;
  readonly inputs: readonly LedgerInput[];
  readonly outputs: readonly LedgerOutput[];
  /** What the rules of the network say today; null for the first transaction. */
  readonly check: { readonly isValid: boolean; readonly reason: string | null } | null;
}

const blockRef = (): Schema<LedgerBlockRef> =>
  z.object({ height: z.int(), hash: z.string(), minedAt: date() });

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
  response: (): Schema<Data<LedgerTransaction>> => {
    const address = () => z.nullable(z.string());
    return data(
      z.object({
        network: network(),
        hash: z.string(),
        block: z.nullable(blockRef()),
        confirmations: z.int(),
        acceptedAt: date(),
        isHeld: z.boolean(),
        size: z.int(),
        vsize: z.int(),
        fee: z.nullable(decimal()),
        inputs: z.readonly(
          z.array(
            z.object({
              hash: z.string(),
              index: z.int(),
              address: address(),
              value: decimal(),
              signature: z.enum(['valid', 'invalid', 'unchecked']),
            }),
          ),
        ),
        outputs: z.readonly(
          z.array(z.object({ index: z.int(), address: address(), value: decimal() })),
        ),
        check: z.nullable(z.object({ isValid: z.boolean(), reason: z.nullable(z.string()) })),
      }),
    );
  },
} satisfies Endpoint<LedgerTransactionPath, unknown, unknown, Data<LedgerTransaction>>;

export interface LedgerMovement {
  readonly hash: string;
  readonly blockHeight: number | null;
  /** When its block was mined; while it waits, when it was accepted. */
  readonly at: Date;
  readonly received: Decimal;
  readonly spent: Decimal;
}
export interface LedgerAddress {
  readonly network: Network;
  readonly address: string;
  /** With what waits for a block. */
  readonly balance: Decimal;
  /** Newest first. */
  readonly transactions: Page<LedgerMovement>;
}
export interface LedgerAddressPath extends SandboxPath {
  readonly address: string;
}
export interface LedgerAddressQuery {
  readonly page?: number;
  readonly pageSize?: number;
}
export const getSandboxAddress = {
  method: 'GET',
  path: '/v1/dev/sandbox/{network}/addresses/{address}',
  summary: 'Balance and transactions of an address; one that was never used is empty.',
  public: true,
  params: (): Schema<LedgerAddressPath> =>
    z.strictObject({
      network: network(),
      address: z.string().check(z.minLength(14), z.maxLength(128)),
    }),
  query: (): Schema<LedgerAddressQuery> =>
    z.strictObject({
      page: z.exactOptional(pageNumber(1_000_000)),
      pageSize: z.exactOptional(pageNumber(100)),
    }),
  response: (): Schema<Data<LedgerAddress>> => {
    const movement = (): Schema<LedgerMovement> =>
      z.object({
        hash: z.string(),
        blockHeight: z.nullable(z.int()),
        at: date(),
        received: decimal(),
        spent: decimal(),
      });
    return data(
      z.object({
        network: network(),
        address: z.string(),
        balance: decimal(),
        transactions: page(movement()),
      }),
    );
  },
} satisfies Endpoint<LedgerAddressPath, LedgerAddressQuery, unknown, Data<LedgerAddress>>;

export interface LedgerBlockEntry {
  readonly hash: string;
  /** All that its outputs carry. */
  readonly value: Decimal;
  readonly fee: Decimal | null;
}
export interface LedgerBlock extends LedgerBlockRef {
  readonly network: Network;
  readonly parentHash: string;
  readonly confirmations: number;
  readonly transactions: readonly LedgerBlockEntry[];
}
export interface LedgerBlockPath extends SandboxPath {
  readonly height: number;
}
export const getSandboxBlock = {
  method: 'GET',
  path: '/v1/dev/sandbox/{network}/blocks/{height}',
  summary: 'A block of the ledger with its transactions.',
  public: true,
  params: (): Schema<LedgerBlockPath> => z.strictObject({ network: network(), height: height() }),
  response: (): Schema<Data<LedgerBlock>> =>
    data(
      z.object({
        network: network(),
        height: z.int(),
        hash: z.string(),
        minedAt: date(),
        parentHash: z.string(),
        confirmations: z.int(),
        transactions: z.readonly(
          z.array(z.object({ hash: z.string(), value: decimal(), fee: z.nullable(decimal()) })),
        ),
      }),
    ),
} satisfies Endpoint<LedgerBlockPath, unknown, unknown, Data<LedgerBlock>>;

/** A block's height in a path; the first block has 0. */
const height = (): Schema<number> =>
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/))]),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.int().check(z.minimum(0)),
    ),
  );

export interface LedgerBlockSummary extends LedgerBlockRef {
  readonly transactionCount: number;
}
export const listSandboxBlocks = {
  method: 'GET',
  path: '/v1/dev/sandbox/{network}/blocks',
  summary: 'The newest twenty blocks of the ledger.',
  public: true,
  params: sandboxPath,
  response: (): Schema<Data<readonly LedgerBlockSummary[]>> =>
    data(
      z.readonly(
        z.array(
          z.object({
            height: z.int(),
            hash: z.string(),
            minedAt: date(),
            transactionCount: z.int(),
          }),
        ),
      ),
    ),
} satisfies Endpoint<SandboxPath, unknown, unknown, Data<readonly LedgerBlockSummary[]>>;
