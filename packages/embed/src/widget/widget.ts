import type { BillfoldClient } from '@billfold/core';
import type { EmbedSettings } from '@billfold/core/contract';
import type {
  Appearance,
  CloseReason,
  EmbedView,
  MountedView,
  ReceiveOptions,
  SendOptions,
  SendOutcome,
} from '@billfold/core/script-tag';
import type { ComponentType } from 'react';
import type { LookAnswer } from '../business-look.ts';
import type { Emit } from '../emit.ts';
import type { ReportSetupError } from '../setup-error.ts';
import type { TokenSource } from '../token-source.ts';
import type { CheckChunks } from './chunk-check.ts';

/** Creates the client of the API; its chunk loads in parallel with the dialog, and calls first. */
export type CreateWidgetClient = (options: WidgetClientOptions) => BillfoldClient;

export interface WidgetClientOptions {
  readonly server: WidgetServer;
  readonly report: ReportSetupError;
  readonly appearance: Appearance;
  readonly emit: Emit;
}

/** Creates the client, and has the chunks check what they import on demand. */
export type StartChunks = (check: CheckChunks) => CreateWidgetClient;

/** Server that a widget calls: that of the product, or the sandbox in its place. */
export type WidgetServer = ProductServer | WidgetSandbox;

export interface ProductServer {
  readonly baseUrl: string;
  readonly tokens: TokenSource;
  /** Answer about the look of the business, where the page has a publishable key; never rejects. */
  readonly look: Promise<LookAnswer | undefined>;
}

/** Creates the sandbox of a widget, in a chunk that nothing else loads. */
export type CreateWidgetSandbox = () => Promise<WidgetSandbox>;

/** Product in the memory of the page, with a wallet that has coins. */
export interface WidgetSandbox {
  readonly baseUrl: string;
  /** Answers the calls of the client. */
  readonly fetch: typeof globalThis.fetch;
  /** Cloud encryption password of the wallet. */
  readonly password: string;
  /** Lets time pass and adds blocks, until the returned function is called. */
  run(): () => void;
}

/** Creates the widget, in the chunk of the dialog. */
export type CreateWidget = (options: WidgetOptions) => Widget;

export interface WidgetOptions {
  readonly document: Document;
  readonly server: WidgetServer;
  readonly client: BillfoldClient;
  readonly publishableKey?: string | undefined;
  readonly appearance: Appearance;
  readonly report: ReportSetupError;
  readonly loadSend: WidgetLoader['loadSend'];
  readonly loadScreens: WidgetLoader['loadScreens'];
}

/** Imports of the chunks. */
export interface WidgetLoader {
  loadClient(): Promise<CreateWidgetClient>;
  loadSandbox(): Promise<CreateWidgetSandbox>;
  loadWidget(): Promise<CreateWidget>;
  loadSend(): Promise<EmbeddedDialog<SendRequest>>;
  loadScreens(): Promise<ComponentType<EmbeddedWalletProps>>;
}

export interface EmbeddedWalletProps {
  readonly client: BillfoldClient;
  readonly sandbox: WidgetSandbox | null;
  readonly publishableKey: string | undefined;
  /** Null without an answer about the look of the business. */
  readonly embedSettings: EmbedSettings | null;
  readonly appearance: Appearance;
  readonly view: EmbedView;
  readonly emit: Emit;
  readonly report: ReportSetupError;
}

/** Dialog in a provider of its own. */
export type EmbeddedDialog<R> = ComponentType<EmbeddedDialogProps<R>>;

export interface EmbeddedDialogProps<R> {
  readonly client: BillfoldClient;
  /** Null with a server. */
  readonly sandbox: WidgetSandbox | null;
  readonly publishableKey: string | undefined;
  /** Null without an answer about the look of the business. */
  readonly embedSettings: EmbedSettings | null;
  readonly appearance: Appearance;
  readonly request: R;
  readonly open: boolean;
  readonly emit: Emit;
  readonly report: ReportSetupError;
  readonly onClose: (reason: CloseReason) => void;
  /** Called when the closed dialog has left the screen. */
  readonly onGone: () => void;
}

/** Options of Send, and where its end is noted. */
export interface SendRequest extends SendOptions {
  readonly onSent: (outcome: SendOutcome) => void;
}

export interface Widget {
  /** Shows the Receive dialog above the page; resolves when it closes. `emit` gets its events. */
  receive(options: ReceiveOptions, emit: Emit): Promise<{ readonly status: 'dismissed' }>;
  /** Shows the Send dialog above the page; resolves when it closes. */
  send(options: SendOptions, emit: Emit): Promise<SendOutcome>;
  /** Draws the screens of the wallet into a new last child of `target`. */
  mount(target: Element | ShadowRoot, view: EmbedView, emit: Emit): Promise<MountedView>;
  /** Closes the open dialog. */
  close(): void;
  /** Applies changed options to an open dialog and to mounted screens, without a remount. */
  update(appearance: Appearance): void;
  /** Removes all nodes, listeners, style sheets and timers. */
  destroy(): void;
}
