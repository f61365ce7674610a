import type { Platform } from '../platform/platform.ts';
import { createStore } from '../state/store.ts';
import type { PartialMessages } from './text-areas.ts';

/** Language of a page or a dialog, and the texts of it. */
export interface ShownLanguage {
  /** Tag of an offered language. */
  readonly locale: string;
  /** Undefined for English, which each part has with it. */
  readonly messages: PartialMessages | undefined;
  /** True while it waits for another language, two seconds at most. */
  readonly isLoading: boolean;
}

/** Language of a page or a dialog. It changes once all its texts are there, so that no screen mixes two. */
export interface Language {
  get(): ShownLanguage;
  subscribe(listener: () => void): () => void;
  /** Shows the offered language `tag` once it is loaded, and tries again after a failure. */
  show(tag: string): void;
}

export interface LanguageOptions {
  readonly load: (tag: string) => Promise<PartialMessages | undefined>;
  readonly platform: Pick<Platform, 'schedule' | 'logger'>;
}

/** Milliseconds that a page waits for its language before it is shown in the one before. */
const patienceMs = 2_000;
/** Milliseconds from a failure to the next try; each try doubles them, up to the longest. */
const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

/** Creates a language, which is English until another one is shown. */
export function createLanguage({ load, platform }: LanguageOptions): Language {
  const store = createStore<ShownLanguage>(() => ({
    ...{ locale: 'en', messages: undefined, isLoading: false },
  }));
  const { schedule, logger } = platform;
  let wanted = 'en';
  let stop = (): void => undefined;

  async function bring(tag: string, retryMs: number): Promise<void> {
    try {
      const messages = await load(tag);
      if (tag === wanted) store.set({ locale: tag, messages, isLoading: false });
    } catch (error) {
      logger.warn('A language could not be loaded.', { tag, reason: String(error) });
      if (tag !== wanted) return;
      store.set({ ...store.get(), isLoading: false });
      stop = schedule(() => void bring(tag, Math.min(retryMs * 2, longestRetryMs)), retryMs);
    }
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: (tag) => {
      if (tag === wanted) return;
      wanted = tag;
      stop();
      if (tag === 'en') {
        store.set({ locale: 'en', messages: undefined, isLoading: false });
        return;
      }
      store.set({ ...store.get(), isLoading: true });
      const endWait = schedule(() => store.set({ ...store.get(), isLoading: false }), patienceMs);
      void bring(tag, firstRetryMs).finally(endWait);
    },
  };
}

/** Resolves once the page has its language, or has waited long enough for it. */
export function untilShown({ get, subscribe }: Pick<Language, 'get' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (get().isLoading) return;
      stop();
      resolve();
    };
    const stop = subscribe(look);
    look();
  });
}
