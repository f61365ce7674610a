import { auth } from './auth.ts';
import { common } from './common.ts';
import { newWallet } from './new-wallet.ts';
import { portfolio } from './portfolio.ts';
import { primitives } from './primitives.ts';
import { receive } from './receive.ts';
import { send } from './send.ts';
import { shell } from './shell.ts';

/** The English catalogue. The specification's sentences stand here byte for byte. */
export const en = {
  ...auth,
  ...common,
  ...newWallet,
  ...portfolio,
  ...primitives,
  ...receive,
  ...send,
  ...shell,
} as const;
