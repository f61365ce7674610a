import type { CallOptions } from '../http/transport.ts';
import type { Areas } from './everyday-calls.ts';

/** Creates the loads of the resources, in a module of their own that comes with the transport. */
export function createLoads({ config, wallets, accounts, rates }: Areas) {
  return {
    config: async (options: CallOptions) => (await config.get({}, options)).data,
    wallets: (options: CallOptions) => wallets.list({ query: { IsDeletedFilter: false } }, options),
    manifests: (options: CallOptions) => rates.manifests({}, options),
    accounts: (walletId: string, options: CallOptions) =>
      accounts.list({ params: { walletId }, query: { pageSize: 100 } }, options),
    rate: (crypto: string, options: CallOptions) => rates.current({ params: { crypto } }, options),
  };
}
