import type { PartRow, TransferRow } from './transfer-store.ts';

type PartFacts = Pick<PartRow, 'step' | 'state' | 'purseId' | 'feeUnits'>;

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

/** Returns whether a move cannot be signed because the gas for it, or the contract, was refused. */
export function isBlocked(part: PartFacts, parts: readonly PartFacts[]): boolean {
  return part.step === 'MOVE' && needsOf(part, parts).some(({ state }) => state === 'FAILED');
}

/** Returns the parts that a move waits for: the gas for it, and the contract of a sweep together. */
export function needsOf<Part extends PartFacts>(
  move: PartFacts,
  parts: readonly Part[],
): readonly Part[] {
  const contracts = parts.filter(({ step }) => step === 'DEPLOY');
  return [...contracts, ...gasFor(move, parts)].filter((part) => !isDropped(part));
}

/** Returns whether a part is a contract, or gas, that is not needed any more (drop-part.ts). */
function isDropped({ step, state, feeUnits }: Omit<PartFacts, 'purseId'>): boolean {
  return step !== 'MOVE' && state === 'FAILED' && feeUnits === 0n;
}

/** Returns the parts that bring gas for a move. */
export function gasFor<Part extends PartFacts>(
  { purseId }: PartFacts,
  parts: readonly Part[],
): readonly Part[] {
  return parts.filter((each) => each.step === 'GAS' && each.purseId === purseId);
}

/** Returns whether another signature would send a part. */
export function isLeft(part: Omit<PartFacts, 'purseId'>): boolean {
  return (part.state === 'PLANNED' || part.state === 'FAILED') && !isDropped(part);
}

/** Returns whether a part could be signed now. A move cannot be signed while its gas is on its way. */
export function isSignable(part: PartFacts, parts: readonly PartFacts[]): boolean {
  const waits = part.step === 'MOVE' && needsOf(part, parts).some(({ state }) => state === 'SENT');
  return isLeft(part) && !waits;
}

/** Returns whether a signed transfer has parts that could be signed now, and no opened wallet signs them. */
export function needsSignature(
  { status, signedUntil }: Pick<TransferRow, 'status' | 'signedUntil'>,
  parts: readonly PartFacts[],
  now: Date,
): boolean {
  const isHeld = signedUntil !== null && signedUntil > now;
  const isLeftToSign = parts.some((part) => isSignable(part, parts));
  return status !== 'DONE' && isLeftToSign && (status !== 'SENDING' || !isHeld);
}
