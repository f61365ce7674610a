import type { Decimal } from '@billfold/core';
import { formatMonth } from '@billfold/core/internal';
import type { Billing } from '@billfold/core/payments';
import { AmountText, useLocale, useTranslate } from '@billfold/react';
import { LoadedCard, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useFresh } from '../business/use-fresh.ts';
import { formatSum } from '../payments/format-sum.ts';
import * as css from './billing.css.ts';
import { hasFees, isFree, isZero } from './has-fees.ts';

/** Fee of the operator, and what of this month it applies to. */
export function FeeCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  const resource = useServices().payments.billing(businessId);
  useFresh(resource);
  return (
    <LoadedCard
      title={t('billing.fee')}
      resource={resource}
      failed={t('billing.loadFailed')}
      rows={3}
    >
      {(billing) => <Fee billing={billing} />}
    </LoadedCard>
  );
}

function Fee({ billing }: { readonly billing: Billing }): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const { feePercent, currency, usage, carried, minimum } = billing;
  const sum = (amount: Decimal) => <AmountText amount={formatSum({ amount, currency })} />;
  const charges = !isFree(billing);
  const hasFee = charges || !isZero(usage.fee);
  const month = formatMonth(usage.from.toISOString().slice(0, 7), locale);
  const soFar = t('billing.usage', { month });
  if (!hasFees(billing)) return <p className={css.says}>{t('billing.none')}</p>;
  return (
    <div className={css.stack}>
      <div>
        <p className={css.says}>
          {charges ? t('billing.rate', { percent: Number(feePercent) }) : t('billing.none')}
        </p>
        {charges && <p className={css.muted}>{t('billing.rate.text')}</p>}
      </div>
      <section className={css.part} aria-label={soFar}>
        <h3 className={css.subtitle}>{soFar}</h3>
        <Statement
          rows={[
            { label: t('billing.payments'), value: usage.payments },
            { label: t('billing.volume'), value: sum(usage.volume) },
            ...(hasFee ? [{ label: t('billing.feeSoFar'), value: sum(usage.fee) }] : []),
            ...(isZero(carried.fee)
              ? []
              : [{ label: t('billing.carried'), value: sum(carried.fee) }]),
          ]}
        />
        <p className={css.muted}>{t('billing.usage.counts')}</p>
        {/* The rate names the currency where there is one. */}
        {!charges && <p className={css.muted}>{t('billing.usage.currency', { currency })}</p>}
        {hasFee && (
          <p className={css.muted}>
            {t('billing.carried.text', { minimum: formatSum({ amount: minimum, currency }) })}
          </p>
        )}
      </section>
    </div>
  );
}
