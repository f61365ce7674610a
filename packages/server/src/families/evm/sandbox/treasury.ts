import {
  type BaseUnits,
  getNetwork,
  type Network,
  type TokenDefinition,
  toBaseUnits,
  tokensOf,
} from '@billfold/core';
import {
  type EvmFeeOffer,
  type EvmKeyring,
  type EvmTransferRefusal,
  type HeldToken,
  seedPhraseToSeed,
} from '@billfold/keyring';
import type { EvmFees } from '../../../chains/chain.ts';
import type { Changes, Treasury, TreasuryResult } from '../../../chains/sandbox/rules.ts';
import { accountEntryOf, accountKey, readAccount } from './account-entry.ts';
import { isPayoutContract, payoutContract } from './payout-contract.ts';
import { readTokenBalance, tokenBalanceOf } from './token-entry.ts';

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
    marks: ['byContract'],
    contract: payoutContract,
    genesis: {
      transaction: null,
      changes: new Map([
        [key, accountEntryOf(address, { balance, nonce: 0n })],
        ...tokensOf(keyring.network).map((token) => tokensAtFirst(token, address)),
      ]),
    },
    pay: (entries, payment) => {
      const account = readAccount(entries.get(key));
      const { token, byContract = false } = payment;
      const built = keyring.buildTransfer({
        publicKey,
        balance: toBaseUnits(account.balance),
        nonce: account.nonce,
        recipient: payment.address,
        amount: payment.amount,
        token: byContract ? filled(payment.amount) : heldToken(token, address, entries),
        offer,
        gasLimit:
          byContract || isPayoutContract(payment.address)
            ? payoutGasLimit
            : token === undefined
              ? BigInt(gas?.transferLimit ?? 0)
              : tokenGasLimit,
      });
      return built.outcome === 'built'
        ? { outcome: 'signed', ...keyring.signTransfer(seed, built.plan) }
        : refuse(built);
    },
    replace: (old, { address: recipient, feeRate }) => {
      const { from, to, nonce, value, gasLimit, tokenTransfer } = keyring.decodeTransfer(old.raw);
      if (from === null || accountKey(from) !== key) return { outcome: 'foreign' };
      const contract = recipient === null || tokenTransfer === null ? null : to;
      const amount = contract === null ? value : (tokenTransfer?.value ?? 0n);
      const built = keyring.buildTransfer({
        publicKey,
        balance: toBaseUnits(readAccount(old.before.get(key)).balance),
        nonce,
        recipient: recipient ?? address,
        amount: toBaseUnits(recipient === null ? 0n : amount),
        token:
          contract === null
            ? null
            : isPayoutContract(contract)
              ? filled(toBaseUnits(amount))
              : { contract, balance: toBaseUnits(readTokenBalance(old.before, contract, address)) },
        offer: offerAt(keyring, feeRate),
        gasLimit: contract === null ? BigInt(gas?.transferLimit ?? 0) : gasLimit,
      });
      return built.outcome === 'built'
        ? { outcome: 'signed', ...keyring.signTransfer(seed, built.plan) }
        : refuse(built);
    },
  };
}

function heldToken(
  token: TokenDefinition | undefined,
  owner: string,
  entries: Changes,
): HeldToken | null {
  if (token === undefined) return null;
  const { contract } = token;
  return { contract, balance: toBaseUnits(readTokenBalance(entries, contract, owner)) };
}

/** The contract that pays, as one that was filled with `amount` before. */
function filled(amount: BaseUnits): HeldToken {
  return { contract: payoutContract, balance: amount };
}

function tokensAtFirst({ contract, decimals }: TokenDefinition, owner: string) {
  return tokenBalanceOf(contract, owner, genesisTokens * 10n ** BigInt(decimals));
}

function refuse(refusal: EvmTransferRefusal): TreasuryResult {
  switch (refusal.outcome) {
    case 'recipient_invalid':
      return refusal;
    case 'insufficient_funds':
    case 'insufficient_native':
      return { outcome: 'empty' };
    case 'gas_limit_too_low':
      throw new RangeError(
        'The gas limit of a transfer in the definition is below what one takes.',
      );
    default:
      return refusal satisfies never;
  }
}

/** Exactly `price` for gas, of which the base fee takes what it takes. */
function offerAt({ network }: EvmKeyring, price: bigint): EvmFeeOffer {
  return isLegacy(network)
    ? { kind: 'legacy', gasPrice: price }
    : { kind: 'eip1559', maxFeePerGas: price, maxPriorityFeePerGas: price };
}

function isLegacy(network: Network): boolean {
  const { model } = getNetwork(network);
  return model.family === 'evm' && model.fees === 'legacy';
}

/** The base fee may double before it is too little, as wallets use to offer. */
function offerOf({ network }: EvmKeyring, fees: EvmFees): EvmFeeOffer {
  const { baseFeePerGas, priorityFeePerGas } = fees;
  return isLegacy(network)
    ? { kind: 'legacy', gasPrice: baseFeePerGas + priorityFeePerGas }
    : {
        kind: 'eip1559',
        maxFeePerGas: 2n * baseFeePerGas + priorityFeePerGas,
        maxPriorityFeePerGas: priorityFeePerGas,
      };
}

/** In main units. */
const genesisAmount = 10_000_000n;
/** In main units, of each token. */
const genesisTokens = 1_000_000_000_000n;

/** More gas than the contract needs to pay an account that is new. */
const payoutGasLimit = 80_000n;

/** More gas than a token transfer to a new holder needs, the most expensive one. */
const tokenGasLimit = 60_000n;
