import { type BillfoldClient, createClient } from '../create-client.ts';
import { toDecimal } from '../money/decimal.ts';
import { networkAddresses } from '../networks/address-source.ts';
import { networkCodes } from '../networks/registry.ts';
import { memoryStore } from '../platform/memory-store.ts';
import type { Platform } from '../platform/platform.ts';
import { createFakeServices, type FakeServices } from './fake-services.ts';
import { createManualTime, type ManualTime } from './manual-time.ts';
import type { SandboxAccount } from './sandbox-accounts.ts';
import { answerFromBooks } from './sandbox-answers.ts';
import { createSandboxBooks, type SandboxBooks } from './sandbox-books.ts';
import { publicAddresses, unpayableAddresses } from './sandbox-networks.ts';
import { presetAccounts, type SandboxPreset } from './sandbox-presets.ts';
import { refuseKeys } from './sandbox-public-keys.ts';
import { answerUser, type SandboxSignIn, sandboxSignIn } from './sandbox-user.ts';
import type { WalletSecrets } from './sandbox-wallets.ts';

export interface SandboxOptions {
  /** Preset of the wallet; one Bitcoin account with coins unless given. */
  readonly preset?: SandboxPreset;
  /** In its place: the accounts, in their order. None makes an empty wallet. */
  readonly accounts?: readonly SandboxAccount[];
  /** In its place: Bitcoin accounts alone, by their balances. */
  readonly balances?: readonly string[];
  /** The user is asked for a second factor at sign-in. */
  readonly twoFactor?: true;
  /** A send of the first wallet asks for the code of `signIn`. */
  readonly twoFactorForSending?: true;
  /**
   * Accounts have texts in the place of addresses, which no network accepts, and neither public keys nor a seed phrase. For a sandbox that
   * people see: what somebody pays to the other addresses is lost.
   */
  readonly unpayableAddresses?: true;
  /** Time at first, in milliseconds since 1970; in November 2026 unless given. */
  readonly startsAt?: number;
}

/** An in-memory product for tests and stories: the API, time and secrets, but no signatures. */
export interface Sandbox {
  readonly client: BillfoldClient;
  readonly platform: Platform;
  readonly time: ManualTime;
  readonly services: FakeServices;
  readonly books: SandboxBooks;
  readonly walletId: string;
  /** Present secrets of the wallet; a password reset updates them. */
  readonly secrets: WalletSecrets;
  /** Credentials of the user. */
  readonly signIn: SandboxSignIn;
}

/**
 * Creates the product in memory.
 * @example
 * const sandbox = await createSandbox({ balances: ['0.5'] });
 * const { items } = await sandbox.client.accounts.list(sandbox.walletId);
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const time = createManualTime(options.startsAt);
  const services = createFakeServices();
  const books = createSandboxBooks({
    clock: time.clock,
    accounts: accountsOf(options),
    isActivated: options.preset !== 'unactivated',
    knownAddresses: options.unpayableAddresses ? unpayableAddresses : publicAddresses,
  });
  books.wallets.askForCode(books.walletId, options.twoFactorForSending === true);
  answerFromBooks(services, books);
  if (options.unpayableAddresses) refuseKeys(services);
  answerUser(services, { now: books.now, has2fa: options.twoFactor === true });
  let counter = 0;
  const countedBytes = (length: number): Uint8Array => {
    counter += 1;
    return new Uint8Array(length).fill(counter);
  };
  const platform: Platform = {
    clock: time.clock,
    schedule: time.schedule,
    // Counted, not random: a test sees the same keys each time.
    random: { bytes: countedBytes },
    fetch: services.fetch,
    storage: memoryStore(),
    logger: { warn: () => undefined },
  };
  const client = createClient({
    platform,
    baseUrl: 'http://sandbox.invalid',
    getAccessToken: () => 'bfs_sandbox',
    onUnauthorized: () => undefined,
  });
  await Promise.all([
    client.prefetch('auth', 'user', 'sandbox'),
    // Loads at once what a page loads with the choice of an account.
    networkAddresses.load(networkCodes),
  ]);
  return {
    client,
    platform,
    time,
    services,
    books,
    walletId: books.walletId,
    get secrets() {
      return books.secrets;
    },
    signIn: sandboxSignIn,
  };
}

function accountsOf({ preset, accounts, balances }: SandboxOptions): readonly SandboxAccount[] {
  if (accounts !== undefined) return accounts;
  if (balances === undefined && preset !== undefined) return presetAccounts(preset);
  const texts = balances ?? ['0.50000000'];
  return texts.map((text) => ({ network: 'BTC', balance: toDecimal(text) }));
}
