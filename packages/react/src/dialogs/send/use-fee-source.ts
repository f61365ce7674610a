'use client';
import type { Decimal } from '@billfold/core';
import type { SendState } from '@billfold/core/flows';
import { useTranslate } from '../../context/use-translate.ts';

/**
 * Returns a sentence about the resources of Tron that a transaction takes: its free bandwidth where the
 * fee is nothing, else what the fee pays for. Null on other networks.
 */
export function useFeeSource(
  { network, asset }: Pick<SendState, 'network' | 'asset'>,
  fee: Decimal | null,
): string | null {
  const t = useTranslate();
  if (network?.model.family !== 'tron' || fee === null) return null;
  const isToken = asset !== null && asset.token !== null;
  if (!/[1-9]/.test(fee)) return t(isToken ? 'send.fees.free.token' : 'send.fees.free');
  return t(isToken ? 'send.fees.resources.token' : 'send.fees.resources');
}
