import { toBaseUnits } from '@billfold/core';
import { type BlockRef, ChainFaultError, type Holding, type Probe, type Survey } from './chain.ts';

/** Builds the balances of one address from what a survey of it has found. */
export function toProbe(survey: Survey): Probe {
  if (survey.kind !== 'holdings') throw new ChainFaultError('A survey of outputs has no balances.');
  return probeOf(survey.at, survey.holdings);
}

/** Builds the balances of one address at a block from its holdings. */
export function probeOf({ height, hash }: BlockRef, holdings: readonly Holding[]): Probe {
  const native = holdings.find(({ tokenId }) => tokenId === null);
  const tokens = holdings.flatMap(({ tokenId, value }) =>
    tokenId === null || value === 0n ? [] : [[tokenId, value] as const],
  );
  return { height, hash, units: native?.value ?? toBaseUnits(0n), tokens: new Map(tokens) };
}
