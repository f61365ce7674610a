import type { Account } from '../../../contract/accounts/accounts.ts';
import { ValidationError } from '../../../errors/error-kinds.ts';
import { parseAmount } from '../../../money/decimal.ts';
import { getNetwork, type Network } from '../../../networks/registry.ts';
import { findDefaultAccount } from '../../default-accounts.ts';
import { lockedFields } from '../events.ts';
import type { PayableNetwork, SendModel } from '../model.ts';
import { chosenAccount, fundedAccounts } from './account.ts';
import { currentParse, isLinkWaiting } from './recipient.ts';

/** No address of a network is shorter, in characters. */
const shortestAddress = 26;

/** Lists the networks on which to look for a payer of the typed recipient; empty where none is needed. */
export function networksToSearch(model: SendModel): readonly Network[] {
  const { step, source, recipient, payable } = model;
  if (isLinkWaiting(model)) return [];
  const isSearched = payable?.text === recipient && !payable.isOutdated;
  if (step !== 'recipient' || source.status !== 'ready' || isSearched || isShort(model)) return [];
  const held = fundedAccounts(model).map(({ blockchainNetwork }) => blockchainNetwork);
  const networks = [...new Set(held)];
  const chosen = chosenAccount(model);
  if (chosen === null || isRefused(model)) return networks;
  if (!model.isAccountSuggested || currentParse(model) === null) return [];
  // Only networks of one family share addresses.
  const { family } = chosen.network.model;
  const related = networks.filter((network) => getNetwork(network).model.family === family);
  return related.length > 1 ? related : [];
}

/** Returns the account to begin with, where the recipient leaves no choice; null where one is kept. */
export function implicitPayer(model: SendModel): Account | null {
  const { payable, accountId, isAccountSuggested } = model;
  if (payable?.text !== model.recipient) return null;
  if (accountId !== null && !(isAccountSuggested && isRefused(model))) return null;
  const { networks } = payable;
  const [preferred, ...others] = networks.flatMap((each) => defaultPayer(model, each) ?? []);
  if (preferred !== undefined && others.length === 0) return preferred;
  const [only, ...more] = networks;
  return only === undefined || more.length > 0 ? null : bestAccount(model, only);
}

/**
 * Lists accounts that can pay the typed recipient, one of each network, where the chosen account cannot
 * or where nobody chose between several networks.
 */
export function otherAccounts(model: SendModel): readonly Account[] {
  const { payable, recipient, isAccountSuggested } = model;
  if (payable?.text !== recipient || lockedFields(model).includes('account')) return [];
  const chosen = chosenAccount(model);
  if (chosen !== null && !isAccountSuggested && !isRefused(model)) return [];
  const own = chosen?.account.blockchainNetwork;
  const { mistyped } = payable;
  const isTypo = chosen !== null && mistyped !== null;
  const typo = isTypo ? [{ network: mistyped, assetId: mistyped }] : [];
  return (payable.networks.length > 0 ? payable.networks : typo)
    .filter(({ network }) => network !== own)
    .flatMap((each) => bestAccount(model, each) ?? []);
}

/** Returns why no account can pay the recipient, while none is chosen; null while it is searched. */
export function unplacedError(model: SendModel): ValidationError | null {
  const { payable, recipient, recipientValidation } = model;
  if (model.source.status !== 'ready' || recipientValidation === 'while-typing') return null;
  if (recipient.trim() === '') return null;
  if (isShort(model)) return unrecognized();
  return payable?.text === recipient ? payable.error : null;
}

/** Returns the typo in an address of another network than the chosen account's; null without one. */
export function foreignTypo(model: SendModel): ValidationError | null {
  const { payable, recipient } = model;
  const own = currentParse(model)?.result;
  const isForeign = own instanceof ValidationError && own.reason !== 'mistyped';
  return isForeign && payable?.text === recipient ? payable.error : null;
}

/** Says that a text is no address of any network. */
export function unrecognized(): ValidationError {
  return new ValidationError('recipient_invalid', {
    messages: ["We don't recognise this address. Check every character."],
    reason: 'unrecognized',
    field: 'recipient',
  });
}

function isShort({ recipient }: SendModel): boolean {
  return recipient.trim().length < shortestAddress;
}

function isRefused(model: SendModel): boolean {
  return currentParse(model)?.result instanceof ValidationError;
}

/** Returns the default or the fullest account of a network; null where none has a balance. */
function bestAccount(model: SendModel, payable: PayableNetwork): Account | null {
  const { network } = payable;
  const preferred = defaultPayer(model, payable);
  if (preferred !== undefined) return preferred;
  const { decimals } = getNetwork(network);
  const own = fundedAccounts(model).filter((account) => account.blockchainNetwork === network);
  const balanceOf = ({ nativeBalance }: Account): bigint => parseAmount(nativeBalance, decimals);
  const [first, ...others] = own;
  if (first === undefined) return null;
  return others.reduce((best, each) => (balanceOf(each) > balanceOf(best) ? each : best), first);
}

function defaultPayer({ source }: SendModel, { assetId }: PayableNetwork): Account | undefined {
  if (source.status !== 'ready' || assetId === null) return undefined;
  const { accounts, defaults } = source;
  return findDefaultAccount(accounts, { defaults, assetId, needsBalance: true });
}
