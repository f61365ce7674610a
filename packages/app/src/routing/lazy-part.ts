import type { ComponentType } from 'react';
import type { ReportPreloadError } from './preload-reporter.ts';

/** A part of the site whose code loads on demand or ahead of it. */
export interface LazyPart<P = object> {
  /** Returns the component, or null while its code is not loaded. */
  peek(): ComponentType<P> | null;
  /** Loads the code once. A failure is reported and thrown, and the next call retries. */
  load(): Promise<ComponentType<P>>;
}

/** A lazy part whose failures go to one reporter. */
export type Lazy = (importPart: Parameters<typeof lazyPart<object>>[0]) => LazyPart;

export function lazyPart<P>(
  importPart: () => Promise<ComponentType<P>>,
  report: ReportPreloadError,
): LazyPart<P> {
  let part: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;
  async function run(): Promise<ComponentType<P>> {
    try {
      part = await importPart();
      return part;
    } catch (error) {
      loading = null;
      report(error);
      throw error;
    }
  }
  return {
    peek: () => part,
    load: () => {
      loading ??= run();
      return loading;
    },
  };
}

/** Wraps a component that the page already has. */
export function readyPart<P>(part: ComponentType<P>): LazyPart<P> {
  return { peek: () => part, load: async () => part };
}
