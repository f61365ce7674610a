import { formatAmount, getNetwork, toDecimal } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import type { Price } from '@billfold/core/payments';
import { CoinMark, useTranslate } from '@billfold/react';
import { Badge, Spinner } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import type { Choice } from './choices.ts';
import * as chooseCss from './choose.css.ts';
import * as css from './pay.css.ts';
import { priceDigits, priceText } from './price-text.ts';

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
      <CoinMark
        symbol={asset.symbol}
        network={asset.network}
        size={32}
        className={chooseCss.mark}
      />
      <span>
        <span className={chooseCss.name}>{asset.name}</span>{' '}
        {asset.name !== asset.symbol && (
          <span className={css.muted}>
            {isNative ? asset.symbol : t('checkout.asset.network', { network })}
          </span>
        )}
      </span>
      <span className={chooseCss.amount} dir="ltr">
        {isBusy ? <Spinner /> : amountText(choice)}
      </span>
      <span className={chooseCss.facts}>
        {facts}
        {isCheapest && <Badge tone="success">{t('checkout.asset.cheapest')}</Badge>}
      </span>
    </button>
  );
}

function amountText({ asset, offer }: Choice): string {
  if (offer.estimate === null) return '';
  const format = { ...asset, digits: asset.decimals, trim: true };
  return `${formatAmount(offer.estimate, format)} ${asset.symbol}`;
}

function useFacts({ offer }: Choice): string {
  const t = useTranslate();
  if (offer.reason !== null) return t(`checkout.asset.reason.${offer.reason}`);
  const time = t('checkout.asset.minutes', { minutes: Math.max(1, offer.minutesHint) });
  return offer.feeHint === null ? time : `${feeText(offer.feeHint, t)} · ${time}`;
}

function feeText({ amount, currency }: Price, t: Translate): string {
  const isTooSmall = /^[0.]*$/.test(amount) && priceDigits(currency) === 2;
  if (!isTooSmall) return t('checkout.asset.fee', { fee: priceText({ amount, currency }) });
  const fee = priceText({ amount: toDecimal('0.01'), currency });
  return t('checkout.asset.fee.small', { fee });
}
