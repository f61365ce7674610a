import { getNetwork } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import { type Business, isPermitted, type PayoutWithLines } from '@billfold/core/payments';
import { AmountText, TimeText, useTranslate } from '@billfold/react';
import { Badge, Card, ChainText, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { formatSum } from '../format-sum.ts';
import * as css from './payouts.css.ts';
import { ResumePayoutButton } from './resume-payout-button.tsx';
import { toneOfPayout } from './tone-of-payout.ts';

const states = ['CONFIRMED', 'SENT', 'PLANNED', 'FAILED'] as const;

export interface PayoutProgressProps {
  readonly business: Business;
  readonly payout: PayoutWithLines;
}

/** How much of a payout is paid, and the signature that it waits for. */
export function PayoutProgress({ business, payout }: PayoutProgressProps): ReactElement {
  const t = useTranslate();
  const { status, paid, amount, asset: unit, needsSignature, lines } = payout;
  const counts = states.flatMap((state) => {
    const count = lines.filter((line) => line.state === state).length;
    return count === 0 ? [] : [t(`payout.counts.${state}`, { count })];
  });
  return (
    <Card title={t('payout.progress')}>
      <div className={css.form}>
        <div role="status" className={css.explained}>
          <p className={css.facts}>
            {/* The title says how much a payout is that was paid. */}
            {status !== 'DONE' && (
              <span className={css.says}>
                {t('payout.paid', { paid: trimDecimal(paid), amount: trimDecimal(amount), unit })}
              </span>
            )}
            <Badge tone={toneOfPayout[status]}>{t(`payouts.status.${status}`)}</Badge>
            {/* The status says alone what became of recipients in one state. */}
            {counts.length > 1 && <span className={css.muted}>{counts.join(' · ')}</span>}
          </p>
          {needsSignature && <p className={css.muted}>{t('payout.waiting')}</p>}
          {status === 'SENDING' && !needsSignature && (
            <p className={css.muted}>{t('payout.sending')}</p>
          )}
        </div>
        {needsSignature && isPermitted(business.role, 'sign-funds') && (
          <div className={css.actions}>
            <ResumePayoutButton {...{ business, payout }} />
          </div>
        )}
        <Facts payout={payout} />
      </div>
    </Card>
  );
}

function Facts({ payout }: Pick<PayoutProgressProps, 'payout'>): ReactElement {
  const t = useTranslate();
  const { network, status, value, fee, feePaid, from, createdAt, completedAt } = payout;
  const { symbol, name } = getNetwork(network);
  return (
    <Statement
      rows={[
        { label: t('payout.network'), value: name },
        ...(value === null
          ? []
          : [{ label: t('payout.value'), value: <AmountText amount={formatSum(value)} /> }]),
        {
          // While it is sent, more than was paid may still be taken.
          label: t(status === 'SENDING' ? 'payouts.check.fee' : 'payout.feePaid'),
          value: (
            <AmountText amount={trimDecimal(status === 'SENDING' ? fee : feePaid)} unit={symbol} />
          ),
        },
        ...(from === null
          ? []
          : [
              {
                label: t('payouts.check.from'),
                value: (
                  <ChainText
                    network={network}
                    page={{ address: from }}
                    copyLabel={t('payouts.funds.copy')}
                  />
                ),
              },
            ]),
        { label: t('payout.created'), value: <TimeText at={createdAt} form="date" /> },
        ...(completedAt === null
          ? []
          : [{ label: t('payout.completed'), value: <TimeText at={completedAt} form="date" /> }]),
      ]}
    />
  );
}
