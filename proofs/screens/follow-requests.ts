import type { Page, Request } from 'playwright-core';
import { readCatalogue } from '../../e2e/shown-texts.ts';

/** Requests of a page that have no end yet. */
export interface Requests {
  /** Resolves once two frames in a row found no request under way and nothing that says that it loads. */
  end(): Promise<void>;
  /** Resolves once two frames were painted. */
  frame(): Promise<void>;
}

const patience = 30_000;

/** Lists the texts of what says that it loads: those of a language are loaded on demand, and English stands there meanwhile. */
export function loadingTexts(tag: string): readonly string[] {
  return [...readCatalogue('en'), ...readCatalogue(tag)].flatMap(([key, text]) =>
    key.endsWith('.loading') ? [text] : [],
  );
}

/** Follows the requests of a page, except streams, which have no end. `loading` has the texts of what says that it loads. */
export function followRequests(page: Page, loading: readonly string[]): Requests {
  const open = new Set<Request>();
  const isDone = (request: Request): boolean => open.delete(request);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', isDone);
  page.on('requestfailed', isDone);
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('text/event-stream') === true)
      isDone(response.request());
  });
  const frame = async (): Promise<boolean> => page.evaluate(nextFrame, loading);
  return {
    frame: async () => {
      await frame();
    },
    end: async () => {
      const end = performance.now() + patience;
      for (let quiet = 0; quiet < 2; ) {
        quiet = (await frame()) && open.size === 0 ? quiet + 1 : 0;
        if (performance.now() > end)
          throw new Error(`still loads: ${[...open].map((request) => request.url()).join(' ')}`);
      }
    },
  };
}

/** Runs in the page: resolves after two frames, with false while a part of it says that it loads. */
async function nextFrame(loading: readonly string[]): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const parts = [...document.querySelectorAll('[role=status], [aria-busy=true]')];
  return !parts.some(
    (part) =>
      part.checkVisibility() &&
      (part.ariaBusy === 'true' || loading.includes(part.textContent?.trim() ?? '')),
  );
}
