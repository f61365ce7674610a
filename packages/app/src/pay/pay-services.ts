import { type BillfoldClient, createClient, type Platform } from '@billfold/core';
import {
  type CheckoutCalls,
  createCheckoutCalls,
  createLanguage,
  createTransport,
  type Language,
  loadCheckoutLanguage,
} from '@billfold/core/internal';
import type { Transport } from '@billfold/core/payments';
import { createContext, useContext } from 'react';
import type { SendToFrame } from './frame-report.ts';

/** Everything that the checkout page calls; nobody signs in to it. */
export interface PayServices {
  /** Client of the provider. It loads nothing unless a part asks for it. */
  readonly client: BillfoldClient;
  readonly checkout: CheckoutCalls;
  readonly transport: Pick<Transport, 'call'>;
  readonly platform: Platform;
  readonly language: Language;
  /** Null where no page shows this one in a frame. */
  readonly sendToFrame: SendToFrame | null;
}

/** Creates the services of a page that calls the server it came from. */
export function createPayServices(
  platform: Platform,
  sendToFrame: SendToFrame | null = null,
): PayServices {
  const language = createLanguage({ load: loadCheckoutLanguage, platform });
  const connection = {
    ...{ platform, baseUrl: '', getAccessToken: () => null },
    getLocale: () => language.get().locale,
    onUnauthorized: () => undefined,
  };
  const transport = createTransport(connection);
  return {
    client: createClient(connection),
    checkout: createCheckoutCalls(transport),
    ...{ language, transport, platform, sendToFrame },
  };
}

export const PayServicesContext = createContext<PayServices | null>(null);

/** Returns the services of the page. @throws {Error} outside of it */
export function usePayServices(): PayServices {
  const services = useContext(PayServicesContext);
  if (services === null) throw new Error('A part of the checkout page is drawn outside of it.');
  return services;
}
