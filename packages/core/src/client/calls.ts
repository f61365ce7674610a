import type { Transport, TransportOptions } from '../contract/transport.ts';
import type { AuthCalls } from './auth-calls.ts';
import type { Everyday } from './everyday-calls.ts';
import { lazyCalls } from './lazy-calls.ts';
import { loadOnce } from './load-once.ts';
import type { SandboxCalls } from './sandbox-calls.ts';
import type { UserCalls } from './user-calls.ts';
import type { WalletCalls } from './wallet-calls.ts';

/** Every call of the wallet and auth services, by what it is about. */
export interface Calls {
  readonly config: Everyday['config'];
  readonly auth: AuthCalls['auth'];
  readonly user: UserCalls['user'];
  readonly wallets: Everyday['wallets'] & WalletCalls['wallets'];
  readonly accounts: Everyday['accounts'] & WalletCalls['accounts'];
  readonly transactions: Everyday['transactions'] & WalletCalls['transactions'];
  readonly rates: Everyday['rates'];
  readonly embed: Everyday['embed'];
  readonly sandbox: SandboxCalls['sandbox'];
}
/**
 * Calls that come in a piece of their own: `wallet` is what the dialogs do not need of wallets,
 * accounts and transactions. The others come with the transport.
 */
export type CallPiece = 'auth' | 'user' | 'wallet' | 'sandbox';

export interface LazyCalls extends Calls {
  /** Loads the transport, and `pieces` of the calls, ahead of their first calls: on intent. */
  prefetch(...pieces: readonly CallPiece[]): Promise<void>;
}

/** Every call; each piece is loaded when one of its calls is made. */
export function createLazyCalls(options: TransportOptions): LazyCalls {
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
    sandbox: piece(() => import('./sandbox-calls.ts')),
  };
  return {
    prefetch: async (...names) => {
      await Promise.all([everyday(), ...names.map((name) => pieces[name]())]);
    },
    config: lazyCalls('config', everyday),
    auth: lazyCalls('auth', pieces.auth),
    user: lazyCalls('user', pieces.user),
    wallets: lazyCalls('wallets', everyday, pieces.wallet),
    accounts: lazyCalls('accounts', everyday, pieces.wallet),
    transactions: lazyCalls('transactions', everyday, pieces.wallet),
    rates: lazyCalls('rates', everyday),
    embed: lazyCalls('embed', everyday),
    sandbox: lazyCalls('sandbox', pieces.sandbox),
  };
}
