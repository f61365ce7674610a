import type { DismissReason } from '@billfold/core/flows';

/** Comes with every change of `open`; the host may refuse it, such as a press beside a checkout. */
export interface OpenChange {
  /** `failed`: what it is made of could not be loaded. */
  readonly reason: DismissReason | 'trigger' | 'completed' | 'failed';
  preventDefault(): void;
}
