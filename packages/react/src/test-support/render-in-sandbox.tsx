import { createSandbox, type Sandbox, type SandboxOptions } from '@billfold/core/testing';
import { act, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { NavigationAdapter, Route } from '../context/navigation.ts';
import type { WalletEvent } from '../context/wallet-event.ts';
import type { WalletProviderProps } from '../context/wallet-provider-props.ts';
import { preloadReceiveDialog } from '../dialogs/receive/receive-dialog.tsx';
import { preloadSendDialog } from '../dialogs/send/send-dialog.tsx';
import { WalletProvider } from '../provider/wallet-provider.tsx';

export interface InSandbox extends Pick<RenderResult, 'container' | 'rerender' | 'unmount'> {
  readonly user: UserEvent;
  readonly sandbox: Sandbox;
  /** Events that the host received, in order. */
  readonly events: readonly WalletEvent[];
  /** Where it was asked to go. */
  readonly visited: readonly Route[];
  /** Moves the sandbox's clock, and lets React draw what falls due. */
  readonly advance: (ms: number) => Promise<void>;
}

export interface RenderOptions
  extends SandboxOptions,
    Partial<Required<Pick<NavigationAdapter, 'explorer' | 'help'>>>,
    Pick<WalletProviderProps, 'secretEntry' | 'features' | 'locale' | 'signLocally'> {
  /** Changes the answers before anything is drawn. */
  readonly prepare?: (sandbox: Sandbox) => unknown;
  /** The host names no wallet. */
  readonly unselected?: true;
  /** The host has no navigation, like a page with dialogs alone. */
  readonly withoutNavigation?: true;
}

/** Draws `element` under a provider of an in-memory product; `prepare` changes its answers before that. */
export async function renderInSandbox(
  element: ReactElement,
  options: RenderOptions = {},
): Promise<InSandbox> {
  // What comes on demand is here at once, as after the first seconds on a page.
  await Promise.all([
    import('../provider/notification-stack.tsx'),
    preloadSendDialog(),
    preloadReceiveDialog(),
  ]);
  const sandbox = await createSandbox(options);
  await options.prepare?.(sandbox);
  const events: WalletEvent[] = [];
  const visited: Route[] = [];
  const navigation: NavigationAdapter = {
    href: (route) => `/${route.to}`,
    go: (route) => void visited.push(route),
    ...(options.explorer && { explorer: options.explorer }),
    ...(options.help && { help: options.help }),
  };
  const wrapper = ({ children }: Pick<WalletProviderProps, 'children'>) => (
    <WalletProvider
      client={sandbox.client}
      secretEntry={options.secretEntry ?? 'inline'}
      features={options.features}
      locale={options.locale}
      signLocally={options.signLocally}
      walletId={options.unselected ? undefined : sandbox.walletId}
      navigation={options.withoutNavigation ? undefined : navigation}
      onEvent={(event) => void events.push(event)}
    >
      {children}
    </WalletProvider>
  );
  const advance = (ms: number) => act(() => sandbox.time.advance(ms));
  const drawn = render(element, { wrapper });
  await advance(0);
  return { ...drawn, user: userEvent.setup(), sandbox, events, visited, advance };
}
