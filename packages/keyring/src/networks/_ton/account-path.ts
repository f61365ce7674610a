import type { TonNetwork } from './ton-network.ts';

/** Every step is hardened, and below the account there is none: an account is one key. */
export function accountPath({ coinType }: TonNetwork, account: number): readonly number[] {
  return [44, coinType, account];
}
