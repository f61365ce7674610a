/** Actor of a change of a payment, as its history names it. */
export interface PaymentActor {
  readonly kind: 'user' | 'key' | 'payer' | 'chain' | 'system';
  readonly id: string | null;
  readonly name: string;
}
