import { useStore, WalletProvider } from '@billfold/react';
import { type ReactElement, useRef } from 'react';
import type { Services } from './boot/services.ts';
import { ServicesContext } from './boot/services-context.ts';
import { Guard } from './routing/guard.tsx';
import { useSiteNavigation } from './routing/navigation.ts';
import { RouteView } from './routing/route-view.tsx';
import type { Site } from './routing/routes.ts';
import { ArrivalContext } from './shell/arrival.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { SessionNotices } from './shell/session-notices.tsx';

export interface AppProps {
  readonly services: Services;
  readonly site: Site;
}

export function App({ services, site }: AppProps): ReactElement {
  const { session, client } = services;
  const { walletId, theme } = useStore(session);
  const navigation = useSiteNavigation();
  const arrivedAt = useRef<string | null>(null);
  return (
    <ServicesContext value={services}>
      <WalletProvider
        client={client}
        walletId={walletId}
        onWalletChange={session.selectWallet}
        colorScheme={theme ?? 'system'}
        navigation={navigation}
      >
        <ErrorBoundary>
          <SessionNotices />
          <ArrivalContext value={arrivedAt}>
            <Guard>
              <RouteView site={site} />
            </Guard>
          </ArrivalContext>
        </ErrorBoundary>
      </WalletProvider>
    </ServicesContext>
  );
}
