import type { BillfoldClient } from '@billfold/core';
import type { Appearance, ReceiveOptions } from '@billfold/core/script-tag';
import type { Emit } from '../emit.ts';
import type { ReportSetupError } from '../setup-error.ts';
import type { TokenSource } from '../token-source.ts';

/** Creates the client of the API; its chunk loads in parallel with the dialog, and calls first. */
export type CreateWidgetClient = (options: WidgetClientOptions) => BillfoldClient;

export interface WidgetClientOptions {
  readonly baseUrl: string;
  readonly tokens: TokenSource;
  readonly report: ReportSetupError;
  readonly appearance: Appearance;
  readonly emit: Emit;
}

/** Creates the widget, in the chunk of the dialog. */
export type CreateWidget = (options: WidgetOptions) => Widget;

export interface WidgetOptions {
  readonly document: Document;
  readonly client: BillfoldClient;
  readonly appearance: Appearance;
  readonly emit: Emit;
}

/** Imports of both chunks. */
export interface WidgetLoader {
  loadClient(): Promise<CreateWidgetClient>;
  loadWidget(): Promise<CreateWidget>;
}

export interface Widget {
  /** Shows the Receive dialog above the page; resolves when it closes. */
  receive(options: ReceiveOptions): Promise<{ readonly status: 'dismissed' }>;
  /** Closes the open dialog. */
  close(): void;
  /** Applies changed options to an open dialog, without a remount. */
  update(appearance: Appearance): void;
  /** Removes all nodes, listeners, style sheets and timers. */
  destroy(): void;
}
