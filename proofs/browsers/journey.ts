import { type Api, createApi } from '../../bench/load/api.mjs';
import { type Checks, messageOf } from '../support/checks.ts';
import type { Running, Size } from './engines.ts';
import { startObservingProxy } from './observing-proxy.ts';
import { createPage, type Page } from './page.ts';

/** A journey through the product in one browser, at one size. */
export interface Journey {
  /** Runs a part, which is one check. The first that fails ends the journey. */
  readonly step: <T>(what: string, work: () => Promise<T>) => Promise<T>;
  readonly page: Page;
  /** The API, of a person who is not signed in. */
  readonly api: Api;
  /** Address of the product. */
  readonly url: string;
}

interface JourneyOptions {
  readonly checks: Checks;
  /** Begins each check. */
  readonly name: string;
  /** Starts the browser behind a proxy. */
  readonly start: (proxy: string) => Promise<Running>;
  readonly size: Size;
  /** Address of the product. */
  readonly url: string;
  /** Folder of the pictures. */
  readonly pictures: string;
}

/** Makes a journey in a browser of its own. A part passes when it ends and no page has reported a fault. */
export async function runJourney(
  journey: (journey: Journey) => Promise<void>,
  { checks, name, start, size, url, pictures }: JourneyOptions,
): Promise<void> {
  const proxy = await startObservingProxy();
  const browser = await start(proxy.address);
  const page = createPage(browser.send, { origin: url, pictures });
  let isOver = false;
  try {
    await browser.resize(size);
    await journey({
      ...{ page, url, api: createApi(() => url) },
      step: async (what, work) => {
        const title = `${name} ${browser.version}: ${what}`;
        const began = performance.now();
        const seconds = () => `${Math.round((performance.now() - began) / 1_000)} s`;
        try {
          const result = await work();
          const faults = proxy.takeFaults();
          checks.add(title, faults.length === 0, [seconds(), ...faults].join('\n       '));
          return result;
        } catch (error) {
          isOver = true;
          checks.add(title, false, [messageOf(error), ...proxy.takeFaults()].join('\n       '));
          await page.photograph('failed').catch(() => {});
          throw error;
        }
      },
    });
  } catch (error) {
    // A part that failed is counted already.
    if (!isOver) checks.add(name, false, messageOf(error));
  } finally {
    await browser.stop();
    proxy.stop();
  }
}
