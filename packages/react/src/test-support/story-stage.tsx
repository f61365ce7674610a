import { createSandbox, type Sandbox, type SandboxOptions } from '@billfold/core/testing';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import type { NavigationAdapter } from '../context/navigation.ts';
import type { WalletProviderProps } from '../context/wallet-provider-props.ts';
import { WalletProvider } from '../provider/wallet-provider.tsx';
import { Surface } from '../ui/surface/surface.tsx';
import { type Look, themeOf } from './look.ts';
import { page } from './story-stage.css.ts';

/** Changes of a story to the sandbox and the provider. */
export interface Stage extends SandboxOptions {
  readonly prepare?: (sandbox: Sandbox) => void | Promise<void>;
  readonly provider?: Partial<Omit<WalletProviderProps, 'client' | 'children'>>;
}

/** The `parameters` of a story that stands on `stage`. */
export function stage(own: Stage): { readonly stage: Stage } {
  return { stage: own };
}

/** Passes the next look to the stage without a new render of the story. */
export const lookEvent = 'billfold-look';

const tickMs = 40;
const navigation: NavigationAdapter = { href: (route) => `#${route.to}`, go: () => undefined };

/** A product in memory for one story. */
export async function openStage(stage: Stage = {}): Promise<{ readonly sandbox: Sandbox }> {
  const sandbox = await createSandbox(stage);
  await stage.prepare?.(sandbox);
  return { sandbox };
}

/** The product under a provider that looks as asked, with a clock that runs. */
export function StoryStage(props: {
  readonly look: Look;
  readonly sandbox: Sandbox;
  readonly provider?: Stage['provider'];
  readonly children: ReactNode;
}): ReactElement {
  const { sandbox, provider, children } = props;
  useRunningClock(sandbox);
  const look = useLook(props.look);
  return (
    <WalletProvider
      client={sandbox.client}
      walletId={sandbox.walletId}
      navigation={navigation}
      theme={themeOf(look)}
      colorScheme={look.scheme}
      locale={look.locale}
      dir={look.direction === 'locale' ? undefined : look.direction}
      secretEntry="inline"
      {...provider}
    >
      <Surface as="main" className={page}>
        {children}
      </Surface>
    </WalletProvider>
  );
}

function useRunningClock({ time }: Sandbox): void {
  useEffect(() => {
    let isGone = false;
    const tick = async (): Promise<void> => {
      await time.advance(tickMs);
      if (!isGone) setTimeout(() => void tick(), tickMs);
    };
    void tick();
    return () => {
      isGone = true;
    };
  }, [time]);
}

/** The look of the toolbars, until the story is told of another. */
function useLook(chosen: Look): Look {
  const [other, setOther] = useState<Partial<Look>>({});
  useEffect(() => {
    const change = (event: Event): void => {
      if (event instanceof CustomEvent) setOther(event.detail);
    };
    document.addEventListener(lookEvent, change);
    return () => document.removeEventListener(lookEvent, change);
  }, []);
  return { ...chosen, ...other };
}
