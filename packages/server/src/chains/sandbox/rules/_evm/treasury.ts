import { getNetwork, toBaseUnits } from '@billfold/core';
import {
  type EvmFeeOffer,
  type EvmKeyring,
  type EvmTransferRefusal,
  seedPhraseToSeed,
} from '@billfold/keyring';
import type { EvmFees } from '../../../chain.ts';
import type { Treasury, TreasuryResult } from '../rules.ts';
import { accountEntryOf, accountKey, readAccount } from './account-entry.ts';

export interface TreasuryOptions {
  readonly seedPhrase: string;
  readonly fees: EvmFees;
}

/**
 * The wallet of the faucet: account 0 of its phrase. Its payments follow each other by nonce, so
 * that one that is held keeps those behind it from being mined.
 */
export function openTreasury(keyring: EvmKeyring, { seedPhrase, fees }: TreasuryOptions): Treasury {
  const seed = seedPhraseToSeed(seedPhrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  const key = accountKey(address);
  const { gas, decimals } = getNetwork(keyring.network);
  const balance = genesisAmount * 10n ** BigInt(decimals);
  const offer = offerOf(keyring, fees);
  return {
    addresses: [address],
    genesis: {
      transaction: null,
      changes: new Map([[key, accountEntryOf(address, { balance, nonce: 0n })]]),
    },
    pay: (entries, payment) => {
      const account = readAccount(entries.get(key));
      const built = keyring.buildTransfer({
        publicKey,
        balance: toBaseUnits(account.balance),
        nonce: account.nonce,
        recipient: payment.address,
        amount: payment.amount,
        offer,
        gasLimit: BigInt(gas?.transferLimit ?? 0),
      });
      return built.outcome === 'built'
        ? { outcome: 'signed', ...keyring.signTransfer(seed, built.plan) }
        : refuse(built);
    },
  };
}

function refuse(refusal: EvmTransferRefusal): TreasuryResult {
  switch (refusal.outcome) {
    case 'recipient_invalid':
      return refusal;
    case 'insufficient_funds':
      return { outcome: 'empty' };
    case 'gas_limit_too_low':
      throw new RangeError(
        'The gas limit of a transfer in the definition is below what one takes.',
      );
    default:
      return refusal satisfies never;
  }
}

/** The base fee may double before it is too little, as wallets use to offer. */
function offerOf({ network }: EvmKeyring, fees: EvmFees): EvmFeeOffer {
  const { model } = getNetwork(network);
  const { baseFeePerGas, priorityFeePerGas } = fees;
  const isLegacy = model.family === 'evm' && model.fees === 'legacy';
  return isLegacy
    ? { kind: 'legacy', gasPrice: baseFeePerGas + priorityFeePerGas }
    : {
        kind: 'eip1559',
        maxFeePerGas: 2n * baseFeePerGas + priorityFeePerGas,
        maxPriorityFeePerGas: priorityFeePerGas,
      };
}

/** In main units. */
const genesisAmount = 10_000_000n;
