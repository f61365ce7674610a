import { type EventRecord, isPermitted, type Payment } from '@billfold/core/contract';
import { maskEmail } from '@billfold/core/internal';
import * as z from 'zod/mini';
import type { Membership } from '../http/bind.ts';

type Viewer = Pick<Membership, 'role'>;

/** Masks what the payer said of themselves for a member who may not see emails in the mode of the payment. */
export function hidePayer<T extends Payment>(payment: T, { role }: Viewer): T {
  return isPermitted(role, 'view-emails', payment.livemode) ? payment : maskPayer(payment);
}

/** Masks what the payer said of themselves in an event for a member who may not see emails in its mode. */
export function hideEventPayer(event: EventRecord, { role }: Viewer): EventRecord {
  const { data, livemode } = event;
  if (isPermitted(role, 'view-emails', livemode)) return event;
  const told = z.safeParse(saidByPayer, data['object']);
  return told.success ? { ...event, data: { ...data, object: maskPayer(told.data) } } : event;
}

/** Parts of a payment that its payer typed; events of other objects, and older ones, lack them. */
export const saidByPayer = z.looseObject({
  customer: z.optional(z.nullable(z.looseObject({ email: z.nullable(z.string()) }))),
  answers: z.optional(z.array(z.looseObject({ value: z.string() }))),
});

interface SaidByPayer {
  readonly customer?: { readonly email: string | null } | null | undefined;
  readonly answers?: readonly { readonly value: string }[] | undefined;
}

/** Masks the email of the customer and all answers: addresses and numbers of people are among them. */
export function maskPayer<T extends SaidByPayer>(said: T): T {
  const { customer, answers } = said;
  return {
    ...said,
    ...(customer?.email == null
      ? {}
      : { customer: { ...customer, email: maskEmail(customer.email) } }),
    ...(answers === undefined
      ? {}
      : { answers: answers.map((each) => ({ ...each, value: '***' })) }),
  };
}
