import { WalletProvider } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { ReachContext } from '@billfold/react/internal';
import { type ReactElement, useCallback, useMemo, useRef, useState } from 'react';
import './app.css.ts';
import './site-font.css.ts';
import { useEmbedding } from './embed/use-embedding.ts';
import { useSiteNavigation } from './routing/navigation.ts';
import type { Services } from './services/services.ts';
import { ServicesContext } from './services/services-context.ts';
import { type Arrival, ArrivalContext } from './shell/arrival.ts';
import { EnvironmentRibbon } from './shell/environment-ribbon.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { MembershipNotices } from './shell/membership-notices.tsx';
import { SessionNotices } from './shell/session-notices.tsx';
import { Strips } from './shell/strips.tsx';
import { Guard } from './site/guard.tsx';
import { RouteView } from './site/route-view.tsx';
import type { Site } from './site/routes.ts';

export interface AppProps {
  readonly services: Services;
  readonly site: Site;
}

export function App({ services, site }: AppProps): ReactElement {
  const { session, client, connection, wantedPath } = services;
  const { walletId, theme } = useStore(session);
  const { locale, messages } = useStore(services.language);
  const navigation = useSiteNavigation();
  const embedding = useEmbedding(services);
  const signInAgain = (): void => {
    const { pathname, search, hash } = window.location;
    wantedPath.hold(pathname + search + hash);
    void services.endSession();
  };
  // Said by a pill in the header.
  const isAway = useCallback(() => connection.get().status !== 'ok', [connection]);
  const last = useRef<Arrival | null>(null);
  const [hasArrived, setHasArrived] = useState(false);
  const arrivals = useMemo(() => ({ last, onFirst: () => setHasArrived(true) }), []);
  return (
    <ServicesContext value={services}>
      <WalletProvider
        client={client}
        walletId={walletId}
        onWalletChange={session.selectWallet}
        colorScheme={embedding ? 'light' : (theme ?? 'system')}
        embedSettings={embedding}
        locale={locale}
        messages={messages}
        navigation={navigation}
        signLocally={services.signLocally}
        onSignInAgain={signInAgain}
      >
        <ReachContext value={isAway}>
          <ErrorBoundary>
            <SessionNotices />
            <MembershipNotices />
            <EnvironmentRibbon />
            {hasArrived && <Strips />}
            <ArrivalContext value={arrivals}>
              <Guard>
                <RouteView site={site} />
              </Guard>
            </ArrivalContext>
          </ErrorBoundary>
        </ReachContext>
      </WalletProvider>
    </ServicesContext>
  );
}
