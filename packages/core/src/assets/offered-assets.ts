import type { Network } from '../networks/registry.ts';
import { type AccountAsset, nativeAsset } from './account-asset.ts';
import { tokensOf } from './token.ts';

/**
 * Tokens that are no longer offered, by id:
 * - `BUSD@ETH`: on 21 February 2023, Paxos stopped issuing it, by order of the New York Department of Financial
 *   Services.
 * - `USDC@TRX`: on 20 February 2024, Circle stopped issuing it on Tron, and supported transfers and redemptions there
 *   until February 2025.
 * - `MATIC@ETH`: on 4 September 2024, Polygon replaced it with POL, which is another contract.
 *
 * They stay in the table of tokens: a wallet that holds some shows and sends them, and a deposit is booked.
 */
const withdrawnTokens: ReadonlySet<string> = new Set(['BUSD@ETH', 'USDC@TRX', 'MATIC@ETH']);

/**
 * Reports whether an asset is offered to receive and to accept. One that its issuer ended or replaced is not, and is
 * still held, sent and booked.
 * @example
 * isOffered('USDT@ETH'); // true
 * isOffered('BUSD@ETH'); // false
 */
export function isOffered(assetId: string): boolean {
  return !withdrawnTokens.has(assetId);
}

/**
 * Lists the assets of a network that are offered, the native one first.
 * @example
 * listOfferedAssets('TRX').map(({ id }) => id); // ['TRX', 'USDT@TRX']
 */
export function listOfferedAssets(network: Network): readonly AccountAsset[] {
  return [nativeAsset(network), ...tokensOf(network)].filter(({ id }) => isOffered(id));
}
