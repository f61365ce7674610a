import { getNetwork, isNetwork, type Network } from '@billfold/core';
import { AddressText, useTranslate } from '@billfold/react';
import {
  Card,
  EmptyState,
  ErrorState,
  icons,
  LoadingText,
  Skeleton,
} from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { useRouteParam } from '../../routing/route-params.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { Screen } from '../../shell/screen.tsx';
import * as css from './ledger.css.ts';
import { LedgerSearch } from './ledger-finder.tsx';
import { blocksHref } from './ledger-hrefs.ts';
import type { LedgerPage } from './use-ledger-page.ts';

/** A page of the network that the address names; none of them is another page. */
export function OfNetwork(props: {
  readonly children: (network: Network) => ReactElement;
}): ReactElement {
  const name = useRouteParam('network').toUpperCase();
  return isNetwork(name) ? props.children(name) : <NotFoundScreen />;
}

export interface LedgerScreenProps<T> {
  readonly network: Network;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly page: LedgerPage<T>;
  /** Hash, address or height that the page is about. */
  readonly sought?: string | undefined;
  readonly isTop?: boolean | undefined;
  readonly children: (data: T) => ReactNode;
}

/** Every page of the ledger: loading, not there, failed, or what it shows. */
export function LedgerScreen<T>(props: LedgerScreenProps<T>): ReactElement {
  const t = useTranslate();
  const { network, title, lead, page, sought, isTop = false, children } = props;
  const { name } = getNetwork(network);
  const back = { href: blocksHref(network), text: t('ledger.blocks.title', { network: name }) };
  const { state, isMissing, refresh } = page;
  return (
    <Screen
      title={isMissing ? t('ledger.notFound.title') : title}
      lead={isMissing ? undefined : lead}
      back={isTop ? undefined : back}
    >
      {isMissing && <Missing network={network} sought={sought} />}
      {!isMissing && state.data !== undefined && children(state.data)}
      {!isMissing && state.data === undefined && (
        <Card>
          {state.status === 'failed' ? (
            <ErrorState title={t('ledger.loadFailed')} error={state.error} onRetry={refresh} />
          ) : (
            <>
              <LoadingText />
              <Skeleton shape="block" height="240px" />
            </>
          )}
        </Card>
      )}
    </Screen>
  );
}

function Missing(props: {
  readonly network: Network;
  readonly sought: string | undefined;
}): ReactElement {
  const t = useTranslate();
  const { network, sought } = props;
  return (
    <>
      <LedgerSearch network={network} sought={sought} />
      <Card>
        <EmptyState
          icon={icons.search}
          text={
            <>
              {t('ledger.notFound.text', { network: getNetwork(network).name })}
              {sought !== undefined && (
                <span className={css.sought}>
                  <AddressText address={sought} form="grouped" className={css.evenLines} />
                </span>
              )}
            </>
          }
          action={
            <PageLinkButton href={blocksHref(network)}>{t('ledger.notFound.back')}</PageLinkButton>
          }
        />
      </Card>
    </>
  );
}
