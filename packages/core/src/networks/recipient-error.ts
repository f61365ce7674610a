import { ValidationError } from '../errors/error-kinds.ts';
import type { AddressCheck } from './address-check.ts';
import { getNetwork, type Network } from './registry.ts';

/** Why a text cannot be paid on `network`, as an error that a flow can show. Never holds the text. */
export function recipientError(
  network: Network,
  check: Extract<AddressCheck, { valid: false }>,
): ValidationError {
  const { name } = getNetwork(network);
  switch (check.reason) {
    case 'wrong-network':
      return refuse(
        'wrong_network',
        `This looks like ${anAddress(getNetwork(check.looksLike).name)}.`,
      );
    case 'wrong-chain':
      return refuse('wrong_network', `This ${name} address belongs to another chain of ${name}.`);
    case 'unsupported':
      return refuse('recipient_invalid', 'This kind of address cannot be paid from here.');
    case 'checksum':
      return refuse('recipient_invalid', `This ${name} address has a typing mistake in it.`);
    case 'malformed':
      return refuse('recipient_invalid', `This is not ${anAddress(name)}.`);
    default:
      check satisfies never;
      return refuse('recipient_invalid', `This is not ${anAddress(name)}.`);
  }
}

/** `a Bitcoin address`, `an Ethereum address`. */
function anAddress(name: string): string {
  return `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name} address`;
}

function refuse(code: 'wrong_network' | 'recipient_invalid', message: string): ValidationError {
  return new ValidationError(code, { messages: [message], field: 'recipient' });
}
