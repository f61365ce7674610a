import { lazy } from 'react';
import { loadSendNotices } from './lazy-parts.tsx';

/** Step that asks for what the business wants to know, which most never ask. */
export const LazyDetailsStep = lazy(async () => {
  const { DetailsStep } = await import('./details-step.tsx');
  return { default: DetailsStep };
});

/** Step of a test payment on a live server, which no customer sees. */
export const LazySimulatedStep = lazy(async () => {
  const { SimulatedStep } = await import('./simulated-step.tsx');
  return { default: SimulatedStep };
});

/** Step of a payment about whose money the shop has to decide, which few payers see. */
export const LazyHeldStep = lazy(async () => {
  const { HeldStep } = await import('./held-step.tsx');
  return { default: HeldStep };
});

async function loadEndedStep() {
  const { EndedStep } = await import('./ended-step.tsx');
  return { default: EndedStep };
}

/** Step of a payment that ended without its price, which most payments never show. */
export const LazyEndedStep = lazy(loadEndedStep);

/** Loads the steps that can follow the address before they do. A failure shows where the step would stand. */
export function prefetchNextSteps(): void {
  for (const load of [loadConfirmingStep, loadPaidStep, loadEndedStep, loadSendNotices])
    load().catch(() => undefined);
}

async function loadConfirmingStep() {
  const { ConfirmingStep } = await import('./confirming-step.tsx');
  return { default: ConfirmingStep };
}

/** Step of a payment whose blocks are counted, which comes after the one that a payer opens. */
export const LazyConfirmingStep = lazy(loadConfirmingStep);

async function loadPaidStep() {
  const { PaidStep } = await import('./paid-step.tsx');
  return { default: PaidStep };
}

/** Step of a payment that is complete. */
export const LazyPaidStep = lazy(loadPaidStep);

/** Offer of a receipt by email, which comes after the payment. */
export const LazyPayerDetails = lazy(async () => {
  const { PayerDetails } = await import('./payer-details.tsx');
  return { default: PayerDetails };
});
