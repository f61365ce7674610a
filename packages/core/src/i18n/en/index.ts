import type { Network } from '../../networks/registry.ts';
import { accounts } from './accounts.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { confirmation } from './confirmation.ts';
import { depositAddresses } from './deposit-addresses.ts';
import { embed } from './embed.ts';
import { emptyWallet } from './empty-wallet.ts';
import { ledger } from './ledger.ts';
import { newWallet } from './new-wallet.ts';
import { portfolio } from './portfolio.ts';
import { primitives } from './primitives.ts';
import { receive } from './receive.ts';
import { resetPassword } from './reset-password.ts';
import { sandbox } from './sandbox.ts';
import { scanner } from './scanner.ts';
import { send } from './send.ts';
import { shell } from './shell.ts';
import { transactions } from './transactions.ts';

/** The English catalogue. The specification's sentences stand here byte for byte. */
export const en = {
  ...accounts,
  ...auth,
  ...common,
  ...confirmation,
  ...depositAddresses,
  ...embed,
  ...emptyWallet,
  ...ledger,
  ...newWallet,
  ...portfolio,
  ...primitives,
  ...receive,
  ...resetPassword,
  ...sandbox,
  ...scanner,
  ...send,
  ...shell,
  ...transactions,
} as const satisfies NetworkTexts;

/** A network without its warnings does not compile. */
type NetworkTexts = Readonly<Record<`${'receive' | 'send'}.warning.${Network}`, string>>;
