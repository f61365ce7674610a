import type { Chain } from '../chains/chain.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import type { ServerPlatform } from '../platform/server-platform.ts';
import type { Kdf } from '../vault/kdf.ts';
import type { ServerKeys } from '../vault/server-keys.ts';
import type { Signer } from '../vault/signer.ts';
import type { Rates } from './rates/rates.ts';

/** What the services share: made once in create-server.ts. */
export interface ServiceContext {
  readonly db: Db;
  readonly platform: ServerPlatform;
  readonly keys: ServerKeys;
  readonly kdf: Kdf;
  readonly signer: Signer;
  readonly chains: Chains;
  readonly rates: Rates;
  readonly chainMode: 'sandbox' | 'live';
  readonly version: string;
  /** Origin that links in mails begin with. */
  readonly publicUrl: string;
  /** Tells the outbox and the watchers that there is work, so that nobody waits for a poll. */
  readonly wake: () => void;
}

export interface Chains {
  get(network: ServedNetwork): Chain;
}
