import { embedTexts, loadWalletLanguage } from '@billfold/core/internal';
import type { EmbedView } from '@billfold/core/script-tag';
import {
  type NavigationAdapter,
  type Route,
  useTranslate,
  type WalletEvent,
  WalletProvider,
} from '@billfold/react';
import { Notice, Tabs, useScope, useSettingsTabs, useTexts } from '@billfold/react/internal';
import {
  AccountScreen,
  AccountsScreen,
  AssetScreen,
  ContactsScreen,
  NewWalletScreen,
  PortfolioScreen,
  ScreenHost,
  type ShownScreen,
  TransactionScreen,
  TransactionsScreen,
  WalletSettingsScreen,
} from '@billfold/react/screens';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { dialogStyles } from './dialog-styles.ts';
import * as css from './embedded-wallet.css.ts';
import { SandboxBanner, sandboxProps } from './sandbox-banner.tsx';
import { useLanguage } from './use-language.ts';
import { useMistake } from './use-mistakes.ts';
import { walletPath } from './wallet-path.ts';
import type { EmbeddedWalletProps } from './widget.ts';

const screenStyles = dialogStyles + __SCREEN_STYLES__;

const portfolio: Route = { to: 'portfolio' };

/** Screens of the wallet in a page. They move among themselves: the address of the page stays. */
export function EmbeddedWallet(props: EmbeddedWalletProps): ReactElement {
  const { client, sandbox, publishableKey, embedSettings, appearance, view, emit } = props;
  const mistake = mistakeOf(view);
  useMistake(props, mistake?.option ?? null, mistake?.problem ?? '');
  const [route, setRoute] = useState(() => routeOf(view));
  useEffect(() => setRoute(routeOf(view)), [view]);
  const navigation = useMemo(
    (): NavigationAdapter => ({
      // In a new tab, the same place of the wallet's own site; the sandbox has none, and leads to its page again.
      href: (to) => (sandbox ? '' : new URL(walletPath(to), client.baseUrl).href),
      go: setRoute,
    }),
    [client, sandbox],
  );
  const [chosen, setChosen] = useState<string | undefined>();
  const walletId = appearance.walletId ?? chosen;
  const { locale, messages, isLoading } = useLanguage(
    client,
    appearance.locale,
    loadWalletLanguage,
  );
  // The seed phrase of a new wallet would be a public one: nobody may keep real coins under it.
  const shown = sandbox && route.to === 'new-wallet' ? portfolio : route;
  const onShown = useFocusMoves(shown);
  return (
    <WalletProvider
      client={client}
      isolation="shadow"
      styleSheet={screenStyles}
      publishableKey={publishableKey}
      embedSettings={embedSettings}
      theme={appearance.colors && { colors: appearance.colors }}
      colorScheme={appearance.colorScheme}
      locale={locale}
      messages={messages}
      dir={appearance.dir}
      navigation={navigation}
      onError={(error) => emit('error', { error })}
      onEvent={(event) => forward(event, emit)}
      onWalletChange={setChosen}
      {...(sandbox && sandboxProps(sandbox.password))}
      {...(walletId !== undefined && { walletId })}
    >
      <ScreenHost onShown={onShown}>
        <div className={css.ground}>
          {sandbox && (
            <Notice tone="warning" className={css.banner}>
              <SandboxBanner password={sandbox.password} />
            </Notice>
          )}
          {!isLoading && <Screens route={shown} onRoute={setRoute} />}
        </div>
      </ScreenHost>
    </WalletProvider>
  );
}

/** Moves the focus to the title of each screen after the first, as a link of a site does. */
function useFocusMoves(route: Route): (screen: ShownScreen) => void {
  const focused = useRef(route);
  const latest = useRef(route);
  latest.current = route;
  return useMemo(
    () =>
      ({ heading }) => {
        if (focused.current === latest.current) return;
        focused.current = latest.current;
        // A tab that was pressed keeps the focus.
        const { activeElement } = heading.getRootNode() as Document | ShadowRoot;
        if (activeElement?.getAttribute('role') !== 'tab') heading.focus();
      },
    [],
  );
}

const allTabs = ['portfolio', 'accounts', 'transactions', 'settings'] as const;
type Tab = (typeof allTabs)[number];

interface ScreensProps {
  readonly route: Route;
  readonly onRoute: (route: Route) => void;
}

function Screens({ route, onRoute }: ScreensProps): ReactElement {
  useTexts(embedTexts);
  const t = useTranslate();
  const tabs = useAllowedTabs();
  // Nothing else is of use before there is a wallet.
  if (route.to === 'new-wallet') return <ShownRoute route={route} onRoute={onRoute} />;
  const shown = tabs.includes(tabOf(route)) ? route : portfolio;
  return (
    <Tabs
      label={t('embed.screens')}
      tabs={tabs.map((value) => ({ value, label: t(`embed.${value}`) }))}
      value={tabOf(shown)}
      onValueChange={(to) => onRoute({ to })}
    >
      <ShownRoute route={shown} onRoute={onRoute} />
    </Tabs>
  );
}

/** Returns the tabs that contain something for the token of the page. */
function useAllowedTabs(): readonly Tab[] {
  const hasSettings = useSettingsTabs().length > 0;
  const canList = useScope('transactions:read', 'send', 'receive');
  return allTabs.filter(
    (tab) => (tab !== 'transactions' || canList) && (tab !== 'settings' || hasSettings),
  );
}

function ShownRoute({ route, onRoute }: ScreensProps): ReactElement {
  switch (route.to) {
    case 'portfolio':
      return <PortfolioScreen />;
    case 'accounts':
      return <AccountsScreen embedded />;
    case 'account':
      return <AccountScreen embedded accountId={route.accountId} />;
    case 'asset':
      return <AssetScreen symbol={route.symbol} />;
    case 'transactions':
      return (
        <TransactionsScreen
          search={route.search}
          onSearchChange={(search) => onRoute({ to: 'transactions', search })}
        />
      );
    case 'transaction':
      return <TransactionScreen id={route.id} />;
    case 'contacts':
      return <ContactsScreen />;
    case 'settings':
      return <WalletSettingsScreen tab={route.tab} />;
    case 'new-wallet':
      return <NewWalletScreen onCreated={() => onRoute({ to: 'portfolio' })} />;
    default:
      route satisfies never;
      return <PortfolioScreen />;
  }
}

/** Returns the tab that a screen belongs to. */
function tabOf({ to }: Route): Tab {
  switch (to) {
    case 'account':
      return 'accounts';
    case 'transaction':
      return 'transactions';
    case 'accounts':
    case 'transactions':
    case 'settings':
      return to;
    default:
      return 'portfolio';
  }
}

const views: readonly string[] = [...allTabs, 'new-wallet'];

/** Returns the screen of a view. A page can name any: the portfolio is in place of one that does not exist. */
function routeOf(view: EmbedView): Route {
  if (mistakeOf(view) !== null) return portfolio;
  return view.view === 'account' ? { to: 'account', accountId: view.accountId } : { to: view.view };
}

/** Returns the attribute of a view that has no effect, and why. */
function mistakeOf(view: EmbedView): { readonly option: string; readonly problem: string } | null {
  if (view.view === 'account')
    return view.accountId ? null : { option: 'account', problem: 'is missing: ignored.' };
  if (views.includes(view.view)) return null;
  return { option: 'view', problem: `is none of ${views},account: ignored.` };
}

/** Emits the events of the dialogs that a screen has opened. */
function forward(event: WalletEvent, emit: EmbeddedWalletProps['emit']): void {
  if (event.type === 'sent') emit('sent', { transaction: event.transaction });
  if (event.type === 'send-step') emit('step', { step: event.step });
}
