import { toBillfoldError } from '../../../errors/to-billfold-error.ts';
import { readCheckoutLink } from '../../../payment-uri/read-checkout-link.ts';
import type { Effect, EffectContext } from './effect.ts';

/** Opens the link of a checkout page that was entered as the recipient, once the accounts are there. */
export function createRequestOpener({
  client,
  walletId,
  get,
  dispatch,
  signal,
}: EffectContext): Effect {
  async function open(link: string): Promise<void> {
    dispatch({ type: 'request-opening', link });
    try {
      const request = await client.transactions.openRequest(walletId, link, { signal });
      if (isWanted(link)) dispatch({ type: 'request-opened', request });
    } catch (error) {
      if (isWanted(link)) dispatch({ type: 'request-failed', error: toBillfoldError(error) });
    }
  }
  /** Reports whether the link is still the one that was entered. */
  function isWanted(link: string): boolean {
    const { request } = get();
    return !signal.aborted && request?.status === 'opening' && request.link === link;
  }
  return {
    onChange: () => {
      const { recipient, request, source, step } = get();
      if (request !== null || step !== 'recipient' || source.status !== 'ready') return;
      if (readCheckoutLink(recipient) !== null) void open(recipient.trim());
    },
  };
}
