import { type ChainName, toBaseUnits } from '@billfold/core';
import { getKeyring } from '../get-keyring.ts';
import type { NetworkOf } from '../network-of.ts';
import type {
  SolanaTransferPlan,
  SolanaTransferRequest,
} from '../networks/_solana/transfer-plan.ts';

export interface FundedLamportsOptions {
  readonly chain?: ChainName;
  readonly account?: number;
}

/** Creates an account of a fixed seed for tests; it holds 1 SOL, and pays an existing account. */
export function createFundedLamports(
  network: NetworkOf<'solana'>,
  { chain = 'main', account = 0 }: FundedLamportsOptions = {},
) {
  const keyring = getKeyring(network, chain);
  const seed = new Uint8Array(32).fill(7);
  const { publicKey } = keyring.derivePublic(seed, account);
  const request: SolanaTransferRequest = {
    publicKey,
    account,
    balance: toBaseUnits(10n ** 9n),
    // Solana Cookbook, an address on the curve.
    recipient: '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY',
    recipientBalance: toBaseUnits(10n ** 9n),
    amount: toBaseUnits(10n ** 8n),
    blockhash: 'EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N',
    priority: null,
    memo: null,
    token: null,
  };
  return {
    keyring,
    seed,
    request,
    address: keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 }),
    plan: (changes: Partial<SolanaTransferRequest> = {}): SolanaTransferPlan => {
      const result = keyring.buildTransfer({ ...request, ...changes });
      if (result.outcome !== 'built') throw new Error(`No plan: ${result.outcome}`);
      return result.plan;
    },
  };
}
