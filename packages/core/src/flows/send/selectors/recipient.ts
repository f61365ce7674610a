import { ValidationError, type ValidationInfo } from '../../../errors/error-kinds.ts';
import { type AddressFlag, losesFunds } from '../../../networks/address-flag.ts';
import { canBecomeAddress } from '../../../networks/can-become-address.ts';
import type { Recipient } from '../../../payment-uri/read-recipient.ts';
import {
  type KnownRecipient,
  matchRecipient,
  type RecipientMatch,
  suggestRecipients,
} from '../known-recipients.ts';
import type { ParsedRecipient, SendModel } from '../model.ts';
import { type ChosenAccount, chosenAccount } from './account.ts';

/** Validates the recipient. The specification has two sentences for a blank one, by `trigger`. */
export function recipientError(
  model: SendModel,
  trigger: 'on-blur' | 'on-continue',
): ValidationError | null {
  if (model.recipient.trim() === '') return blankRecipient(trigger);
  const chosen = chosenAccount(model);
  const parsed = currentParse(model);
  if (parsed === null || chosen === null) return null;
  const { result, contract } = parsed;
  if (result instanceof ValidationError) return result;
  if (losesFunds(result.flags)) return lostFunds();
  const { token } = chosen.asset;
  if (token !== null && token.contract === contract) return tokenContract();
  return otherAssetRequested(chosen, result);
}

/** Shortest text whose error is shown while it is typed, in characters. */
const shortestJudged = 6;

/**
 * Validates a recipient that is being entered: a pasted text as a whole, a typed one only where neither
 * an address nor the name of a known recipient can become of it.
 */
export function entryError(
  model: SendModel,
  entry: 'while-typing' | 'on-entry',
): ValidationError | null {
  const text = model.recipient.trim();
  const chosen = chosenAccount(model);
  if (text === '' || chosen === null || suggestedRecipients(model).length > 0) return null;
  if (entry === 'while-typing') {
    const isLoaded = model.known?.network === chosen.account.blockchainNetwork;
    if (!isLoaded || text.length < shortestJudged || canBecomeAddress(text, chosen.network))
      return null;
  }
  return recipientError(model, 'on-blur');
}

/** Returns the address and the request in the typed text; null while it has none. */
export function parsedRecipient(model: SendModel): Recipient | null {
  const result = currentParse(model)?.result ?? null;
  return result instanceof ValidationError ? null : result;
}

/** Returns the normalized address in the typed text; empty while it has none. */
export function recipientAddress(model: SendModel): string {
  return parsedRecipient(model)?.address ?? '';
}

/** Tells whether the typed text has an address that can be paid from the chosen account. */
export function isRecipientPayable(model: SendModel): boolean {
  return recipientAddress(model) !== '' && recipientError(model, 'on-continue') === null;
}

/** Returns the warnings about the address in the typed text. */
export function recipientFlags(model: SendModel): readonly AddressFlag[] {
  return parsedRecipient(model)?.flags ?? [];
}

/** Tells whether the recipient is a link whose request is not open: there is nobody to pay yet. */
export function isLinkWaiting({ request }: SendModel): boolean {
  return request !== null && request.status !== 'open';
}

/** Tells whether the typed text waits for its parse, as while the addresses of a network load. */
export function isParsing(model: SendModel): boolean {
  return (
    model.recipient.trim() !== '' && chosenAccount(model) !== null && currentParse(model) === null
  );
}

/** Returns the parse of the typed text for the chosen account; null while it is missing. */
export function currentParse(model: SendModel): ParsedRecipient | null {
  const chosen = chosenAccount(model);
  const { parsed } = model;
  if (chosen === null || parsed === null) return null;
  const { account, chain } = chosen;
  const isCurrent =
    parsed.text === model.recipient.trim() &&
    parsed.network === account.blockchainNetwork &&
    parsed.chain === chain;
  return isCurrent ? parsed : null;
}

/** Returns the asset of a payment request; undefined where it names none, or none of the account's. */
export function requestedAsset(
  { assets }: Pick<ChosenAccount, 'assets'>,
  { token, amount }: Recipient,
): ChosenAccount['asset'] | undefined {
  if (token !== undefined) return assets.find((asset) => asset.token?.contract === token);
  return amount === undefined ? undefined : assets.find((asset) => asset.token === null);
}

/** Refuses a payment request for another asset, which its recipient would not credit. */
function otherAssetRequested(chosen: ChosenAccount, recipient: Recipient): ValidationError | null {
  const { symbol, id } = chosen.asset;
  const requested = requestedAsset(chosen, recipient);
  if (requested?.id === id || (requested === undefined && recipient.token === undefined))
    return null;
  return refused(
    'payment_uri_invalid',
    requested === undefined
      ? {
          messages: ['This payment request is for a token that this account does not hold.'],
          reason: 'request.notHeld',
        }
      : {
          messages: [`This payment request is for ${requested.symbol}, not for ${symbol}.`],
          reason: 'request.otherAsset',
          values: { wanted: requested.symbol, symbol },
        },
  );
}

function lostFunds(): ValidationError {
  return refused('recipient_invalid', {
    messages: ['Money sent here would be lost. Ask the recipient for a different address.'],
    reason: 'losesFunds',
  });
}

function tokenContract(): ValidationError {
  return refused('recipient_invalid', {
    messages: ["This is the token's contract, not a person. Money sent here is lost."],
    reason: 'ownContract',
  });
}

function refused(
  code: 'recipient_invalid' | 'payment_uri_invalid',
  info: ValidationInfo,
): ValidationError {
  return new ValidationError(code, { ...info, field: 'recipient' });
}

function blankRecipient(trigger: 'on-blur' | 'on-continue'): ValidationError {
  const text = "Recipient Address can't be blank";
  return new ValidationError('recipient_blank', {
    messages: [trigger === 'on-continue' ? `${text}.` : text],
    reason: trigger === 'on-continue' ? 'blank' : 'blankOnBlur',
    field: 'recipient',
  });
}

/** Compares the recipient with the known ones; null until both are there. */
export function recipientMatch(model: SendModel): RecipientMatch | null {
  const chosen = chosenAccount(model);
  const address = recipientAddress(model);
  const { known } = model;
  if (chosen === null || address === '' || known?.network !== chosen.account.blockchainNetwork)
    return null;
  return matchRecipient(known, address, chosen.account.id);
}

/** Tells whether the address looks like a known one and the sender has not accepted it. */
export function isLookAlikeOpen(model: SendModel): boolean {
  return (
    recipientMatch(model)?.kind === 'look-alike' &&
    model.acceptedLookAlike !== recipientAddress(model)
  );
}

/** Tells whether an address that can be paid waits for the known recipients to compare it with. */
export function isComparing(model: SendModel): boolean {
  return isRecipientPayable(model) && recipientMatch(model) === null;
}

/** Tells whether the address was not compared with all known ones and the sender has not accepted it. */
export function isUncomparedOpen(model: SendModel): boolean {
  return (
    recipientMatch(model)?.kind === 'not-compared' &&
    model.acceptedUncompared !== recipientAddress(model)
  );
}

/** Tells whether the address may be paid: it was compared, and the sender accepted what was found. */
export function isRecipientCleared(model: SendModel): boolean {
  return !isComparing(model) && !isLookAlikeOpen(model) && !isUncomparedOpen(model);
}

/** Suggests known recipients for the typed text, without the account to send from. */
export function suggestedRecipients(model: SendModel): readonly KnownRecipient[] {
  const account = chosenAccount(model)?.account;
  if (account === undefined || model.known?.network !== account.blockchainNetwork) return [];
  const others = model.known.recipients.filter(({ accountId }) => accountId !== account.id);
  return suggestRecipients(others, model.recipient);
}

/** Limit of the API, in characters. */
const maximumMemoLength = 120;

/** Returns the memo to send; empty on networks without memos. */
export function memoOf(model: SendModel): string {
  return chosenAccount(model)?.network.memo ? model.memo.trim() : '';
}

/** Validates the length of the memo, which is never shortened: the recipient matches it exactly. */
export function memoError(model: SendModel): ValidationError | null {
  const memo = memoOf(model);
  const most = Math.min(chosenAccount(model)?.network.memo?.maximumBytes ?? 0, maximumMemoLength);
  if (memo === '' || new TextEncoder().encode(memo).length <= most) return null;
  return new ValidationError('memo_too_long', {
    messages: [`Use at most ${most} characters. Emoji count as several.`],
    reason: 'memoLength',
    values: { most },
    field: 'memo',
  });
}
