import { nativeAsset } from '../assets/account-asset.ts';
import { findToken, type TokenDefinition } from '../assets/token.ts';
import type { CreateTokenTransaction } from '../contract/transactions/token-transactions.ts';
import type { CreateTransaction } from '../contract/transactions/transactions.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal, trimDecimal } from '../money/decimal.ts';
import { FakeRefusal } from './fake-services.ts';
import { requirePayable } from './require-payable.ts';
import { balanceOf, type OpenedAccount } from './sandbox-accounts.ts';
import { sandboxFee, sandboxFeeAt, sandboxTokenFee } from './sandbox-networks.ts';
import type { SandboxTransaction } from './sandbox-transaction.ts';
import type { TransactionFacts } from './sandbox-transactions.ts';

export interface SendingAccount {
  readonly account: OpenedAccount;
  /** Its transactions so far. */
  readonly own: readonly SandboxTransaction[];
  readonly fromAddress: string | null;
}

/** Everything that is sent leaves nothing, whatever more than its shown digits there was. */
export function sentBy(
  { account, own, fromAddress }: SendingAccount,
  { amount, destinationAddress: toAddress, sendingMax, feeRateValue }: CreateTransaction,
): TransactionFacts {
  requirePayable(account.network, toAddress);
  const { decimals } = nativeAsset(account.network);
  const fee = feeRateValue === null ? sandboxFee(account.network) : sandboxFeeAt(feeRateValue);
  const rest = balanceOf(account, own) - parseAmount(fee, decimals);
  const wanted = sendingMax ? rest : parseAmount(amount, decimals);
  if (rest < 0n || wanted > rest) throw new FakeRefusal(400, { code: 'INSUFFICIENT_FUNDS' });
  const value = sendingMax ? toDecimal(toBaseUnits(rest), { decimals }) : amount;
  return { type: 'SENT', value, tokenSymbol: null, fee, fromAddress, toAddress };
}

/** Builds the transaction of a token send; throws the refusals of the services. */
export function tokenSentBy(
  { account, own, fromAddress }: SendingAccount,
  { tokenId, amount, destinationAddress: toAddress, sendingMax }: CreateTokenTransaction,
): TransactionFacts {
  requirePayable(account.network, toAddress);
  const token = requireToken(account, tokenId);
  const { decimals, symbol } = token;
  const held = balanceOf(account, own, token);
  const value = sendingMax ? toDecimal(held, { decimals }) : amount;
  const units = parseAmount(value, decimals);
  if (units < parseAmount(token.minimumAmount, decimals))
    throw new FakeRefusal(400, { code: 'AMOUNT_BELOW_MINIMUM' });
  if (units > held) throw new FakeRefusal(400, { code: 'INSUFFICIENT_FUNDS' });
  const fee = sandboxTokenFee(account.network);
  requireFee({ account, own }, fee);
  return { type: 'SENT', value, tokenSymbol: symbol, fee, fromAddress, toAddress };
}

export function receivedBy(
  toAddress: string,
  { value, tokenSymbol }: { readonly value: Decimal; readonly tokenSymbol: string | null },
): TransactionFacts {
  return { type: 'RECEIVED', value, tokenSymbol, fee: null, fromAddress: null, toAddress };
}

export function requireToken({ network }: OpenedAccount, tokenId: string): TokenDefinition {
  const token = findToken(network, tokenId);
  if (token === undefined) throw new FakeRefusal(404, { code: 'TOKEN_NOT_FOUND' });
  return token;
}

function requireFee({ account, own }: Omit<SendingAccount, 'fromAddress'>, fee: Decimal): void {
  const { decimals, symbol } = nativeAsset(account.network);
  if (balanceOf(account, own) >= parseAmount(fee, decimals)) return;
  throw new FakeRefusal(400, {
    code: 'INSUFFICIENT_NATIVE_FOR_FEE',
    errors: [
      `You need about ${trimDecimal(fee)} ${symbol} on this account to pay the network fee.`,
    ],
  });
}
