import type { ReplacementKind, Transaction } from '@billfold/core/contract';

/** Props of the parts of the replacement dialog. */
export interface ReplacementProps {
  readonly transaction: Transaction;
  readonly kind: ReplacementKind;
  readonly onClose: () => void;
}
