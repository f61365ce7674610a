import { toBaseUnits } from '@billfold/core';
import type { DecodedTonTransfer, TonKeyring } from '@billfold/keyring';
import type { ChainTransaction, Transfer } from '../../../chains/chain.ts';
import { memoOf } from '../memo-of.ts';
import { loadJettonWallets } from './jetton-wallets.ts';
import { loadAccount } from './load-account.ts';
import { loadFees } from './load-fees.ts';
import { sendFeeOf } from './send-fee.ts';
import { rawAddress } from './ton-address.ts';
import type { TonNode } from './ton-node.ts';

/** Describes a message that we signed, as a block will describe its transactions. */
export async function describeSent(
  node: TonNode,
  keyring: TonKeyring,
  transfer: DecodedTonTransfer,
): Promise<ChainTransaction> {
  const { hash, from, seqno } = transfer;
  const { prices } = await loadFees(node);
  const { balance } = await loadAccount(node, from);
  const { fee, sent } = sendFeeOf({ keyring, prices, balance }, transfer);
  const sender = { address: from, nonce: seqno, fee: toBaseUnits(fee), hasFailed: false };
  const moved = await movedBy(node, keyring, { transfer, sent });
  const transfers = moved.filter(({ value }) => value > 0n);
  return { hash, spends: [], sender, transfers, references: [] };
}

async function movedBy(
  node: TonNode,
  keyring: TonKeyring,
  { transfer, sent }: { readonly transfer: DecodedTonTransfer; readonly sent: bigint },
): Promise<readonly Transfer[]> {
  const { from, to, payload, value } = transfer;
  const common = { position: 0, from, memo: memoOf(payload) };
  const native = { ...common, to, tokenId: null };
  if (payload.kind !== 'jetton') return [{ ...native, value: toBaseUnits(sent) }];
  const wallets = await loadJettonWallets(node, keyring, [to]);
  const wallet = wallets.get(rawAddress(to));
  if (wallet?.owner !== rawAddress(from)) return [{ ...native, value }];
  return [{ ...common, to: null, tokenId: wallet.token.id, value: payload.units }];
}
