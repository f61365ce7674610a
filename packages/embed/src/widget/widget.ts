import type { GetAccessToken } from '@billfold/core';
import type { Appearance, Emit, ReceiveOptions } from '../options.ts';

/** The interface between the loader and the chunk with the widget. */
export interface WidgetModule {
  createWidget(options: WidgetOptions): Widget;
}

export interface WidgetOptions {
  readonly document: Document;
  readonly baseUrl: string;
  readonly getAccessToken: GetAccessToken;
  readonly appearance: Appearance;
  readonly emit: Emit;
}

export interface Widget {
  /** Shows the Receive dialog above the page; resolves when it has been left. */
  receive(options: ReceiveOptions): Promise<{ readonly status: 'dismissed' }>;
  /** Closes what is open. */
  close(): void;
  /** Takes effect at once, without a remount. */
  update(appearance: Appearance): void;
  /** Leaves no node, listener, sheet or timer. */
  destroy(): void;
}
