import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/registry.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal, network, type Page, page } from '../values.ts';
import type { LedgerBlockRef } from './ledger-transaction-facts.ts';
import type { SandboxPath } from './sandbox.ts';

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
export const getSandboxAddress: Endpoint<
  LedgerAddressPath,
  LedgerAddressQuery,
  unknown,
  Data<LedgerAddress>
> = {
  method: 'GET',
  path: '/v1/dev/sandbox/{network}/addresses/{address}',
  public: true,
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
};

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
export const getSandboxBlock: Endpoint<LedgerBlockPath, unknown, unknown, Data<LedgerBlock>> = {
  method: 'GET',
  path: '/v1/dev/sandbox/{network}/blocks/{height}',
  public: true,
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
};

export interface LedgerBlockSummary extends LedgerBlockRef {
  readonly transactionCount: number;
}
export const listSandboxBlocks: Endpoint<
  SandboxPath,
  unknown,
  unknown,
  Data<readonly LedgerBlockSummary[]>
> = {
  method: 'GET',
  path: '/v1/dev/sandbox/{network}/blocks',
  public: true,
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
};
