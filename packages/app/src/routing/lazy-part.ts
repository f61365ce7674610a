import type { ComponentType } from 'react';
import type { ReportPreloadError } from './preload-reporter.ts';

/** A part of the site whose code is loaded when it is wanted, or before on intent. */
export interface LazyPart<P = object> {
  /** The component, if its code is here. */
  peek(): ComponentType<P> | null;
  /** Loads it once. A failure is told to the page and thrown, and the next call tries again. */
  load(): Promise<ComponentType<P>>;
}

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

/** A part that came with the page. */
export function readyPart<P>(part: ComponentType<P>): LazyPart<P> {
  return { peek: () => part, load: async () => part };
}
