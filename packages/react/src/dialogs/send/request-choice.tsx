'use client';
import {
  type Decimal,
  findAccountAsset,
  formatAmount,
  getNetwork,
  parseAmount,
} from '@billfold/core';
import type { RequestAsset, RequestAssets } from '@billfold/core/contract';
import type { AssetOption, SendActions, SendState } from '@billfold/core/flows';
import type { Translate } from '@billfold/core/i18n';
import { priceText } from '@billfold/core/payments';
import { type ReactElement, useId } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { CoinMark } from '../../ui/coin-mark/coin-mark.tsx';
import { TextButton } from '../../ui/link/text-link.tsx';
import { muted, step } from '../frame/step.css.ts';
import { requestErrorText } from './request-error-text.ts';
import * as css from './send.css.ts';

export interface RequestChoiceProps {
  readonly state: Pick<SendState, 'chosenRequestAsset' | 'requestError' | 'options'>;
  readonly choice: RequestAssets;
  readonly actions: Pick<SendActions, 'chooseRequestAsset' | 'removeRequest'>;
}

/**
 * Offers the assets of a host, where its payer has not chosen one at the checkout page, in place of the account and of
 * the recipient: both follow from the asset.
 */
export function RequestChoice({ state, choice, actions }: RequestChoiceProps): ReactElement {
  const t = useTranslate();
  const labelId = useId();
  const { chosenRequestAsset: chosen, requestError } = state;
  return (
    <div className={step}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and these are buttons. */}
      <div role="group" aria-labelledby={labelId} className={step}>
        <div role="status">
          <p id={labelId} className={plain}>
            {choice.price === null
              ? t('send.request.choose')
              : t('send.request.choose.price', { price: priceText(choice.price, t) })}
          </p>
          <p className={muted}>{statedFacts(choice, t)}</p>
        </div>
        {requestError && (
          <p role="alert" className={plain}>
            {requestErrorText(requestError, t)}
          </p>
        )}
        {choice.assets.map((asset, at) => (
          <Button
            key={asset.assetId}
            wide
            className={css.requestAsset}
            data-first-focus={at === 0 || undefined}
            busy={asset.assetId === chosen}
            disabled={chosen !== null && asset.assetId !== chosen}
            onClick={() => actions.chooseRequestAsset(asset.assetId)}
          >
            <AssetWords asset={asset} options={state.options} />
          </Button>
        ))}
      </div>
      <p className={plain}>
        <TextButton disabled={chosen !== null} onClick={actions.removeRequest}>
          {t('send.request.leave')}
        </TextButton>
      </p>
    </div>
  );
}

/** Host that was asked, and the order that it states. */
function statedFacts({ host, orderId }: RequestAssets, t: Translate): ReactElement {
  return (
    <>
      <bdi>{host}</bdi>
      {orderId !== null && (
        <>
          {' · '}
          <bdi>{t('send.request.order', { id: orderId })}</bdi>
        </>
      )}
    </>
  );
}

interface AssetWordsProps {
  readonly asset: RequestAsset;
  readonly options: readonly AssetOption[];
}

/** A coin with what it costs, above the most that one account has of it. */
function AssetWords({ asset, options }: AssetWordsProps): ReactElement {
  const t = useTranslate();
  const shown = findAccountAsset(asset.assetId);
  const held = mostHeld(asset.assetId, options);
  return (
    <>
      {shown && <CoinMark symbol={shown.symbol} network={asset.network} />}
      <span className={css.requestAssetWords}>
        <span>{choiceText(asset, t)}</span>
        {shown && held !== null && (
          <span className={muted}>
            {t('send.review.available', {
              amount: formatAmount(held, { ...shown, digits: shown.decimals, trim: true }),
              symbol: shown.symbol,
            })}
          </span>
        )}
      </span>
    </>
  );
}

/** Returns the largest balance of an asset, since one account pays; null where no account can have it. */
function mostHeld(assetId: string, options: readonly AssetOption[]): Decimal | null {
  let most: AssetOption | null = null;
  for (const option of options)
    if (option.asset.id === assetId && isMore(option, most)) most = option;
  return most?.balance ?? null;
}

const isMore = ({ balance, asset: { decimals } }: AssetOption, than: AssetOption | null): boolean =>
  than === null || parseAmount(balance, decimals) > parseAmount(than.balance, decimals);

function choiceText({ assetId, network, estimate }: RequestAsset, t: Translate): string {
  const asset = findAccountAsset(assetId);
  if (asset === undefined) return assetId;
  const isNative = asset.id === network;
  const action = isNative
    ? t('send.request.asset', { asset: asset.name })
    : t('send.request.asset.network', { asset: asset.symbol, network: getNetwork(network).name });
  if (estimate === null) return action;
  const amount = `${formatAmount(estimate, { ...asset, digits: asset.decimals, trim: true })} ${asset.symbol}`;
  return t('send.request.asset.about', { action, amount });
}
