import { type ChainName, toBaseUnits } from '@billfold/core';
import { getKeyring } from '../get-keyring.ts';
import type { NetworkOf } from '../network-of.ts';
import type { EvmTransferPlan, EvmTransferRequest } from '../networks/_evm/transfer-plan.ts';

export interface FundedAccountOptions {
  readonly chain?: ChainName;
  readonly account?: number;
}

/**
 * Creates an account of a fixed seed for tests; it holds 1 ETH, and offers its fee in either form.
 */
export function createFundedAccount(
  network: NetworkOf<'evm'>,
  { chain = 'main', account = 0 }: FundedAccountOptions = {},
) {
  const keyring = getKeyring(network, chain);
  const seed = new Uint8Array(32).fill(7);
  const { publicKey } = keyring.derivePublic(seed, account);
  const request: EvmTransferRequest = {
    publicKey,
    balance: toBaseUnits(10n ** 18n),
    nonce: 5n,
    recipient: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    amount: toBaseUnits(10n ** 17n),
    token: null,
    offer: { kind: 'legacy', gasPrice: 20_000_000_000n },
    gasLimit: 21_000n,
  };
  return {
    keyring,
    seed,
    request,
    address: keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 }),
    plan: (changes: Partial<EvmTransferRequest> = {}): EvmTransferPlan => {
      const result = keyring.buildTransfer({ ...request, ...changes });
      if (result.outcome !== 'built') throw new Error(`No plan: ${result.outcome}`);
      return result.plan;
    },
  };
}
