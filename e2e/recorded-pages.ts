import { createHmac, pbkdf2Sync } from 'node:crypto';
import type {
  Fixtures,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
} from '@playwright/test';
import { cloudPassword, type Owner } from './people.ts';
import { expect, watch } from './product.ts';
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts';

export interface RecordedPages {
  /** Proxy that records what leaves the browser of `logged`. */
  readonly recording: RecordingProxy;
  readonly logged: Page;
}

/** Page behind a proxy that records what leaves the browser, on the product of a test. */
export const recordedPages: Fixtures<
  RecordedPages,
  object,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & { readonly url: string }
> = {
  recording: async ({ playwright: _ }, use) => {
    const recording = await startRecordingProxy();
    await use(recording);
    recording.stop();
  },
  logged: async ({ browser, contextOptions, url, recording: proxy }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: url, proxy });
    const page = await context.newPage();
    const faults: string[] = [];
    watch(page, url, faults);
    await use(page);
    expect(faults).toEqual([]);
    await context.close();
  },
};

/** Returns all that left the browser. */
export const logOf = ({ requests }: RecordingProxy): string =>
  requests.map(({ url, headers, body }) => `${url}\n${headers}\n${body}`).join('\n');

/** Returns password, phrase, seed and master key as they are, and as a request may hold them. */
export function formsOf({ seedPhrase }: Owner): string[] {
  const seed = pbkdf2Sync(seedPhrase, 'mnemonic', 2_048, 64, 'sha512');
  const master = createHmac('sha512', 'Bitcoin seed').update(seed).digest().subarray(0, 32);
  const texts = [cloudPassword, seedPhrase];
  return [
    ...texts.flatMap((text) => [text, encodeURIComponent(text)]),
    ...[...texts.map((text) => Buffer.from(text)), seed, master].flatMap((bytes) =>
      (['base64', 'base64url', 'hex'] as const).map((form) => bytes.toString(form)),
    ),
  ];
}
