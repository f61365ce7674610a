import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../services/services-context.ts';
import { wantedPayment } from '../session/wanted-payment.ts';
import { PaymentNotice } from './payment-notice.tsx';
import { usePaymentFacts } from './use-payment-facts.ts';

/** The payment that waits for a sign-in or a new wallet. */
export function WantedPaymentNotice(): ReactElement | null {
  const { wantedPath } = useServices();
  // The page is remembered right before a redirect, and taken with one.
  useLocation();
  const link = wantedPayment(wantedPath.peek());
  return link === null ? null : <WantedPayment key={link} link={link} />;
}

function WantedPayment({ link }: { readonly link: string }): ReactElement {
  const { facts } = usePaymentFacts(link);
  return <PaymentNotice link={link} facts={facts} />;
}
