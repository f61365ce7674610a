import { ValidationError, type ValidationInfo } from '../errors/error-kinds.ts';
import type { AddressCheck } from './address-check.ts';
import { articleOf, nameWithArticle } from './name-with-article.ts';
import { getNetwork, type Network } from './registry.ts';

/** Why a text cannot be paid on `network`, as an error that a flow can show. Never holds the text. */
export function recipientError(
  network: Network,
  check: Extract<AddressCheck, { valid: false }>,
): ValidationError {
  const { name } = getNetwork(network);
  const values = { network: name };
  switch (check.reason) {
    case 'wrong-network':
      return looksLike(check.looksLike);
    case 'wrong-chain':
      return refuse('wrong_network', {
        messages: [`This ${name} address belongs to another chain of ${name}.`],
        reason: 'otherChain',
        values,
      });
    case 'unsupported':
      return refuse('recipient_invalid', {
        messages: ["We can't send to this type of address."],
        reason: 'unsupportedAddress',
      });
    case 'checksum':
      return refuse('recipient_invalid', {
        messages: [`Check the ${name} address: there's a typo.`],
        reason: 'mistyped',
        values,
      });
    case 'malformed':
      return isNot(network);
    default:
      check satisfies never;
      return isNot(network);
  }
}

function looksLike(network: Network): ValidationError {
  const { name } = getNetwork(network);
  return refuse('wrong_network', {
    messages: [`That's ${nameWithArticle(network)} address.`],
    reason: articleOf(name) === 'an' ? 'looksLikeAn' : 'looksLikeA',
    values: { network: name },
  });
}

function isNot(network: Network): ValidationError {
  const { name } = getNetwork(network);
  return refuse('recipient_invalid', {
    messages: [`This is not ${nameWithArticle(network)} address.`],
    reason: articleOf(name) === 'an' ? 'notAn' : 'notA',
    values: { network: name },
  });
}

function refuse(
  code: 'wrong_network' | 'recipient_invalid',
  info: ValidationInfo,
): ValidationError {
  return new ValidationError(code, { ...info, field: 'recipient' });
}
