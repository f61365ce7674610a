import type { OwnedTransaction, ReplacementKind } from '@billfold/core/contract';

/** Props of the parts of the replacement dialog. */
export interface ReplacementProps {
  readonly transaction: OwnedTransaction;
  readonly kind: ReplacementKind;
  readonly onClose: () => void;
}
