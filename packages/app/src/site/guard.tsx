import type { ResourceState } from '@billfold/core/flows';
import type { RouteDecision } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Button, ErrorState } from '@billfold/react/internal';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { EmbeddedSessionEnded } from '../embed/embedded-session-ended.tsx';
import { useServices } from '../services/services-context.ts';
import * as css from '../shell/card-frame.css.ts';
import { CardFrame } from '../shell/card-frame.tsx';
import { PageSpinner } from '../shell/page-spinner.tsx';
import { useSignOut } from '../shell/use-sign-out.ts';
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
      return arePending ? <PageSpinner /> : null;
    case 'take-token':
      return null;
    default:
      decision satisfies never;
      return null;
  }
}

function useRedirect(decision: RouteDecision): void {
  const { wantedPath, questions } = useServices();
  const [path, navigate] = useLocation();
  const to = decision.action === 'redirect' ? decision.to : null;
  const wanted = decision.action === 'redirect' ? decision.wanted : 'leave';
  useEffect(() => {
    if (to === null) return;
    if (wanted === 'remember') wantedPath.remember(path + window.location.search);
    // The history state says that a link has replaced a session, and survives a reload.
    const go = (target: string): void =>
      navigate(target, { replace: true, state: window.history.state });
    const restore = (): void => go(wantedPath.take() ?? to);
    if (wanted !== 'restore') return go(to);
    if (!questions.get().arePending) return restore();
    let isCurrent = true;
    void questions.next().then((question) => {
      if (!isCurrent) return;
      if (question !== null) return go(question);
      questions.finish();
      restore();
    });
    return () => {
      isCurrent = false;
    };
  }, [to, wanted, path, navigate, wantedPath, questions]);
}

function LoadFailure(props: { readonly what: 'user' | 'wallets' | 'businesses' }): ReactElement {
  const t = useTranslate();
  const { user, client } = useServices();
  const { isBusy, signOut } = useSignOut();
  const resource = props.what === 'user' ? user : client.resources.wallets;
  const { error } = useStore<ResourceState<unknown>>(resource);
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
