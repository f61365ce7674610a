import { base64, hex } from '@scure/base';
import type { TonAddress } from './address.ts';
import { readBagOfCells } from './bag-of-cells.ts';
import { bytesToBits, uintBits } from './bits.ts';
import { type Cell, createCell, digestCell } from './cell.ts';
import type { TonNetwork } from './ton-network.ts';
import { walletCode, walletCodeDepth, walletCodeHash } from './wallet-code.ts';

/**
 * Builds the state init of a wallet v4R2: its code, and data with a sequence number of zero, its
 * subwallet, its key and no plugins. The first send deploys it.
 * @see TL-B, StateInit
 */
export function walletInit(publicKey: Uint8Array, walletId: number): Cell {
  const code = readBagOfCells(base64.decode(walletCode));
  return createCell(initBits, [code, createCell(dataBits(publicKey, walletId))]);
}

/** Computes the hash of `walletInit` without decoding the code. */
export function walletInitHash(publicKey: Uint8Array, walletId: number): Uint8Array {
  const code = { hash: hex.decode(walletCodeHash), depth: walletCodeDepth };
  return digestCell(initBits, [code, digestCell(dataBits(publicKey, walletId), [])]).hash;
}

/** No split depth, not special, with code, with data, without libraries. */
export const initBits = '00110';

function dataBits(publicKey: Uint8Array, walletId: number): string {
  return `${uintBits(0, 32)}${uintBits(walletId, 32)}${bytesToBits(publicKey)}0`;
}

/** The address that only the wallet of this key can have: the hash of what it begins with. */
export function walletAddress(
  { workchain, walletId }: Pick<TonNetwork, 'workchain' | 'walletId'>,
  publicKey: Uint8Array,
): TonAddress {
  return { workchain, hash: walletInitHash(publicKey, walletId) };
}
