import {
  type BaseUnits,
  findAccountAsset,
  getNetwork,
  losesFunds,
  type Network,
  parseAmount,
  ValidationError,
  validateAddress,
} from '@billfold/core';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { PaymentClaims } from '../signed-requests/payment-claims.ts';
import { refuseRequest } from './request-refusals.ts';

/** Contents of a verified request, in terms of this server. */
export interface AskedPayment {
  readonly businessName: string;
  readonly network: Network;
  readonly assetId: string;
  readonly address: string;
  readonly memo: string | null;
  readonly units: BaseUnits;
  readonly livemode: boolean;
  readonly expiresAt: Date;
}

/**
 * Reads the claims of a verified request.
 * @throws {ApiError} 409 REQUEST_WRONG_NETWORK; REQUEST_NOT_VERIFIED for what no host can mean
 */
export function readClaims(
  { chains, openNetworks }: Pick<ServiceContext, 'chains' | 'openNetworks'>,
  claims: PaymentClaims,
): AskedPayment {
  const asset = findAccountAsset(claims.asset);
  const network = openNetworks.find((each) => each === claims.network);
  const isHere = network !== undefined && isServed(network);
  if (!isHere || chains.get(network).chain !== claims.chain || asset?.network !== network)
    throw refuseRequest('REQUEST_WRONG_NETWORK');
  const check = validateAddress(network, claims.address, chains.get(network).chain);
  const isPayable = check.valid && !losesFunds(check.flags);
  const units = readUnits(claims.amount, asset.decimals);
  const hasRoom = claims.memo === null || getNetwork(network).memo !== null;
  if (!isPayable || units <= 0n || !hasRoom) throw refuseRequest('REQUEST_NOT_VERIFIED');
  return {
    ...{ businessName: claims.name, network, assetId: asset.id, address: check.normalized },
    ...{ memo: claims.memo, units, livemode: !claims.test },
    expiresAt: new Date(claims.exp * 1_000),
  };
}

function readUnits(text: string, decimals: number): BaseUnits {
  try {
    return parseAmount(text, decimals);
  } catch (error) {
    if (error instanceof ValidationError) throw refuseRequest('REQUEST_NOT_VERIFIED');
    throw error;
  }
}
