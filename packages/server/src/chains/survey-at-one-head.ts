import { type BlockRef, ChainUnavailableError, type Holding, type Survey } from './chain.ts';

export interface SurveyedAddresses {
  readonly addresses: readonly string[];
  readonly loadHead: () => Promise<BlockRef>;
  readonly loadHoldings: (address: string) => Promise<readonly Holding[]>;
}

/**
 * What addresses hold while the head of the chain stays where it is: of nodes that do not say which
 * block their answers are true of.
 * @throws {ChainUnavailableError} it moved on each time
 */
export async function surveyAtOneHead({
  addresses,
  loadHead,
  loadHoldings,
}: SurveyedAddresses): Promise<Survey> {
  let before = await loadHead();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const holdings: Holding[] = [];
    for (const address of addresses) holdings.push(...(await loadHoldings(address)));
    const { height, hash } = await loadHead();
    if (hash === before.hash) return { kind: 'holdings', at: { height, hash }, holdings };
    before = { height, hash };
  }
  throw new ChainUnavailableError('The chain moved on while it was read.');
}

const attempts = 10;
