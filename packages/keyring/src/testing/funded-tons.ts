import { type ChainName, toBaseUnits } from '@billfold/core';
import { getKeyring } from '../get-keyring.ts';
import type { NetworkOf } from '../network-of.ts';
import type {
  TonFeePrices,
  TonTransferPlan,
  TonTransferRequest,
} from '../networks/_ton/transfer-plan.ts';

export interface FundedTonsOptions {
  readonly chain?: ChainName;
  readonly account?: number;
}

/** Parameters 20, 21, 24 and 25 of the main chain's configuration. */
export const mainPrices: TonFeePrices = {
  gasPrice: 400n,
  basechain: { lumpPrice: 400_000n, bitPrice: 26_214_400n, cellPrice: 2_621_440_000n },
  masterchain: { lumpPrice: 10_000_000n, bitPrice: 655_360_000n, cellPrice: 65_536_000_000n },
};

/** Creates an account of a fixed seed for tests; it holds 10 TON and has sent five times. */
export function createFundedTons(
  network: NetworkOf<'ton'>,
  { chain = 'main', account = 0 }: FundedTonsOptions = {},
) {
  const keyring = getKeyring(network, chain);
  const seed = new Uint8Array(32).fill(7);
  const { publicKey } = keyring.derivePublic(seed, account);
  const request: TonTransferRequest = {
    publicKey,
    account,
    balance: toBaseUnits(10n ** 10n),
    seqno: 5n,
    validUntil: 1_800_000_000,
    // TON documentation, smart contract addresses.
    recipient: 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
    amount: toBaseUnits(10n ** 9n),
    isBounceable: true,
    memo: null,
    prices: mainPrices,
    token: null,
  };
  return {
    keyring,
    seed,
    request,
    address: keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 }),
    plan: (changes: Partial<TonTransferRequest> = {}): TonTransferPlan => {
      const result = keyring.buildTransfer({ ...request, ...changes });
      if (result.outcome !== 'built') throw new Error(`No plan: ${result.outcome}`);
      return result.plan;
    },
  };
}
