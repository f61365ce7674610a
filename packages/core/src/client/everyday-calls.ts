import * as accounts from '../contract/accounts/accounts.ts';
import * as config from '../contract/config/config.ts';
import { listManifest } from '../contract/rates/manifest.ts';
import { getRate } from '../contract/rates/rates.ts';
import { getSendProtection } from '../contract/wallets/send-protection.ts';
import * as wallets from '../contract/wallets/wallets.ts';
import { createTransport, type Transport, type TransportOptions } from '../http/transport.ts';
import { createLoads } from './resource-loads.ts';

export type Areas = ReturnType<typeof createAreas>;
export interface Everyday extends Areas {
  readonly transport: Transport;
  readonly loads: ReturnType<typeof createLoads>;
}

/** The transport, with the calls that every dialog makes: they come in one piece. */
export function createCalls(options: TransportOptions): Everyday {
  const transport = createTransport(options);
  const areas = createAreas(transport);
  return { transport, ...areas, loads: createLoads(areas) };
}

function createAreas({ call }: Transport) {
  const currentRate = call(getRate);
  return {
    config: { get: call(config.getConfig) },
    wallets: { list: call(wallets.listWallets), sendProtection: call(getSendProtection) },
    accounts: {
      list: call(accounts.listAccounts),
      depositAddress: call(accounts.getDepositAddress),
      addresses: call(accounts.listAddresses),
    },
    rates: {
      current: currentRate,
      /** The price of an asset alone, by symbol. */
      usd: async (...request: Parameters<typeof currentRate>) =>
        (await currentRate(...request)).currentRate,
      manifests: call(listManifest),
    },
  };
}
