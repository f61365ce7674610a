import { type BlockRef, ChainUnavailableError, type Holding, type Survey } from './chain.ts';

export interface SurveyedAddresses {
  readonly loadHead: () => Promise<BlockRef>;
  /** Loads the holdings of all addresses. */
  readonly loadHoldings: () => Promise<readonly Holding[]>;
}

/**
 * Surveys addresses while the head of the chain stays the same, for nodes that do not name the
 * block of their answers.
 * @throws {ChainUnavailableError} the head moved during every attempt
 */
export async function surveyAtOneHead({
  loadHead,
  loadHoldings,
}: SurveyedAddresses): Promise<Survey> {
  let before = await loadHead();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const holdings = await loadHoldings();
    const { height, hash } = await loadHead();
    if (hash === before.hash) return { kind: 'holdings', at: { height, hash }, holdings };
    before = { height, hash };
  }
  throw new ChainUnavailableError('The chain moved on while it was read.');
}

const attempts = 10;
