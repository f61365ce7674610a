import type { ResourceState, RouteDecision } from '@billfold/core';
import { Button, EmptyState, ErrorState, useStore, useTranslate } from '@billfold/react';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../boot/services-context.ts';
import * as css from '../shell/card-frame.css.ts';
import { CardFrame } from '../shell/card-frame.tsx';
import { PageSpinner } from '../shell/page-spinner.tsx';
import { useSignOut } from '../shell/use-sign-out.ts';
import { useRouteDecision } from './use-route-decision.ts';

/** Shows the page only when the guard table lets it be shown; nothing of it before that. */
export function Guard({ children }: { readonly children: ReactNode }): ReactNode {
  const decision = useRouteDecision();
  useRedirect(decision);
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
    case 'take-token':
      return null;
    default:
      decision satisfies never;
      return null;
  }
}

function useRedirect(decision: RouteDecision): void {
  const { wantedPath } = useServices();
  const [path, navigate] = useLocation();
  const to = decision.action === 'redirect' ? decision.to : null;
  const wanted = decision.action === 'redirect' ? decision.wanted : 'leave';
  useEffect(() => {
    if (to === null) return;
    if (wanted === 'remember') wantedPath.remember(path);
    navigate(wanted === 'restore' ? (wantedPath.take() ?? to) : to, { replace: true });
  }, [to, wanted, path, navigate, wantedPath]);
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

/** Embedded pages never leave for sign-in. */
function EmbeddedSessionEnded(): ReactElement {
  const t = useTranslate();
  return (
    <CardFrame>
      <EmptyState title={t('shell.embedEnded.title')} text={t('shell.embedEnded.text')} />
    </CardFrame>
  );
}
