import { getNetwork } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import { trimDecimal } from '@billfold/core/internal';
import { type Business, isPermitted, type PayoutWithLines } from '@billfold/core/payments';
import { AmountText, CoinMark, TimeText, useTranslate } from '@billfold/react';
import { Badge, Card, ChainText, Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { formatSum } from '../format-sum.ts';
import * as paymentCss from '../payment.css.ts';
import { countRecipients } from './count-recipients.ts';
import * as css from './payouts.css.ts';
import { ResumePayoutButton } from './resume-payout-button.tsx';
import { toneOfPayout } from './tone-of-payout.ts';

const states = ['CONFIRMED', 'SENT', 'PLANNED', 'FAILED'] as const;

export interface PayoutProgressProps {
  readonly business: Business;
  readonly payout: PayoutWithLines;
}

/** Head of the page: the sum with its value, how much of it is paid, and the signature that it waits for. */
export function PayoutProgress({ business, payout }: PayoutProgressProps): ReactElement {
  const t = useTranslate();
  const { status, amount, asset: unit, value, needsSignature, lines } = payout;
  const counts = states.flatMap((state) => {
    const count = lines.filter((line) => line.state === state).length;
    return count === 0 ? [] : [t(`payout.counts.${state}`, { count })];
  });
  return (
    <Card aria-label={t('payout.progress')}>
      <div className={css.form}>
        <div role="status" className={css.explained}>
          <div className={css.hero}>
            <AmountText amount={trimDecimal(amount)} unit={unit} size="hero" />
            <Badge tone={toneOfPayout[status]}>{t(`payouts.status.${status}`)}</Badge>
          </div>
          {value !== null && (
            <p className={css.muted}>
              {t('payout.value')} <AmountText amount={formatSum(value)} />
            </p>
          )}
          <p className={css.says}>{sentenceAbout(payout, t)}</p>
          {/* The status says alone what became of recipients in one state. */}
          {counts.length > 1 && <p className={css.muted}>{counts.join(' · ')}</p>}
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
      </div>
    </Card>
  );
}

/** Returns how much of a payout is paid, in one sentence. */
function sentenceAbout(payout: PayoutWithLines, t: Translate): string {
  const { status, paid, amount, asset: unit } = payout;
  if (status === 'DONE') return t('payout.says.done', { count: countRecipients(payout) });
  return t('payout.paid', { paid: trimDecimal(paid), amount: trimDecimal(amount), unit });
}

/** Where a payout was paid from, when, and what that cost. */
export function PayoutFacts({ payout }: Pick<PayoutProgressProps, 'payout'>): ReactElement {
  const t = useTranslate();
  const { network, status, fee, feePaid, from, createdAt, completedAt } = payout;
  const { symbol, name } = getNetwork(network);
  return (
    <Card title={t('payout.details')}>
      <Statement
        rows={[
          {
            label: t('payout.network'),
            value: (
              <span className={paymentCss.asset}>
                <CoinMark symbol={symbol} network={network} size={20} />
                {name}
              </span>
            ),
          },
          {
            // While it is sent, more than was paid may still be taken.
            label: t(status === 'SENDING' ? 'payouts.check.fee' : 'payout.feePaid'),
            value: (
              <AmountText
                amount={trimDecimal(status === 'SENDING' ? fee : feePaid)}
                unit={symbol}
              />
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
    </Card>
  );
}
