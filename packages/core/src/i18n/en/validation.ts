import type { ValidationReason } from '../../errors/validation-reason.ts';
import { createTextArea } from '../text-area.ts';

/**
 * Texts for the reasons of validation errors, word for word those of the errors in English. Where a
 * language has no articles, `…A` and `…An` are the same sentence.
 */
export const validationTexts = createTextArea('validation', {
  'validation.blank': "Recipient Address can't be blank.",
  'validation.blankOnBlur': "Recipient Address can't be blank",
  'validation.notA': 'This is not a {network} address.',
  'validation.notAn': 'This is not an {network} address.',
  'validation.looksLikeA': "That's a {network} address.",
  'validation.looksLikeAn': "That's an {network} address.",
  'validation.noAccount': 'None of your accounts can pay this {network} address.',
  'validation.unrecognized': "We don't recognise this address. Check every character.",
  'validation.mistyped': "Check the {network} address: there's a typo.",
  'validation.otherChain': 'This {network} address belongs to another chain of {network}.',
  'validation.unsupportedAddress': "We can't send to this type of address.",
  'validation.losesFunds':
    'Money sent here would be lost. Ask the recipient for a different address.',
  'validation.ownContract': "This is the token's contract, not a person. Money sent here is lost.",
  'validation.belowMinimum': 'The amount must be at least the minimum required.',
  'validation.aboveMaximum': 'The amount must not exceed the maximum allowed limit.',
  'validation.memoLength': 'Use at most {most} characters. Emoji count as several.',
  'validation.request.none': 'This is not a payment request.',
  'validation.request.damaged': 'This payment request is damaged.',
  'validation.request.length': 'This payment request is too long.',
  'validation.request.repeated': 'This payment request has more than one {key}.',
  'validation.request.unsupported':
    'This payment request needs something that is not supported here.',
  'validation.request.amount': 'The amount of this payment request is not valid.',
  'validation.request.tooMuch': 'This payment request asks for more than there is.',
  'validation.request.noAddress': 'This payment request has no address to pay to.',
  'validation.request.network': 'This payment request is for {network}.',
  'validation.request.otherChain': 'This payment request is for another chain of {network}.',
  'validation.request.unknownNetwork':
    'This payment request is for a network that is not supported here.',
  'validation.request.unknownToken': 'This payment request is for an unsupported token.',
  'validation.request.otherAsset': 'This payment request is for {wanted}, not for {symbol}.',
  'validation.request.noAsset':
    'Your wallet holds none of the coins that this business takes. Pay on its checkout page.',
  'validation.request.notHeld':
    'This payment request is for a token that this account does not hold.',
  'validation.request.ownContract': 'This payment request would send a token to its own contract.',
  'validation.request.contractCall':
    'This payment request calls a contract, which is not supported here.',
  'validation.request.webSite':
    'This payment request asks a web site what to sign, which is not safe.',
  'validation.request.memoCharacters':
    'The memo of this payment request has characters that cannot be shown.',
  'validation.request.memoLength': 'The memo of this payment request is too long.',
} satisfies ReasonTexts);

/** A reason without its sentence does not compile. */
type ReasonTexts = Readonly<Record<`validation.${ValidationReason}`, string>>;
