import type { PaymentActor } from '../payments/payment-actor.ts';

/** Actor of everything that is done on a checkout page. */
export const payerActor: PaymentActor = { kind: 'payer', id: null, name: 'Payer' };
