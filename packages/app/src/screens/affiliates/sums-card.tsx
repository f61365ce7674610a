import { type Decimal, parseAmount } from '@billfold/core';
import { isAboveZero } from '@billfold/core/internal';
import { type Affiliate, type Business, isPermitted } from '@billfold/core/payments';
import { AmountText, useNotify, useTranslate } from '@billfold/react';
import {
  Button,
  Form,
  FormFailure,
  LoadedCard,
  Statement,
  useForm,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { formatSum } from '../payments/format-sum.ts';
import * as css from './affiliates.css.ts';
import { hasEarned, isPaying } from './has-commissions.ts';

/** Terms of the operator, what a business earned, and the request of a payout. */
export function SumsCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  return (
    <LoadedCard
      title={t('affiliates.sums')}
      resource={useServices().payments.affiliate(business.id)}
      failed={t('affiliates.loadFailed')}
      rows={3}
    >
      {(affiliate) => <Sums business={business} affiliate={affiliate} />}
    </LoadedCard>
  );
}

interface SumsProps {
  readonly business: Business;
  readonly affiliate: Affiliate;
}

function Sums({ business, affiliate }: SumsProps): ReactElement {
  const t = useTranslate();
  const { sharePercent: percent, shareMonths: months, sums, currency } = affiliate;
  const pays = isPaying(affiliate);
  const show = (amount: Decimal) => <AmountText amount={formatSum({ amount, currency })} />;
  return (
    <div className={css.part}>
      <p className={css.says}>
        {pays ? t('affiliates.terms', { percent: Number(percent), months }) : t('affiliates.none')}
      </p>
      {pays && <p className={css.muted}>{t('affiliates.terms.text')}</p>}
      {(pays || hasEarned(affiliate)) && (
        <>
          <Statement
            rows={[
              { label: t('affiliates.sums.pending'), value: show(sums.pending) },
              { label: t('affiliates.sums.payable'), value: show(sums.payable) },
              { label: t('affiliates.sums.requested'), value: show(sums.requested) },
              { label: t('affiliates.sums.paid'), value: show(sums.paid) },
            ]}
          />
          {isPermitted(business.role, 'manage-settings') && (
            <PayoutRequest businessId={business.id} affiliate={affiliate} />
          )}
        </>
      )}
    </div>
  );
}

/** Asks the operator for what is ready; says below which sum it cannot. */
function PayoutRequest({
  businessId,
  affiliate: { sums, minimum, currency },
}: {
  readonly businessId: number;
  readonly affiliate: Affiliate;
}): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { business, payments } = useServices();
  const { state, submit } = useForm<never>();
  const isLow = parseAmount(sums.payable, 2) < parseAmount(minimum, 2);
  const missing = !isAboveZero(sums.payable)
    ? t('affiliates.payout.nothing')
    : isLow
      ? t('affiliates.payout.low', { minimum: formatSum({ amount: minimum, currency }) })
      : undefined;
  const request = async (): Promise<void> => {
    const made = await submit({}, () =>
      business.call((client) => client.affiliate.requestPayout(businessId)),
    );
    if (made === null) return;
    payments.invalidate();
    await payments.affiliate(businessId).refresh();
    notify.success(t('affiliates.payout.done', { amount: formatSum(made.answer) }));
  };
  return (
    <Form className={css.part} onSubmit={request}>
      <FormFailure failure={state.failure} fields={[]} />
      <div className={css.actions}>
        <Button type="submit" busy={state.isBusy} missing={missing}>
          {t('affiliates.payout')}
        </Button>
        <p className={css.muted}>{missing ?? t('affiliates.payout.text')}</p>
      </div>
    </Form>
  );
}
