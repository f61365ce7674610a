import { isErrorCode } from '../errors/is-billfold-error.ts';
import type { CallOptions } from '../http/transport.ts';

type Remove<Request> = (request: Request, options?: CallOptions) => Promise<null>;

/**
 * Deletes a wallet, by a POST where a proxy drops the body of the DELETE: see "A wallet can be
 * deleted with a POST" in docs/decisions/wallets.md.
 */
export function createWalletRemoval<Request>(
  byDelete: Remove<Request>,
  byPost: Remove<Request>,
): Remove<Request> {
  return async (request, options) => {
    try {
      return await byDelete(request, options);
    } catch (error) {
      if (isErrorCode(error, 'api') && error.serverCode === 'body_required')
        return byPost(request, options);
      throw error;
    }
  };
}
