import type { ReactNode } from 'react';
import type { LazyPart } from './lazy-part.ts';
import type { ShellDialog, ShellDialogProps } from './shell-dialog.ts';

/**
 * The frame of a screen: the whole shell, only its header (nothing else is reachable yet),
 * a card beside a panel, a card on an empty page, the public pages of the ledger and others, or nothing (embedded).
 */
export type FrameName = 'shell' | 'header' | 'entry' | 'card' | 'ledger' | 'public' | 'none';

export interface AppRoute {
  /** Path pattern; `{name}` matches one segment. */
  readonly path: string;
  readonly frame: FrameName;
  readonly screen: LazyPart;
  /** Routes with the same name are steps of one screen, which keeps its state between them. */
  readonly steps?: string;
  /** Only there where the server has a payments area. */
  readonly ofPayments?: true;
}

export interface Site {
  readonly routes: readonly AppRoute[];
  readonly frames: Readonly<Record<FrameName, LazyPart<{ readonly children?: ReactNode }>>>;
  /** Dialogs that open over any screen of the shell. */
  readonly dialogs: Readonly<Record<ShellDialog['name'], LazyPart<ShellDialogProps>>>;
  /** Parts inside a frame that it does not wait for. */
  readonly parts: { readonly sample: LazyPart };
  readonly notFound: LazyPart;
}
