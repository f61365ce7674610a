import { findToken, nativeAsset, type TokenDefinition, validateAddress } from '@billfold/core';
import type { Faucet } from '@billfold/core/contract';
import type { TreasuryPayment } from '../chains/sandbox/rules.ts';
import type { SandboxLedger } from '../chains/sandbox/sandbox-ledger.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { requireToken } from '../sends/create/require-token.ts';
import { parseUnits } from '../sends/create/send-request.ts';
import { addressInvalid, requireSent } from './require-sent.ts';

/**
 * Pays sandbox coins by a real transaction, and answers its hash.
 * @throws {ApiError} 400 VALIDATION_FAILED, ADDRESS_INVALID, AMOUNT_BELOW_MINIMUM,
 * TOKEN_NOT_SUPPORTED; 409 FAUCET_EMPTY
 */
export async function payFromFaucet(
  ledger: SandboxLedger,
  network: ServedNetwork,
  { address, asset: id, amount, ...marks }: Faucet,
): Promise<string> {
  const token = id === network ? null : requirePaidToken(network, id);
  const { decimals, symbol } = token ?? nativeAsset(network);
  if (!validateAddress(network, address, 'sandbox').valid) throw addressInvalid(network);
  const payment = {
    address,
    amount: parseUnits(amount, decimals),
    ...(await marksOf(ledger, network, marks)),
  };
  const result = await ledger.pay(token === null ? payment : { ...payment, token });
  return requireSent(result, { network, decimals, symbol });
}

async function marksOf(
  ledger: SandboxLedger,
  network: ServedNetwork,
  { memo, reference }: Pick<Faucet, 'memo' | 'reference'>,
): Promise<Pick<TreasuryPayment, 'memo' | 'references'>> {
  const marks = await ledger.marks();
  if (memo !== undefined && !marks.includes('memo'))
    throw fieldRefused('memo', {
      message: fill('Payments on {network} have no comment.', { network }),
    });
  if (reference !== undefined && !marks.includes('references'))
    throw fieldRefused('reference', {
      message: fill('Payments on {network} have no reference.', { network }),
    });
  if (reference !== undefined && !validateAddress(network, reference, 'sandbox').valid)
    throw fieldRefused('reference', {
      message: fill('The reference is not an address of {network}.', { network }),
    });
  return {
    ...(memo === undefined ? {} : { memo }),
    ...(reference === undefined ? {} : { references: [reference] }),
  };
}

function requirePaidToken(network: ServedNetwork, id: string): TokenDefinition {
  if (findToken(network, id) === undefined)
    throw fieldRefused('asset', {
      message: fill('The faucet of this network pays {network} and its tokens only.', { network }),
    });
  return requireToken(network, id);
}
