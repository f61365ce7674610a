import { type Decimal, toBaseUnits, toDecimal } from '@billfold/core';
import type { FeeLine, FeeTotal } from '@billfold/core/contract';
import { trimDecimal } from '@billfold/core/internal';
import { formatCents } from '../rates/fiat-value.ts';

/** Payments that one fee applies to. */
export interface ChargedVolume {
  /** Basis points. */
  readonly feeBps: number;
  readonly payments: number;
  /** Value at receipt in cents of a dollar. */
  readonly volume: bigint;
}

/** Returns the fee on a volume in cents, rounded down: a fraction of a cent is never charged. */
export function feeOn({ feeBps, volume }: Pick<ChargedVolume, 'feeBps' | 'volume'>): bigint {
  return (volume * BigInt(feeBps)) / 10_000n;
}

/** Sum of what fees are charged on, in cents. */
export interface ChargedTotal {
  readonly payments: number;
  readonly volume: bigint;
  readonly fee: bigint;
}

/** Adds up volumes and their fees. The fee is the sum of the lines, each rounded down by itself. */
export function addUpFees(volumes: readonly ChargedVolume[]): ChargedTotal {
  return {
    payments: volumes.reduce((sum, { payments }) => sum + payments, 0),
    volume: volumes.reduce((sum, { volume }) => sum + volume, 0n),
    fee: volumes.reduce((sum, each) => sum + feeOn(each), 0n),
  };
}

/** Presents a sum of volumes. */
export function presentTotal({ payments, volume, fee }: ChargedTotal): FeeTotal {
  return { payments, volume: formatCents(volume), fee: formatCents(fee) };
}

/** Presents the volume of one fee. */
export function presentFeeLine(charged: ChargedVolume): FeeLine {
  const total = presentTotal({ ...charged, fee: feeOn(charged) });
  return { ...total, feePercent: formatBasisPoints(charged.feeBps) };
}

/** Formats basis points in per cent: 50 is `0.5`. */
export function formatBasisPoints(bps: number): Decimal {
  return trimDecimal(toDecimal(toBaseUnits(BigInt(bps)), { decimals: 2 }));
}
