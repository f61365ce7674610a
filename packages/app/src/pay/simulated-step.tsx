import { checkoutTestTexts, payAsset, trimDecimal } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Button, LinkButton, Notice, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { CancelPayment } from './cancel-payment.tsx';
import { isChangeable } from './choices.ts';
import * as css from './pay.css.ts';
import { PriceHold } from './price-hold.tsx';
import { StepHeading } from './step-heading.tsx';
import type { SendStepProps } from './step-props.ts';
import { Waiting } from './waiting.tsx';

/**
 * Step of a test payment on a live server in the place of the one in which money moves: it shows no address, because
 * coins that are sent there pay nothing.
 */
export function SimulatedStep(props: SendStepProps): ReactElement | null {
  const { checkout, source, state, isFirst, onChange } = props;
  useTexts(checkoutTestTexts);
  const t = useTranslate();
  const { method, remaining, expiresAt } = checkout;
  const asset = method === null ? undefined : payAsset(method);
  if (method === null || asset === undefined || remaining === null) return null;
  const amount = trimDecimal(remaining);
  return (
    <>
      <div className={css.stack}>
        <StepHeading isFirst={isFirst}>{t('checkoutTest.simulated.title')}</StepHeading>
        <p className={css.label}>
          {amount} {asset.symbol}
        </p>
        {expiresAt && (
          <PriceHold
            checkout={checkout}
            from={method.rateAt}
            until={expiresAt}
            aheadMs={state.aheadMs}
          />
        )}
      </div>
      {checkout.paidState === 'UNDERPAID' && (
        <p className={css.small} role="status">
          {t('checkout.send.partly', { seen: trimDecimal(checkout.seen), symbol: asset.symbol })}
        </p>
      )}
      <Notice tone="warning" title={t('checkoutTest.simulated.warning')}>
        <p>{t('checkoutTest.simulated.text')}</p>
      </Notice>
      <LinkButton
        href={`/payments/payments/${checkout.id}`}
        target="_blank"
        rel="noopener"
        variant="primary"
        wide
      >
        {t('checkoutTest.simulated.open')}
      </LinkButton>
      <Waiting loadedAt={state.loadedAt} />
      <div className={css.actions}>
        {isChangeable(checkout) && (
          <Button variant="plain" onClick={onChange}>
            {t('checkout.send.change')}
          </Button>
        )}
        <CancelPayment checkout={checkout} source={source} />
      </div>
    </>
  );
}
