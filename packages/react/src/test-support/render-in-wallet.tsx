import { type BillfoldClient, createClient, memoryStore, type Platform } from '@billfold/core';
import { createManualTime, type ManualTime } from '@billfold/core/testing';
import { act, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { WalletProviderProps } from '../context/wallet-provider-props.ts';
import { WalletProvider } from '../provider/wallet-provider.tsx';

export interface InWallet extends Pick<RenderResult, 'container' | 'rerender' | 'unmount'> {
  readonly user: UserEvent;
  readonly client: BillfoldClient;
  /** Moves the platform's clock, and lets React draw what falls due. */
  readonly advance: (ms: number) => Promise<void>;
  readonly time: ManualTime;
}

/** Draws `element` under a provider whose time stands still and whose services cannot be reached. */
export function renderInWallet(
  element: ReactElement,
  props: Partial<Omit<WalletProviderProps, 'client' | 'children'>> = {},
): InWallet {
  const time = createManualTime();
  const client = createClient({
    platform: stillPlatform(time),
    baseUrl: 'https://wallet.invalid',
    getAccessToken: () => null,
    onUnauthorized: () => undefined,
  });
  const user = userEvent.setup();
  const wrapper = ({ children }: Pick<WalletProviderProps, 'children'>) => (
    <WalletProvider client={client} secretEntry="inline" {...props}>
      {children}
    </WalletProvider>
  );
  return {
    ...render(element, { wrapper }),
    user,
    client,
    time,
    advance: (ms) => act(() => time.advance(ms)),
  };
}

function stillPlatform({ clock, schedule }: ManualTime): Platform {
  let drawn = 0;
  return {
    clock,
    schedule,
    random: {
      bytes: (length) => {
        drawn += 7;
        return new Uint8Array(length).fill(drawn % 256);
      },
    },
    fetch: () => Promise.reject(new TypeError('There is no network in this test.')),
    storage: memoryStore(),
    logger: { warn: () => undefined },
  };
}
