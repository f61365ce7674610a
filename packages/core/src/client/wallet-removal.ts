import { isErrorCode } from '../errors/error-kinds.ts';
import type { CallOptions } from '../http/transport.ts';

type Remove<Request> = (request: Request, options?: CallOptions) => Promise<null>;

/** Some proxies drop the body of a DELETE; the same is then asked for by a POST. */
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
