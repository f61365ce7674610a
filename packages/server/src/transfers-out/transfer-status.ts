import type { PartRow, TransferRow } from './transfer-store.ts';

type PartFacts = Pick<PartRow, 'step' | 'state' | 'purseId'>;

/** Returns the status of a signed transfer, as its parts are now. */
export function transferStatusOf(
  parts: readonly PartFacts[],
): Exclude<TransferRow['status'], 'PLANNED'> {
  const moves = parts.filter(({ step }) => step === 'MOVE');
  if (moves.every(({ state }) => state === 'CONFIRMED')) return 'DONE';
  const isUnderWay = parts.some(
    (part) => part.state === 'SENT' || (part.state === 'PLANNED' && !isBlocked(part, parts)),
  );
  if (isUnderWay) return 'SENDING';
  return moves.some(({ state }) => state === 'CONFIRMED') ? 'PARTIAL' : 'FAILED';
}

/** Returns whether a move cannot be signed because the gas for it was refused. */
export function isBlocked(part: PartFacts, parts: readonly PartFacts[]): boolean {
  return part.step === 'MOVE' && gasFor(part, parts).some(({ state }) => state === 'FAILED');
}

/** Returns the parts that bring gas for a move. */
export function gasFor<Part extends PartFacts>(
  { purseId }: PartFacts,
  parts: readonly Part[],
): readonly Part[] {
  return parts.filter((each) => each.step === 'GAS' && each.purseId === purseId);
}
