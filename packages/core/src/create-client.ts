import type { Calls } from './client/calls.ts';
import { createResources, type Resources } from './client/resources.ts';
import type { TransportOptions } from './contract/transport.ts';

export type ClientOptions = TransportOptions;

export interface BillfoldClient extends Calls {
  readonly resources: Resources;
  /** The platform that the client was made with: flows take their clock and randomness from it. */
  readonly platform: TransportOptions['platform'];
  /** Loads the transport ahead of the first call, on intent. */
  prefetch(): Promise<void>;
}

/**
 * The typed client of the wallet, auth and payments services. Small by itself: the transport
 * (ky, zod, the contract) is imported at the first call.
 */
export function createClient(options: ClientOptions): BillfoldClient {
  let loading: Promise<Calls> | undefined;
  const load = (): Promise<Calls> => {
    loading ??= import('./client/calls.ts').then(({ createCalls }) => createCalls(options));
    return loading;
  };
  const lazily =
    <A extends readonly unknown[], R>(pick: (calls: Calls) => (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> =>
      pick(await load())(...args);

  const calls: Calls = {
    config: { get: lazily((c) => c.config.get) },
    auth: {
      register: lazily((c) => c.auth.register),
      logIn: lazily((c) => c.auth.logIn),
      logOut: lazily((c) => c.auth.logOut),
      user: lazily((c) => c.auth.user),
      verifyEmail: lazily((c) => c.auth.verifyEmail),
      resendVerification: lazily((c) => c.auth.resendVerification),
    },
    wallets: {
      list: lazily((c) => c.wallets.list),
      create: lazily((c) => c.wallets.create),
      activate: lazily((c) => c.wallets.activate),
      statistics: lazily((c) => c.wallets.statistics),
    },
    accounts: {
      create: lazily((c) => c.accounts.create),
      list: lazily((c) => c.accounts.list),
      depositAddress: lazily((c) => c.accounts.depositAddress),
      addresses: lazily((c) => c.accounts.addresses),
    },
    transactions: {
      fees: lazily((c) => c.transactions.fees),
      send: lazily((c) => c.transactions.send),
      list: lazily((c) => c.transactions.list),
      confirmations: lazily((c) => c.transactions.confirmations),
    },
    rates: {
      current: lazily((c) => c.rates.current),
      manifest: lazily((c) => c.rates.manifest),
      manifests: lazily((c) => c.rates.manifests),
    },
    sandbox: {
      faucet: lazily((c) => c.sandbox.faucet),
      mine: lazily((c) => c.sandbox.mine),
      reorg: lazily((c) => c.sandbox.reorg),
      hold: lazily((c) => c.sandbox.hold),
      outage: lazily((c) => c.sandbox.outage),
      setRate: lazily((c) => c.sandbox.setRate),
      transaction: lazily((c) => c.sandbox.transaction),
      address: lazily((c) => c.sandbox.address),
      block: lazily((c) => c.sandbox.block),
      blocks: lazily((c) => c.sandbox.blocks),
    },
  };
  return {
    ...calls,
    resources: createResources(calls),
    platform: options.platform,
    prefetch: () => load().then(() => undefined),
  };
}
