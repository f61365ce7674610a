'use client';
import type { LiveSource } from '@billfold/core';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
} from 'react';
import type { Drafts } from '../../context/drafts.ts';
import { LiveContext } from '../../context/live-context.ts';
import { DraftsContext } from '../../context/use-draft.ts';
import { useClient } from '../../context/use-provided.ts';
import { createScreenData, ScreenDataContext } from '../data/screen-data.ts';
import { type ScreenDialogs, ScreenDialogsContext } from './screen-dialogs-context.ts';

/** Screen that was just shown, or changed its title. */
export interface ShownScreen {
  readonly title: string;
  /** The only `h1` of the screen, which can receive the focus. */
  readonly heading: HTMLElement;
}

/** Props of `ScreenHost`. */
export interface ScreenHostProps {
  /** Opens Send, Receive and Swap; unless given, here or further out, each screen has its own. */
  readonly dialogs?: ScreenDialogs | undefined;
  /** Called when a screen is shown, to set the title of the page and the focus. */
  readonly onShown?: ((screen: ShownScreen) => void) | undefined;
  /** Key of the session; another value clears the loaded data. */
  readonly session?: string | number | undefined;
  /** Keeps typed text, never a secret, from the end of a session to the next one. */
  readonly drafts?: Drafts | undefined;
  /** Source of live updates; without it, screens poll. */
  readonly live?: LiveSource | undefined;
  readonly children?: ReactNode;
}

/**
 * Shares loaded data between the screens inside it, and tells the host which screen is shown.
 * Optional around a single screen.
 * @example
 * <ScreenHost
 *   onShown={({ title, heading }) => {
 *     document.title = title;
 *     heading.focus();
 *   }}
 * >
 *   <PortfolioScreen />
 * </ScreenHost>;
 */
export function ScreenHost(props: ScreenHostProps): ReactElement {
  const { session, children } = props;
  const client = useClient();
  const outer = {
    data: useContext(ScreenDataContext),
    dialogs: useContext(ScreenDialogsContext),
    onShown: useContext(ScreenShownContext),
    drafts: useContext(DraftsContext),
    live: useContext(LiveContext),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session begins with nothing.
  const own = useMemo(() => createScreenData(client), [client, session]);
  useEffect(() => own.release, [own]);
  return (
    <ScreenDataContext.Provider value={outer.data ?? own}>
      <ScreenShownContext.Provider value={props.onShown ?? outer.onShown}>
        <ScreenDialogsContext.Provider value={props.dialogs ?? outer.dialogs}>
          <DraftsContext.Provider value={props.drafts ?? outer.drafts}>
            <LiveContext.Provider value={props.live ?? outer.live}>{children}</LiveContext.Provider>
          </DraftsContext.Provider>
        </ScreenDialogsContext.Provider>
      </ScreenShownContext.Provider>
    </ScreenDataContext.Provider>
  );
}

export const ScreenShownContext = createContext<((screen: ShownScreen) => void) | null>(null);
