import { type BaseUnits, getNetwork, type Network, toBaseUnits, toDecimal } from '@billfold/core';
import type { LedgerTokenTransfer, LedgerTransaction } from '@billfold/core/contract';
import type { Inspection, TokenShare } from '../chains/sandbox/inspection.ts';
import type { AcceptedTransaction, BlockHeader } from '../chains/sandbox/ledger-store.ts';
import type { Sandbox } from '../families/open-sandbox.ts';
import { notFound } from '../platform/api-error.ts';

/** @throws {ApiError} 404 */
export async function showTransaction(
  { ledger, rules }: Sandbox,
  network: Network,
  hash: string,
): Promise<LedgerTransaction> {
  const found = await ledger.read(async (state) => {
    const transaction = await state.find(hash);
    if (transaction === null) return null;
    const { height } = transaction;
    return {
      transaction,
      head: await state.head(),
      block: height === null ? null : await state.headerAt(height),
    };
  });
  if (found === null) throw notFound('transaction');
  return toLedgerTransaction(
    network,
    found,
    rules.inspect(found.transaction.raw, found.transaction.undo),
  );
}

interface Found {
  readonly transaction: AcceptedTransaction;
  readonly head: BlockHeader | null;
  readonly block: BlockHeader | null;
}

function toLedgerTransaction(
  network: Network,
  { transaction: { hash, acceptedAt, isHeld }, head, block }: Found,
  inspection: Inspection,
): LedgerTransaction {
  const { decimals } = getNetwork(network);
  const asMoney = (units: BaseUnits) => toDecimal(units, { decimals });
  const shown = {
    network,
    hash,
    acceptedAt,
    isHeld,
    block,
    confirmations: block === null || head === null ? 0 : head.height - block.height + 1,
    size: inspection.size,
    outputs: inspection.outputs.map(({ address, value }, index) => ({
      index,
      address,
      value: asMoney(value),
    })),
    hasFailed: 'hasFailed' in inspection && inspection.hasFailed,
    tokenTransfer: 'tokenTransfer' in inspection ? showToken(inspection.tokenTransfer) : null,
  };
  switch (inspection.family) {
    case 'utxo': {
      const { family, vsize, fee, check } = inspection;
      const inputs = inspection.inputs.map((input) => ({ ...input, value: asMoney(input.value) }));
      return { ...shown, family, vsize, fee: fee === null ? null : asMoney(fee), inputs, check };
    }
    case 'evm': {
      const { family, sender, nonce, gasLimit, gasUsed, gasPrice, chainId } = inspection;
      const { signature, data, check, fee } = inspection;
      return {
        ...shown,
        family,
        sender,
        signature,
        nonce: Number(nonce),
        gasLimit: Number(gasLimit),
        gasUsed: Number(gasUsed),
        gasPriceWei: toDecimal(toBaseUnits(gasPrice), { decimals: 0 }),
        chainId: chainId === null ? null : Number(chainId),
        data,
        fee: asMoney(fee),
        check,
      };
    }
    case 'tron': {
      const { bandwidth, energy, reference, fee, networkFee, ...facts } = inspection;
      const { family, sender, signature, createdAt, expiresAt, check } = facts;
      return {
        ...shown,
        family,
        sender,
        signature,
        bandwidth: Number(bandwidth),
        energy: Number(energy),
        reference,
        createdAt,
        expiresAt,
        fee: asMoney(fee),
        networkFee: asMoney(networkFee),
        check,
      };
    }
    case 'solana': {
      const { payers: _, fee, networkFee, ...facts } = inspection;
      return { ...facts, ...shown, fee: asMoney(fee), networkFee: asMoney(networkFee) };
    }
    case 'ton': {
      const { payers: _, seqno, fee, ...facts } = inspection;
      return { ...facts, ...shown, seqno: Number(seqno), fee: asMoney(fee) };
    }
    default:
      return inspection satisfies never;
  }
}

function showToken(share: TokenShare | null): LedgerTokenTransfer | null {
  if (share === null) return null;
  const { token, to, value } = share;
  const { id: tokenId, symbol, decimals } = token;
  return { tokenId, symbol, address: to, value: toDecimal(value, { decimals }) };
}
