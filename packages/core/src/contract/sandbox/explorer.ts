import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/registry.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal, network, type Page, page, pageNumber } from '../values.ts';
import type { LedgerBlockRef } from './ledger-transaction-facts.ts';
import { type SandboxPath, sandboxPath } from './sandbox.ts';

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
  /** How many transactions it has sent, with what waits; null where addresses do not count. */
  readonly nonce: number | null;
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
        nonce: z.nullable(z.int()),
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
