import { hardened, type SigningWallet, signElsewhere } from './sign-elsewhere.ts';
import { otherSeed, type WatchedNetwork } from './watched-payment.ts';

/** Accounts of the other wallet. @see SLIP-44 */
const accounts: Readonly<Record<WatchedNetwork, readonly number[]>> = {
  BTC: [84 + hardened, hardened, hardened],
  LTC: [84 + hardened, 2 + hardened, hardened],
};

export interface SigningOptions extends Pick<SigningWallet, 'inputs' | 'isFinal'> {
  readonly network?: WatchedNetwork;
}

/** Signs a PSBT as the other wallet does. */
export function signPsbt(
  text: string,
  { network = 'BTC', ...options }: SigningOptions = {},
): string {
  return signElsewhere(text, { ...options, seed: otherSeed, account: accounts[network] });
}
