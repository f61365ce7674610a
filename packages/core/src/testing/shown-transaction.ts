import type {
  LedgerBlockRef,
  LedgerTransactionFacts,
} from '../contract/sandbox/ledger-transaction-facts.ts';
import type { LedgerTransaction } from '../contract/sandbox/transaction.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { getNetwork } from '../networks/registry.ts';
import type { SandboxTransaction } from './sandbox-transaction.ts';

/** A transaction of the books as the explorer of its ledger shows it. */
export function shownTransaction(
  transaction: SandboxTransaction,
  block: LedgerBlockRef | null,
): LedgerTransaction {
  const { model } = getNetwork(transaction.blockchainNetwork);
  const facts = factsOf(transaction, block);
  const { fee, memo } = { fee: feeOf(transaction), memo: null };
  const signed = { sender: transaction.fromAddress, signature: 'valid', fee } as const;
  switch (model.family) {
    case 'utxo':
      return { ...facts, family: 'utxo', vsize: 141, fee, inputs: [inputOf(transaction)] };
    case 'evm':
      return { ...facts, ...signed, family: 'evm', ...gasOf(transaction, model.chains.sandbox) };
    case 'tron':
      return {
        ...facts,
        ...signed,
        family: 'tron',
        bandwidth: 267,
        energy: 0,
        reference: { heightBits: 100, hashPart: 'b'.repeat(16) },
        createdAt: facts.acceptedAt,
        expiresAt: later(facts.acceptedAt),
        networkFee: toDecimal('0'),
      };
    case 'solana':
      return {
        ...facts,
        ...signed,
        family: 'solana',
        sender: senderOf(transaction),
        ...solana,
        memo,
      };
    case 'ton':
      return {
        ...facts,
        ...signed,
        family: 'ton',
        sender: senderOf(transaction),
        seqno: 0,
        walletId: model.chains.sandbox.walletId,
        validUntil: later(facts.acceptedAt),
        bringsWallet: true,
        isBounceable: false,
        memo,
        result: 'paid',
      };
    default:
      return model satisfies never;
  }
}

function factsOf(transaction: SandboxTransaction, block: LedgerBlockRef | null) {
  const { hash, blockchainNetwork: network, confirmations, createdAt } = transaction;
  const { toAddress, value, tokenSymbol: symbol } = transaction;
  return {
    network,
    hash,
    block,
    confirmations,
    acceptedAt: createdAt,
    isHeld: false,
    size: 222,
    outputs: symbol === null ? [{ index: 0, address: toAddress, value }] : [],
    hasFailed: false,
    tokenTransfer:
      symbol === null
        ? null
        : {
            tokenId: `${symbol}@${network}`,
            symbol,
            address: toAddress ?? '',
            value,
          },
    check: { isValid: true, reason: null },
  } satisfies LedgerTransactionFacts & { readonly check: object };
}

function inputOf(transaction: SandboxTransaction) {
  const value = spentBy(transaction);
  const address = transaction.fromAddress;
  return { hash: '0'.repeat(64), index: 0, address, value, signature: 'valid' } as const;
}

function gasOf(transaction: SandboxTransaction, { chainId }: { readonly chainId: number }) {
  const { decimals } = getNetwork(transaction.blockchainNetwork);
  const gas = 21_000;
  const price = toBaseUnits(parseAmount(feeOf(transaction), decimals) / BigInt(gas));
  const gasPriceWei = toDecimal(price, { decimals: 0 });
  return { nonce: 0, gasLimit: gas, gasUsed: gas, gasPriceWei, chainId, data: '' };
}

const solana = {
  blockhash: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
  networkFee: toDecimal('0'),
};

/** The faucet's, where the books know nobody. */
function senderOf({ fromAddress }: SandboxTransaction): string {
  return fromAddress ?? 'faucet';
}

function feeOf({ fee, blockchainNetwork }: SandboxTransaction): Decimal {
  const { decimals } = getNetwork(blockchainNetwork);
  return toDecimal(parseAmount(fee ?? '0', decimals), { decimals });
}

function later(at: Date): Date {
  return new Date(at.getTime() + 60_000);
}

/**
 * Returns the amount of the native asset that a transaction takes from its sender, fee included.
 */
export function spentBy({
  value,
  tokenSymbol,
  fee,
  blockchainNetwork,
}: SandboxTransaction): Decimal {
  const { decimals } = getNetwork(blockchainNetwork);
  const sent = tokenSymbol === null ? parseAmount(value, decimals) : 0n;
  const units = sent + parseAmount(fee ?? '0', decimals);
  return toDecimal(toBaseUnits(units), { decimals });
}
