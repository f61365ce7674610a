import { SigningError } from '../../errors/error-kinds.ts';

export function nothingToSign(): SigningError {
  return new SigningError('signer_unavailable', { messages: ['There is nothing to sign now.'] });
}
