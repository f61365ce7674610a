import type { ReactNode } from 'react';

/** One entry of a command palette. */
export interface Command {
  readonly id: string;
  readonly text: string;
  /** Quieter text after it, such as an address. */
  readonly detail?: string | undefined;
  /** More words that find it. */
  readonly keywords?: string | undefined;
  /** Mark before the text, 20 px wide. */
  readonly icon?: ReactNode;
  /** Shown for every query, such as a search for the query itself. */
  readonly matchesAll?: boolean | undefined;
  /** Runs after the palette has closed. */
  readonly run: () => void;
}

/** Commands under one heading. */
export interface CommandGroup {
  readonly id: string;
  readonly title: string;
  readonly commands: readonly Command[];
}
