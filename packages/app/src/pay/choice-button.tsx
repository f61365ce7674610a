import { estimateTime, getNetwork } from '@billfold/core';
import { timeEstimateText } from '@billfold/core/i18n';
import { CoinMark, useTranslate } from '@billfold/react';
import { Badge, Spinner } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import type { Choice } from './choices.ts';
import * as chooseCss from './choose.css.ts';
import * as css from './pay.css.ts';
import { priceText } from './price-text.ts';

export interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

/** One coin on one network, with its amount, usual fee and time. */
export function ChoiceButton({ choice, isBusy, onChoose }: ChoiceButtonProps): ReactElement {
  const t = useTranslate();
  const { asset, offer, isCheapest } = choice;
  const network = getNetwork(asset.network).name;
  const isNative = asset.id === asset.network;
  const facts = useFacts(choice);
  return (
    <button
      type="button"
      className={chooseCss.choice}
      aria-disabled={!offer.enabled || isBusy}
      aria-busy={isBusy}
      onClick={() => {
        if (offer.enabled && !isBusy) onChoose();
      }}
    >
      <CoinMark symbol={asset.symbol} network={asset.network} size={32} />
      <span className={chooseCss.texts}>
        <span>
          <span className={chooseCss.name}>{asset.name}</span>{' '}
          <span className={css.muted}>
            {isNative ? asset.symbol : t('checkout.asset.network', { network })}
          </span>
        </span>
        <span className={css.small}>{facts}</span>
      </span>
      <span className={chooseCss.end}>
        {isBusy ? (
          <Spinner />
        ) : (
          offer.estimate && (
            <span dir="ltr">
              {offer.estimate} {asset.symbol}
            </span>
          )
        )}
        {isCheapest && <Badge tone="success">{t('checkout.asset.cheapest')}</Badge>}
      </span>
    </button>
  );
}

function useFacts({ offer }: Choice): string {
  const t = useTranslate();
  if (offer.reason !== null) return t(`checkout.asset.reason.${offer.reason}`);
  const time = timeEstimateText(estimateTime(1, Math.max(1, offer.minutesHint)), t);
  return [
    offer.feeHint && t('checkout.asset.fee', { fee: priceText(offer.feeHint) }),
    t('checkout.asset.minutes', { time }),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}
