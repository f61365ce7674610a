import type { AnyBillfoldError } from '../../../errors/error-kinds.ts';
import { toBillfoldError } from '../../../errors/to-billfold-error.ts';
import { readCheckoutLink } from '../../../payment-uri/read-checkout-link.ts';
import type { SendModel } from '../model.ts';
import type { Effect, EffectContext } from './effect.ts';

type Opening = Extract<SendModel['request'], { readonly status: 'opening' }>;

/**
 * Opens the link of a checkout page that was entered as the recipient, once the accounts are there. Loads the assets to
 * choose from where the request names none.
 */
export function createRequestOpener({
  client: { transactions },
  walletId,
  get,
  dispatch,
  signal,
}: EffectContext): Effect {
  async function open(opening: Opening): Promise<void> {
    const { link, assetId } = opening;
    const body = { link, ...(assetId !== null && { assetId }) };
    try {
      const request = await transactions.openRequest(walletId, body, { signal });
      if (isWanted(opening)) dispatch({ type: 'request-opened', request });
    } catch (cause) {
      const error = toBillfoldError(cause);
      if (isWanted(opening)) await offer(opening, error);
    }
  }
  async function offer(opening: Opening, error: AnyBillfoldError): Promise<void> {
    const fail = () => isWanted(opening) && dispatch({ type: 'request-failed', error });
    const code = error.code === 'api' ? error.serverCode : undefined;
    if (code !== 'method_not_chosen' && code !== 'method_unavailable') return void fail();
    try {
      const choice = await transactions.listRequestAssets(walletId, opening.link, { signal });
      const shown = code === 'method_unavailable' ? error : null;
      if (isWanted(opening)) dispatch({ type: 'request-choosing', choice, error: shown });
    } catch {
      // The first error says what the checkout page is needed for.
      fail();
    }
  }
  /** Reports whether the link is still the one that was entered, in the asset that was chosen. */
  function isWanted(opening: Opening): boolean {
    return !signal.aborted && get().request === opening;
  }
  return {
    onChange: (before) => {
      const { recipient, request, source, step } = get();
      if (request?.status === 'opening' && request !== before.request) void open(request);
      if (request !== null || step !== 'recipient' || source.status !== 'ready') return;
      if (readCheckoutLink(recipient) !== null)
        dispatch({ type: 'request-opening', link: recipient.trim() });
    },
  };
}
