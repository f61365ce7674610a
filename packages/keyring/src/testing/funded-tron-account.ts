import { type ChainName, toBaseUnits } from '@billfold/core';
import { getKeyring } from '../get-keyring.ts';
import type { TronTransferPlan, TronTransferRequest } from '../networks/_tron/transfer-plan.ts';

export interface FundedTronAccountOptions {
  readonly chain?: ChainName;
  readonly account?: number;
}

/** Creates an account of a fixed seed for tests; it holds 1,000 TRX, with a reference block. */
export function createFundedTronAccount({
  chain = 'main',
  account = 0,
}: FundedTronAccountOptions = {}) {
  const keyring = getKeyring('TRX', chain);
  const seed = new Uint8Array(32).fill(7);
  const { publicKey } = keyring.derivePublic(seed, account);
  const request: TronTransferRequest = {
    publicKey,
    balance: toBaseUnits(1_000_000_000n),
    recipient: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
    amount: toBaseUnits(25_000_000n),
    token: null,
    terms: { kind: 'bandwidth', sunPerByte: 1_000n },
    reference: {
      height: 0x4_1234,
      hash: '00000000000412340011223344556677889900aabbccddeeff00112233445566',
    },
    createdAtMs: 1_795_000_000_000,
    expiresAtMs: 1_795_000_060_000,
  };
  return {
    keyring,
    seed,
    request,
    address: keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 }),
    plan: (changes: Partial<TronTransferRequest> = {}): TronTransferPlan => {
      const result = keyring.buildTransfer({ ...request, ...changes });
      if (result.outcome !== 'built') throw new Error(`No plan: ${result.outcome}`);
      return result.plan;
    },
  };
}

/** Balance of USDT (TRC-20), more than any test sends. */
export const heldToken: NonNullable<TronTransferRequest['token']> = {
  contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  balance: toBaseUnits(10n ** 12n),
  feeLimit: toBaseUnits(100_000_000n),
};
