import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/registry.ts';
import type { Schema } from '../schema.ts';
import { date, decimal, network } from '../values.ts';

/** Fields that ledger transactions of every family have. */
export interface LedgerTransactionFacts {
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
  /** It stands in a block and has paid its fee, and all else is as before. */
  readonly hasFailed: boolean;
  /** Token transfer that the transaction calls for, also where it failed; null for none. */
  readonly tokenTransfer: LedgerTokenTransfer | null;
}
export interface LedgerTokenTransfer {
  readonly tokenId: string;
  readonly symbol: string;
  /** Recipient. */
  readonly address: string;
  readonly value: Decimal;
}
export interface LedgerOutput {
  readonly index: number;
  /** Null where the script has no address form. */
  readonly address: string | null;
  readonly value: Decimal;
}
/** Verdict of the network's present rules on the transaction. */
export interface LedgerCheck {
  readonly isValid: boolean;
  readonly reason: string | null;
}

export interface LedgerBlockRef {
  readonly height: number;
  readonly hash: string;
  readonly minedAt: Date;
}

export const check = (): Schema<LedgerCheck> =>
  z.object({ isValid: z.boolean(), reason: z.nullable(z.string()) });

export const facts = () => ({
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
  hasFailed: z.boolean(),
  tokenTransfer: z.nullable(tokenTransfer()),
});

const tokenTransfer = (): Schema<LedgerTokenTransfer> =>
  z.object({ tokenId: z.string(), symbol: z.string(), address: z.string(), value: decimal() });

const blockRef = (): Schema<LedgerBlockRef> =>
  z.object({ height: z.int(), hash: z.string(), minedAt: date() });
