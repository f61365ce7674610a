import type { Translate } from '@billfold/core/i18n';
import { trimDecimal } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, LinkButton } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ActionFailure } from './action-failure.tsx';
import { AlreadyPaid } from './already-paid.tsx';
import { AskShop } from './ask-shop.tsx';
import { type CheckoutStep, invalidText } from './checkout-step.ts';
import { otherCoins } from './coin-amounts.ts';
import * as css from './pay.css.ts';
import { usePayServices } from './pay-services.ts';
import { ResultHead } from './result-head.tsx';
import { shopUrl } from './return-url.ts';
import type { StepProps } from './step-props.ts';
import { TransferList } from './transfer-list.tsx';
import { useAction } from './use-action.ts';

export interface EndedStepProps extends StepProps {
  readonly step: Extract<CheckoutStep, 'expired' | 'short' | 'late' | 'cancelled' | 'invalid'>;
  /** Goes to the choice of a coin, for a new price in another one. */
  readonly onChange: () => void;
}

const tones = {
  expired: 'info',
  cancelled: 'closed',
  short: 'warning',
  late: 'warning',
  invalid: 'warning',
} as const;

/** The payment has ended without its price: what arrived, and the one thing to do. */
export function EndedStep(props: EndedStepProps): ReactElement {
  const { checkout, source, step, isFirst } = props;
  const t = useTranslate();
  const tone = tones[step];
  const title = step === 'short' ? 'checkout.expired.short' : (`checkout.${step}` as const);
  const back = shopUrl(checkout);
  // A transaction that is listed does not have to be looked for.
  const canClaim = step !== 'short' && step !== 'late' && checkout.transfers.length === 0;
  return (
    <>
      <ResultHead tone={tone} title={t(title)} isFirst={isFirst}>
        <Explanation {...props} />
      </ResultHead>
      <div className={css.actions}>
        <RefreshPrice {...props} />
        {back !== null && (
          <LinkButton
            href={back}
            target="_top"
            variant={checkout.actions.includes('REFRESH') ? undefined : 'primary'}
            size="lg"
            wide
          >
            {t('checkout.paid.back', { merchant: checkout.merchant.name })}
          </LinkButton>
        )}
        {canClaim && checkout.selected !== null && (
          <AlreadyPaid checkout={checkout} source={source} />
        )}
      </div>
      <TransferList checkout={checkout} />
      <AskShop
        checkout={checkout}
        isCentred
        question={step === 'cancelled' ? t('checkout.cancelled.paid') : undefined}
      />
    </>
  );
}

function Explanation({ checkout, step }: EndedStepProps): ReactElement {
  const t = useTranslate();
  const { selected } = checkout;
  const merchant = checkout.merchant.name;
  const isUnpaid = step === 'expired' || step === 'cancelled';
  const other = isUnpaid ? otherCoins(checkout) : '';
  if (other !== '') {
    const values = { other, symbol: selected?.asset ?? '', merchant };
    return <p>{t('checkout.expired.wrongAsset', values)}</p>;
  }
  return (
    <>
      <p>{explain(checkout, step, t)}</p>
      {step === 'expired' && selected !== null && <p>{t('checkout.expired.sent', { merchant })}</p>}
    </>
  );
}

function explain(checkout: Checkout, step: EndedStepProps['step'], t: Translate): string {
  const { seen, selected, merchant, expiredText, actions, refundState } = checkout;
  const values = {
    seen: trimDecimal(seen),
    symbol: selected?.asset ?? '',
    merchant: merchant.name,
  };
  const canRefresh = actions.includes('REFRESH');
  switch (step) {
    case 'expired':
      return (
        expiredText ?? t(canRefresh ? 'checkout.expired.text' : 'checkout.expired.closed', values)
      );
    case 'short':
      return t(canRefresh ? 'checkout.expired.short.rest' : 'checkout.expired.short.text', values);
    case 'invalid':
      return t(invalidText(checkout), values);
    case 'late':
      return t(
        refundState === 'NONE' ? 'checkout.late.text' : `checkout.paid.refunded.${refundState}`,
        values,
      );
    default:
      return t(`checkout.${step}.text`, values);
  }
}

function RefreshPrice({ checkout, source, onChange }: EndedStepProps): ReactElement | null {
  const t = useTranslate();
  const { checkout: calls } = usePayServices();
  const { isBusy, failure, run } = useAction();
  const { actions, selected, id } = checkout;
  if (!actions.includes('REFRESH')) return null;
  const refresh = async (): Promise<void> => {
    if (selected === null) return onChange();
    const isDone = await run(async () => source.show(await calls.selectMethod(id, selected)));
    if (!isDone) await source.load();
  };
  return (
    <>
      <Button variant="primary" size="lg" wide busy={isBusy} onClick={() => void refresh()}>
        {t('checkout.expired.refresh')}
      </Button>
      <ActionFailure failure={failure} />
    </>
  );
}
