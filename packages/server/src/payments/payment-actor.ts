import type { PaymentActorKind } from '@billfold/core/contract';

/** Actor of a change of a payment, as its history names it. */
export interface PaymentActor {
  readonly kind: PaymentActorKind;
  readonly id: string | null;
  readonly name: string;
}
