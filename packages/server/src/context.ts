import type { EnvironmentBases } from '@billfold/core/contract';
import type { Chains } from './chains/chain.ts';
import type { ServedNetwork } from './chains/served-networks.ts';
import type { UnreadCounts } from './chains/unread-counts.ts';
import type { Db } from './db/open-database.ts';
import type { Providers } from './identity-providers/providers.ts';
import type { LogoEncoder } from './logos/logo-encoder.ts';
import type { BillingSettings } from './platform/billing-settings.ts';
import type { PrivateWebhooks } from './platform/env.ts';
import type { RepairCounts } from './platform/repair-counts.ts';
import type { ResolveHost } from './platform/resolve-host.ts';
import type { SendSettings } from './platform/send-settings.ts';
import type { ServerPlatform } from './platform/server-platform.ts';
import type { Rates } from './rates/rates.ts';
import type { PasswordKdf } from './vault/open-vault.ts';
import type { ServerKeyring } from './vault/server-keys.ts';
import type { Signer } from './vault/signer.ts';

export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
}

/** Dependencies that the services share: created once in create-server.ts. */
export interface ServiceContext {
  readonly db: Db;
  readonly platform: ServerPlatform;
  /** Under each master key that is still there; none of them opens a wallet. */
  readonly keys: ServerKeyring;
  /** For sign-in passwords, in the signer's queue. */
  readonly kdf: PasswordKdf;
  readonly signer: Signer;
  readonly chains: Chains;
  /** Counts what the watchers of this process could not read. */
  readonly unread: UnreadCounts;
  /** Counts rows of balances that this process found wrong and repaired. */
  readonly repairs: RepairCounts;
  readonly encodeLogo: LogoEncoder;
  /** The networks that can be used here; a live server has those that it was given a node for. */
  readonly openNetworks: readonly ServedNetwork[];
  readonly rates: Rates;
  /** Fee that the operator charges the businesses. */
  readonly billing: BillingSettings;
  /** Rules of the operator for what people send. */
  readonly sendSettings: SendSettings;
  readonly chainMode: 'sandbox' | 'live';
  /** Serves the businesses area and the merchant API. */
  readonly hasPayments: boolean;
  /** Collects the tokens of many addresses by one transaction where the chain takes it (EIP-7702). */
  readonly collectsTogether: boolean;
  readonly privateWebhooks: PrivateWebhooks;
  readonly resolveHost: ResolveHost;
  readonly version: string;
  readonly supportUrl: string | null;
  readonly documentationUrl: string | null;
  readonly bases: EnvironmentBases;
  /** Origin that links in mails begin with. */
  readonly publicUrl: string;
  readonly providers: Providers;
  /** Credentials of the demo where this server offers it to the caller; null otherwise. */
  readonly readDemo: (caller: { readonly isLocal: boolean }) => DemoSignIn | null;
  /** Accounts that one network address may register in an hour; null where calls have no limit. */
  readonly signUpsPerHour: number | null;
  /** Wakes the outbox and the watchers, so that new work does not wait for a poll. */
  readonly wake: () => void;
  /** Resolves in a moment without requests to this process, or after a second: long work goes on then. */
  readonly awaitQuiet: () => Promise<void>;
}
