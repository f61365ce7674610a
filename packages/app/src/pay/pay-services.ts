import { type BillfoldClient, createClient, type Platform } from '@billfold/core';
import { type CheckoutCalls, createCheckoutCalls, createTransport } from '@billfold/core/internal';
import type { Transport } from '@billfold/core/payments';
import { createContext, useContext } from 'react';

/** Everything that the checkout page calls; nobody signs in to it. */
export interface PayServices {
  /** Client of the provider. It loads nothing unless a part asks for it. */
  readonly client: BillfoldClient;
  readonly checkout: CheckoutCalls;
  readonly transport: Pick<Transport, 'call'>;
  readonly platform: Platform;
}

/** Creates the services of a page that calls the server it came from. */
export function createPayServices(platform: Platform): PayServices {
  const connection = {
    ...{ platform, baseUrl: '', getAccessToken: () => null },
    onUnauthorized: () => undefined,
  };
  const transport = createTransport(connection);
  return {
    client: createClient(connection),
    checkout: createCheckoutCalls(transport),
    ...{ transport, platform },
  };
}

export const PayServicesContext = createContext<PayServices | null>(null);

/** Returns the services of the page. @throws {Error} outside of it */
export function usePayServices(): PayServices {
  const services = useContext(PayServicesContext);
  if (services === null) throw new Error('A part of the checkout page is drawn outside of it.');
  return services;
}
