import type { DismissReason } from '@billfold/core/flows';

/** Details of a change of `open`; the host may prevent it, for example a click outside a checkout. */
export interface OpenChange {
  /** `failed`: what it is made of could not be loaded. */
  readonly reason: DismissReason | 'trigger' | 'completed' | 'failed';
  preventDefault(): void;
}
