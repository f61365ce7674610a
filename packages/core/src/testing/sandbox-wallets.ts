import type { TrustedDevice } from '../contract/wallets/devices.ts';
import type { UpdateWalletSettings, WalletSettings } from '../contract/wallets/settings.ts';
import type { CreateWallet, Wallet } from '../contract/wallets/wallets.ts';
import { FakeRefusal } from './fake-services.ts';
import { sandboxId } from './sandbox-accounts.ts';

export interface WalletSecrets {
  readonly password: string;
  readonly seedPhrase: string;
}
/** Secret of a wallet: exactly one of the two is given. */
export interface GivenSecret {
  readonly password: string | null;
  readonly seedPhrase: string | null;
}

/** The wallets of the fake user. The first one is there from the start. */
export interface SandboxWallets {
  all(): readonly Wallet[];
  find(id: string): Wallet;
  secretsOf(id: string): WalletSecrets;
  /** Refuses as the services do, unless what is given of the two is right. */
  prove(id: string, given: GivenSecret): void;
  create(order: CreateWallet): Wallet;
  activate(id: string): void;
  rename(id: string, name: string): Wallet;
  changePassword(id: string, password: string): void;
  settings(id: string): WalletSettings;
  updateSettings(id: string, change: UpdateWalletSettings): WalletSettings;
  /** Reports whether a send asks for the user's two-factor code. */
  asksCode(id: string): boolean;
  askForCode(id: string, isAsked: boolean): void;
  devices(id: string): readonly TrustedDevice[];
  /** Until when this device need not prove the key again. */
  trustDevice(id: string): Date;
}
export interface SandboxWalletsOptions {
  readonly now: () => Date;
  /** True once the backup of the first wallet was confirmed. */
  readonly isActivated: boolean;
}

interface Kept {
  readonly wallet: Wallet;
  readonly secrets: WalletSecrets;
  readonly settings: WalletSettings;
  readonly devices: readonly TrustedDevice[];
  readonly asksCode: boolean;
}

export function createSandboxWallets({ now, isActivated }: SandboxWalletsOptions): SandboxWallets {
  const kept = new Map<string, Kept>();
  const get = (id: string): Kept => {
    const found = kept.get(id);
    if (found === undefined) throw new FakeRefusal(404, { code: 'NOT_FOUND' });
    return found;
  };
  const change = (id: string, changed: Partial<Kept>): void => {
    kept.set(id, { ...get(id), ...changed });
  };
  const add = (wallet: Pick<Wallet, 'name' | 'isActivated'>, secrets: WalletSecrets): Wallet => {
    const id = sandboxId(1, kept.size);
    const made = { ...newWallet(now()), ...wallet, id };
    kept.set(id, { wallet: made, secrets, settings: newSettings, devices: [], asksCode: false });
    return made;
  };
  add({ name: 'Savings', isActivated }, firstSecrets);

  return {
    all: () => [...kept.values()].map(({ wallet }) => wallet),
    find: (id) => get(id).wallet,
    secretsOf: (id) => get(id).secrets,
    prove: (id, given) => prove(get(id).secrets, given),
    create: ({ name, password, seedPhrase }) => {
      const isTaken = [...kept.values()].some(({ wallet }) => wallet.name === name);
      if (isTaken) throw new FakeRefusal(409, { code: 'NAME_TAKEN' });
      const secrets = { password, seedPhrase: seedPhrase ?? secondPhrase };
      return add({ name, isActivated: seedPhrase !== null }, secrets);
    },
    activate: (id) => change(id, { wallet: { ...get(id).wallet, isActivated: true } }),
    rename: (id, name) => {
      change(id, { wallet: { ...get(id).wallet, name } });
      return get(id).wallet;
    },
    changePassword: (id, password) => change(id, { secrets: { ...get(id).secrets, password } }),
    settings: (id) => get(id).settings,
    updateSettings: (id, { version, ...wanted }) => {
      const { settings } = get(id);
      if (version !== undefined && version !== settings.version)
        throw new FakeRefusal(409, { code: 'STALE_VERSION', current: settings });
      change(id, { settings: { ...settings, ...wanted, version: settings.version + 1 } });
      return get(id).settings;
    },
    asksCode: (id) => get(id).asksCode,
    askForCode: (id, asksCode) => change(id, { asksCode }),
    devices: (id) => get(id).devices,
    trustDevice: (id) => {
      const trustedUntil = new Date(now().getTime() + trustedMs);
      change(id, { devices: [{ ...thisDevice, lastSeenAt: now(), trustedUntil }] });
      return trustedUntil;
    },
  };
}

function prove(secrets: WalletSecrets, { password, seedPhrase }: GivenSecret): void {
  if (password !== null && password !== secrets.password)
    throw new FakeRefusal(400, {
      code: 'WRONG_ENCRYPTION_KEY',
      errors: ['The cloud encryption password is not right.'],
    });
  if (seedPhrase !== null && seedPhrase !== secrets.seedPhrase)
    throw new FakeRefusal(400, { code: 'SEED_MISMATCH', errors: ['The phrase is not right.'] });
}

function newWallet(createdAt: Date): Omit<Wallet, 'id' | 'name' | 'isActivated'> {
  return { walletType: 'INDIVIDUAL', createdAt, accountsCount: 0, lastUsedAt: null };
}

const trustedMs = 30 * 24 * 3_600_000;
const thisDevice = {
  id: '00000000-0000-7000-8000-600000000000',
  device: 'Desktop',
  os: 'Linux',
  browser: 'Chromium 140',
  isCurrent: true,
};
const newSettings: WalletSettings = {
  version: 1,
  supportAccess: false,
  currency: 'USD',
  locale: 'en',
  hideBalances: false,
  hideSmallBalances: false,
  requireUnlockOnNewDevice: true,
  accountOrder: [],
  defaultAccounts: {},
  spamFilter: true,
  loadPrices: true,
  usageStatistics: false,
  signing: 'local',
  hiddenTokens: [],
};
// BIP-39's own first two test vectors: worth nothing to anybody.
const firstSecrets: WalletSecrets = {
  password: 'Correct-Horse-42',
  seedPhrase:
    'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
};
const secondPhrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
