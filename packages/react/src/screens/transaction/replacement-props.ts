import type { OwnedTransaction, ReplacementKind } from '@billfold/core/contract';

/** Replacement of an outgoing transaction, or a second one that speeds an incoming one up (`ACCELERATE`). */
export type FeeBump = ReplacementKind | 'ACCELERATE';

/** Props of the parts of the replacement dialog. */
export interface ReplacementProps {
  readonly transaction: OwnedTransaction;
  readonly kind: FeeBump;
  readonly onClose: () => void;
}

/** Returns the key of the label of an action, which is also the title of its dialog. */
export function labelOf(kind: FeeBump) {
  return `transaction.replace.${kind === 'CANCEL' ? 'CANCEL' : 'SPEED_UP'}` as const;
}
