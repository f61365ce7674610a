import { type ChainName, toBaseUnits } from '@billfold/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { getKeyring } from '../get-keyring.ts';
import type { NetworkOf } from '../network-of.ts';
import type { WatchKind } from '../networks/_utxo/key-versions.ts';
import type {
  Utxo,
  UtxoTransferPlan,
  UtxoTransferRequest,
} from '../networks/_utxo/transfer-plan.ts';

export interface FundedWalletOptions {
  readonly chain?: ChainName;
  readonly account?: number;
  /** Kind of its outputs; `wpkh` unless given. */
  readonly kind?: WatchKind;
  /** In satoshi, one output each, on alternating branches. */
  readonly values: readonly bigint[];
}

/** Creates an account of a fixed seed for tests; it holds these outputs. */
export function createFundedWallet(
  network: NetworkOf<'utxo'>,
  { chain = 'main', account = 0, kind = 'wpkh', values }: FundedWalletOptions,
) {
  const keyring = getKeyring(network, chain);
  const seed = new Uint8Array(32).fill(7);
  const { publicKey } = keyring.derivePublic(seed, account, kind);
  const utxos = values.map(toUtxo);
  const request: UtxoTransferRequest = {
    publicKey,
    utxos,
    recipient: keyring.addressAt(publicKey, { branch: 0, addressIndex: 1_000 }),
    amount: toBaseUnits(50_000n),
    satPerKvb: 2_000n,
    changeIndex: 7,
  };
  return {
    keyring,
    seed,
    utxos,
    request,
    plan: (changes: Partial<UtxoTransferRequest> = {}): UtxoTransferPlan => {
      const result = keyring.buildTransfer({ ...request, ...changes });
      if (result.outcome !== 'built') throw new Error(`No plan: ${result.outcome}`);
      return result.plan;
    },
  };
}

function toUtxo(value: bigint, at: number): Utxo {
  return {
    hash: hex.encode(sha256(Uint8Array.of(at >> 8, at & 0xff))),
    index: at % 3,
    value: toBaseUnits(value),
    branch: at % 2 === 0 ? 0 : 1,
    addressIndex: at,
  };
}
