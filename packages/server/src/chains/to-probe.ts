import { toBaseUnits } from '@billfold/core';
import { type BlockRef, ChainFaultError, type Holding, type Probe, type Survey } from './chain.ts';

/** Builds the balances of each address, in the order of `addresses`, from what one survey of all has found. */
export function toProbes(survey: Survey, addresses: readonly string[]): readonly Probe[] {
  if (survey.kind !== 'holdings') throw new ChainFaultError('A survey of outputs has no balances.');
  const { at, holdings } = survey;
  return addresses.map((address) =>
    probeOf(
      at,
      holdings.filter((each) => each.address === address),
    ),
  );
}

/** Builds the balances of one address at a block from its holdings. */
export function probeOf(
  { height, hash }: BlockRef,
  holdings: readonly Omit<Holding, 'address'>[],
): Probe {
  const native = holdings.find(({ tokenId }) => tokenId === null);
  const tokens = holdings.flatMap(({ tokenId, value }) =>
    tokenId === null || value === 0n ? [] : [[tokenId, value] as const],
  );
  return { height, hash, units: native?.value ?? toBaseUnits(0n), tokens: new Map(tokens) };
}
