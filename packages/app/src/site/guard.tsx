import type { Resource } from '@billfold/core/flows';
import { isSamePath, type RouteDecision } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Button, ErrorState } from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { EmbeddedSessionEnded } from '../embed/embedded-session-ended.tsx';
import type { Services } from '../services/services.ts';
import { useServices } from '../services/services-context.ts';
import * as css from '../shell/card-frame.css.ts';
import { CardFrame } from '../shell/card-frame.tsx';
import { PageSpinner } from '../shell/page-spinner.tsx';
import { useSignOut } from '../shell/use-sign-out.ts';
import { findLanding } from './find-landing.ts';
import { useRouteDecision } from './use-route-decision.ts';

/** Renders the page only if the guard table allows it, and nothing of it before that. */
export function Guard({ children }: { readonly children: ReactNode }): ReactNode {
  const decision = useRouteDecision();
  useRedirect(decision);
  const { arePending } = useStore(useServices().questions);
  switch (decision.action) {
    case 'render':
      return children;
    case 'wait':
      return <PageSpinner />;
    case 'failed':
      return <LoadFailure what={decision.what} />;
    case 'session-ended':
      return <EmbeddedSessionEnded />;
    case 'redirect':
      return arePending || decision.wanted === 'restore' ? <PageSpinner /> : null;
    case 'take-token':
      return null;
    default:
      decision satisfies never;
      return null;
  }
}

function useRedirect(decision: RouteDecision): void {
  const services = useServices();
  const { wantedPath, questions } = services;
  const [path, navigate] = useLocation();
  const to = decision.action === 'redirect' ? decision.to : null;
  const wanted = decision.action === 'redirect' ? decision.wanted : 'leave';
  useEffect(() => {
    if (to === null) return;
    const isKept = wanted === 'remember' || wanted === 'carry';
    // The strict mode runs this twice, and the first run has left the address.
    if (isKept && isSamePath(window.location.pathname, path))
      wantedPath[wanted](path + window.location.search + window.location.hash);
    // The history state says that a link has replaced a session, and survives a reload.
    const go = (target: string): void =>
      navigate(target, { replace: true, state: window.history.state });
    if (wanted !== 'restore') return go(to);
    let isCurrent = true;
    const restore = (): void => {
      const asked = wantedPath.take();
      if (asked !== null) go(asked);
      else void findLanding(services).then((landing) => isCurrent && go(landing));
    };
    const cancel = (): void => {
      isCurrent = false;
    };
    if (!questions.get().arePending) {
      restore();
      return cancel;
    }
    void questions.next().then((question) => {
      if (!isCurrent) return;
      if (question !== null) return go(question);
      questions.finish();
      restore();
    });
    return cancel;
  }, [to, wanted, path, navigate, services, wantedPath, questions]);
}

type Needed = Extract<RouteDecision, { readonly action: 'failed' }>['what'];

function LoadFailure(props: { readonly what: Needed }): ReactElement {
  const t = useTranslate();
  const { isBusy, signOut } = useSignOut();
  const resource = failedResource(useServices(), props.what);
  const { error } = useStore(resource);
  return (
    <CardFrame>
      <div className={css.end}>
        <Button size="sm" variant="plain" busy={isBusy} onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Button>
      </div>
      {error && (
        <ErrorState
          error={error}
          title={t(`shell.loadFailed.${props.what}`)}
          onRetry={() => void resource.refresh()}
        />
      )}
    </CardFrame>
  );
}

/** Returns what failed to load. The configuration says whether there are businesses at all. */
function failedResource({ user, client, business }: Services, what: Needed): Resource<unknown> {
  const { config, wallets } = client.resources;
  if (what === 'user') return user;
  if (what === 'wallets') return wallets;
  return config.get().data === undefined ? config : business.list;
}
