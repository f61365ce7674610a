import type { SolanaNetwork } from './solana-network.ts';

/** Below its coin type an account has two steps, the second of which is always 0. */
export function accountPath({ coinType }: SolanaNetwork, account: number): readonly number[] {
  return [44, coinType, account, 0];
}
