import type { AssetOption } from '../../asset-option.ts';
import { assetOptions } from '../selectors/account.ts';
import type { Effect, EffectContext } from './effect.ts';

/** Begins with an asset that `suggest` chooses, as soon as the accounts are there and none is chosen. */
export function createAccountSuggester(
  { get, dispatch }: Pick<EffectContext, 'get' | 'dispatch'>,
  suggest: ((options: readonly AssetOption[]) => AssetOption | null) | undefined,
): Effect {
  return {
    onChange: (before) => {
      const model = get();
      const isLoaded = model.source !== before.source && model.source.status === 'ready';
      if (!isLoaded || model.accountId !== null || model.recipient !== '') return;
      const { tokenId, amount } = model.start.prefill ?? {};
      const isFit = ({ account, asset }: AssetOption): boolean => {
        // An amount is in units of its asset, which is the native one unless the host names another.
        const wanted = tokenId ?? (amount === undefined ? asset.id : account.blockchainNetwork);
        return asset.id === wanted;
      };
      const option = suggest?.(assetOptions(model).filter(isFit)) ?? null;
      if (option === null) return;
      const { account, asset } = option;
      dispatch({ type: 'account-suggested', accountId: account.id, assetId: asset.id });
    },
  };
}
