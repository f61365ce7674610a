import type { Transport, TransportOptions } from '../http/transport.ts';
import type { AuthCalls } from './auth-calls.ts';
import type { EmbedCalls } from './embed-calls.ts';
import type { Everyday } from './everyday-calls.ts';
import { lazyCalls } from './lazy-calls.ts';
import { loadOnce } from './load-once.ts';
import type { SandboxCalls } from './sandbox-calls.ts';
import type { TransactionCalls } from './transaction-calls.ts';
import type { UserCalls } from './user-calls.ts';
import type { WalletCalls } from './wallet-calls.ts';

/** Every call of the wallet and auth services, by what it is about. */
export interface Calls {
  readonly config: Everyday['config'];
  readonly auth: AuthCalls['auth'];
  readonly user: UserCalls['user'];
  readonly wallets: Everyday['wallets'] & WalletCalls['wallets'];
  readonly accounts: Everyday['accounts'] & WalletCalls['accounts'];
  readonly transactions: TransactionCalls['transactions'] & WalletCalls['transactions'];
  readonly rates: Everyday['rates'] & WalletCalls['rates'];
  readonly embed: EmbedCalls['embed'];
  readonly sandbox: SandboxCalls['sandbox'];
}
/**
 * Calls that come in a piece of their own: `wallet` is what not every dialog needs of wallets,
 * accounts, transactions and rates. The others come with the transport.
 */
export type CallPiece = 'auth' | 'user' | 'wallet' | 'embed' | 'sandbox';

export interface LazyCalls extends Calls {
  /** Loads the transport, and `pieces` of the calls, ahead of their first calls: on intent. */
  prefetch(...pieces: readonly CallPiece[]): Promise<void>;
}

/** Loads of the resources, which the client itself calls. */
export interface LoadsOfResources {
  readonly loads: Everyday['loads'] & WalletCalls['loads'];
}

/** Every call; each piece is loaded when one of its calls is made. */
export function createLazyCalls(options: TransportOptions): LazyCalls & LoadsOfResources {
  const everyday = loadOnce(() =>
    import('./everyday-calls.ts').then((module) => module.createCalls(options)),
  );
  const piece = <C>(load: () => Promise<{ readonly createCalls: (transport: Transport) => C }>) =>
    loadOnce(async () => {
      const [module, { transport }] = await Promise.all([load(), everyday()]);
      return module.createCalls(transport);
    });
  const pieces = {
    auth: piece(() => import('./auth-calls.ts')),
    user: piece(() => import('./user-calls.ts')),
    wallet: piece(() => import('./wallet-calls.ts')),
    embed: piece(() => import('./embed-calls.ts')),
    sandbox: piece(() => import('./sandbox-calls.ts')),
  };
  const sending = piece(() => import('./transaction-calls.ts'));
  return {
    prefetch: async (...names) => {
      const ahead = names.includes('wallet') ? [everyday, sending] : [everyday];
      await Promise.all([...ahead, ...names.map((name) => pieces[name])].map((load) => load()));
    },
    loads: lazyCalls('loads', everyday, pieces.wallet),
    config: lazyCalls('config', everyday),
    auth: lazyCalls('auth', pieces.auth),
    user: lazyCalls('user', pieces.user),
    wallets: lazyCalls('wallets', everyday, pieces.wallet),
    accounts: lazyCalls('accounts', everyday, pieces.wallet),
    transactions: lazyCalls('transactions', sending, pieces.wallet),
    rates: lazyCalls('rates', everyday, pieces.wallet),
    embed: lazyCalls('embed', pieces.embed),
    sandbox: lazyCalls('sandbox', pieces.sandbox),
  };
}
