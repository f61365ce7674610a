import type { Account } from '../../../contract/accounts/accounts.ts';
import { ValidationError } from '../../../errors/error-kinds.ts';
import { parseAmount } from '../../../money/decimal.ts';
import { getNetwork } from '../../../networks/registry.ts';
import { findDefaultAccount } from '../../default-accounts.ts';
import { lockedFields } from '../events.ts';
import type { PayableNetworks, SendModel } from '../model.ts';
import { fundedAccounts } from './account.ts';
import { currentParse } from './recipient.ts';

/** No address of a network is shorter, in characters. */
const shortestAddress = 26;

/** Tells whether the typed recipient cannot be paid from the chosen account, or none is chosen. */
export function isUnplaced(model: SendModel): boolean {
  const { step, source, recipient, accountId, payable } = model;
  const text = recipient.trim();
  if (step !== 'recipient' || source.status !== 'ready' || text.length < shortestAddress)
    return false;
  const isRefused = currentParse(model)?.result instanceof ValidationError;
  return payable?.text !== recipient && (accountId === null || isRefused);
}

/** Returns an account that can pay the typed recipient, where the chosen one cannot; null without one. */
export function otherAccount(model: SendModel): Account | null {
  const { payable, recipient } = model;
  if (payable?.text !== recipient || lockedFields(model).includes('account')) return null;
  if (!(currentParse(model)?.result instanceof ValidationError)) return null;
  return bestAccount(model, payable);
}

/** Returns the default or the fullest account of the first network; null where none has a balance. */
export function bestAccount(
  model: SendModel,
  { networks: [network], assetId }: PayableNetworks,
): Account | null {
  if (network === undefined) return null;
  const preferred = defaultPayer(model, assetId);
  if (preferred !== undefined) return preferred;
  const { decimals } = getNetwork(network);
  const own = fundedAccounts(model).filter((account) => account.blockchainNetwork === network);
  const balanceOf = ({ nativeBalance }: Account): bigint => parseAmount(nativeBalance, decimals);
  const [first, ...others] = own;
  if (first === undefined) return null;
  return others.reduce((best, each) => (balanceOf(each) > balanceOf(best) ? each : best), first);
}

function defaultPayer({ source }: SendModel, assetId: string | null): Account | undefined {
  if (source.status !== 'ready' || assetId === null) return undefined;
  const { accounts, defaults } = source;
  return findDefaultAccount(accounts, { defaults, assetId, needsBalance: true });
}
