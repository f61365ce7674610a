import { ValidationError, type ValidationInfo } from '../../../errors/error-kinds.ts';
import { type AddressFlag, losesFunds } from '../../../networks/address-flag.ts';
import { validateAddress } from '../../../networks/validate-address.ts';
import { parseRecipient, type Recipient } from '../../../payment-uri/parse-recipient.ts';
import type { SendModel } from '../model.ts';
import { type ChosenAccount, chosenAccount } from './account.ts';

/** Why the recipient cannot be paid, or null. The two blank sentences are the specification's. */
export function recipientProblem(
  model: SendModel,
  judged: 'on-blur' | 'on-continue',
): ValidationError | null {
  if (model.recipient.trim() === '') return blankRecipient(judged);
  const chosen = chosenAccount(model);
  const read = readRecipient(model);
  if (read instanceof ValidationError) return read;
  if (read === null || chosen === null) return null;
  if (losesFunds(read.flags)) return lost();
  if (isOwnContract(chosen, read.address)) return ownContract();
  return otherAssetRequested(chosen, read);
}

/** What the typed text asks to pay; null while it asks nothing that can be read. */
export function readRequest(model: SendModel): Recipient | null {
  const read = readRecipient(model);
  return read instanceof ValidationError ? null : read;
}

/** The bare address that the typed text names, as its network writes it; empty while it names none. */
export function recipientAddress(model: SendModel): string {
  return readRequest(model)?.address ?? '';
}

/** What is to be said of the address that the typed text names. */
export function recipientFlags(model: SendModel): readonly AddressFlag[] {
  return readRequest(model)?.flags ?? [];
}

/** What the typed text asks to pay, or why it cannot be read; null without an account. */
function readRecipient(model: SendModel): Recipient | ValidationError | null {
  const chosen = chosenAccount(model);
  if (chosen === null) return null;
  const { chain, account } = chosen;
  const { blockchainNetwork: network } = account;
  const { recipient: text, recipientRead: last } = model;
  if (last?.text === text && last.network === network && last.chain === chain) return last.read;
  try {
    return parseRecipient(network, text, chain);
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}

/** The same model, with what its recipient is read as. */
export function rememberRecipient(model: SendModel): SendModel {
  const chosen = chosenAccount(model);
  const read = readRecipient(model);
  if (chosen === null || read === null || read === model.recipientRead?.read) return model;
  const { chain, account } = chosen;
  const { blockchainNetwork: network } = account;
  return { ...model, recipientRead: { text: model.recipient, network, chain, read } };
}

/** The asset that a payment request is for: undefined where it leaves that open, or where there is none. */
export function requestedAsset(
  { assets }: Pick<ChosenAccount, 'assets'>,
  { token, amount }: Recipient,
): ChosenAccount['asset'] | undefined {
  if (token !== undefined) return assets.find((asset) => asset.token?.contract === token);
  return amount === undefined ? undefined : assets.find((asset) => asset.token === null);
}

/** Its recipient could not credit anything else than was asked for. */
function otherAssetRequested(chosen: ChosenAccount, read: Recipient): ValidationError | null {
  const { symbol, id } = chosen.asset;
  const wanted = requestedAsset(chosen, read);
  if (wanted?.id === id || (wanted === undefined && read.token === undefined)) return null;
  return refused(
    'payment_uri_invalid',
    wanted === undefined
      ? {
          messages: ['This payment request is for a token that this account does not hold.'],
          reason: 'request.notHeld',
        }
      : {
          messages: [`This payment request is for ${wanted.symbol}, not for ${symbol}.`],
          reason: 'request.otherAsset',
          values: { wanted: wanted.symbol, symbol },
        },
  );
}

/** Tokens that are sent to what issues them are lost. */
function isOwnContract({ account, asset, chain }: ChosenAccount, address: string): boolean {
  if (asset.token === null) return false;
  const check = validateAddress(account.blockchainNetwork, asset.token.contract, chain);
  return check.valid && check.normalized === address;
}

function lost(): ValidationError {
  return refused('recipient_invalid', {
    messages: [
      'Nobody could spend what is sent to this address, or anybody could. Ask for another.',
    ],
    reason: 'losesFunds',
  });
}

function ownContract(): ValidationError {
  return refused('recipient_invalid', {
    messages: [
      'This is the address of the token itself: what is sent to it is lost. Ask for another.',
    ],
    reason: 'ownContract',
  });
}

function refused(
  code: 'recipient_invalid' | 'payment_uri_invalid',
  info: ValidationInfo,
): ValidationError {
  return new ValidationError(code, { ...info, field: 'recipient' });
}

function blankRecipient(judged: 'on-blur' | 'on-continue'): ValidationError {
  const text = "Recipient Address can't be blank";
  return new ValidationError('recipient_blank', {
    messages: [judged === 'on-continue' ? `${text}.` : text],
    reason: judged === 'on-continue' ? 'blank' : 'blankOnBlur',
    field: 'recipient',
  });
}
