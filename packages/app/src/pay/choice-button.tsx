import { formatAmount, toDecimal } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { isFiat, priceDigits } from '@billfold/core/internal';
import { type Price, priceText } from '@billfold/core/payments';
import { CoinMark, useTranslate } from '@billfold/react';
import { Badge, Spinner } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { digitsOf } from '../common/digits-of.ts';
import type { Choice } from './choices.ts';
import * as chooseCss from './choose.css.ts';
import { holdText } from './hold-text.ts';
import { networkTitle } from './network-title.ts';
import * as css from './pay.css.ts';

export interface ChoiceButtonProps {
  readonly choice: Choice;
  /** True below a heading with the name of the coin, where its network alone is to be told. */
  readonly isNamed: boolean;
  /** Shortest time for which the amount holds in any of the coins, in minutes. */
  readonly leastMinutes: number;
  /** False where the business shows no amounts in national currencies. */
  readonly showsFiat: boolean;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

/**
 * One coin on one network, with its amount, usual fee and time. A token is known by its symbol, which exchanges list it
 * under.
 */
export function ChoiceButton(props: ChoiceButtonProps): ReactElement {
  const { choice, isNamed, isBusy, onChoose } = props;
  const t = useTranslate();
  const { asset, offer, isCheapest } = choice;
  const network = networkTitle(asset.network);
  const isNative = asset.id === asset.network;
  const facts = useFacts(props);
  const cheapest = isCheapest && <Badge tone="success">{t('checkout.asset.cheapest')}</Badge>;
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
      {isNamed ? (
        <span className={chooseCss.title}>
          <span className={chooseCss.name}>{network} </span>
          {cheapest}
        </span>
      ) : (
        <>
          <span className={chooseCss.title}>
            <span className={chooseCss.name}>{isNative ? asset.name : asset.symbol}</span>{' '}
            {asset.name !== asset.symbol && (
              <span className={css.muted}>{isNative ? asset.symbol : asset.name} </span>
            )}
            {cheapest}
          </span>
          {!isNative && (
            <span className={chooseCss.network}>{t('checkout.asset.network', { network })} </span>
          )}
        </>
      )}
      <span className={chooseCss.amount} dir="ltr">
        {isBusy ? <Spinner /> : amountText(choice, t)}
      </span>
      <span className={chooseCss.facts}>{facts}</span>
    </button>
  );
}

/** The amount that is due is fixed by the choice: until then it moves with the price of the coin. */
function amountText({ asset, offer }: Choice, t: Translate): string {
  if (offer.estimate === null) return '';
  const format = { ...asset, digits: digitsOf(offer.estimate), trim: true };
  const amount = `${formatAmount(offer.estimate, format)} ${asset.symbol}`;
  return t('checkout.asset.about', { amount });
}

function useFacts({ choice: { offer }, leastMinutes, showsFiat }: ChoiceButtonProps): string {
  const t = useTranslate();
  const { reason, feeHint, minutesHint, windowMinutes, isExact, network } = offer;
  if (reason !== null) return t(`checkout.asset.reason.${reason}`);
  const isFeeShown = feeHint !== null && (showsFiat || !isFiat(feeHint));
  return [
    ...(isFeeShown ? [feeText(feeHint, t)] : []),
    t('checkout.asset.minutes', { minutes: Math.max(1, minutesHint) }),
    ...(isExact ? [t('checkout.asset.exact')] : []),
    // A comment names each payment on TON.
    ...(network === 'TON' ? [t('checkout.asset.comment')] : []),
    // A longer hold is what those look for who pay from an exchange, which can take an hour to send.
    ...(windowMinutes > leastMinutes
      ? [t('checkout.asset.window', { time: holdText(windowMinutes, t) })]
      : []),
  ].join(' · ');
}

function feeText({ amount, currency }: Price, t: Translate): string {
  const isTooSmall = /^[0.]*$/.test(amount) && priceDigits(currency) === 2;
  if (!isTooSmall) return t('checkout.asset.fee', { fee: priceText({ amount, currency }, t) });
  const fee = priceText({ amount: toDecimal('0.01'), currency }, t);
  return t('checkout.asset.fee.small', { fee });
}
