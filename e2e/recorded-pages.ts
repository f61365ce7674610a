import { createHmac, pbkdf2Sync } from 'node:crypto';
import { getKeyring } from '@billfold/keyring';
import type {
  Fixtures,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
} from '@playwright/test';
import { HDNodeWallet } from 'ethers';
import { HDKey as Slip10Key } from 'micro-key-producer/slip10.js';
import type { TestedNetwork } from './networks.ts';
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

/**
 * Returns password, phrase, seed, master key and the private keys of the accounts as they are, and as a request may hold
 * them.
 */
export function formsOf({ seedPhrase, accounts }: Owner): string[] {
  const seed = pbkdf2Sync(seedPhrase, 'mnemonic', 2_048, 64, 'sha512');
  const master = createHmac('sha512', 'Bitcoin seed').update(seed).digest().subarray(0, 32);
  const keys = accounts.map(({ network }) => privateKeyOf(seed, network.code));
  const texts = [cloudPassword, seedPhrase];
  return [
    ...texts.flatMap((text) => [text, encodeURIComponent(text)]),
    ...[...texts.map((text) => Buffer.from(text)), seed, master, ...keys].flatMap((bytes) =>
      (['base64', 'base64url', 'hex'] as const).map((form) => bytes.toString(form)),
    ),
  ];
}

/** Derives the private key of the first address of an account, with libraries that are not ours. */
function privateKeyOf(seed: Uint8Array, code: TestedNetwork['code']): Buffer {
  const keyring = getKeyring(code);
  const { path } = keyring.derivePublic(seed, 0);
  if (keyring.family === 'solana' || keyring.family === 'ton')
    return Buffer.from(Slip10Key.fromMasterSeed(seed).derive(path).privateKey);
  const { privateKey } = HDNodeWallet.fromSeed(seed).derivePath(`${path}/0/0`);
  return Buffer.from(privateKey.slice(2), 'hex');
}
