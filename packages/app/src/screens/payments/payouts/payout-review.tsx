import { getNetwork } from '@billfold/core';
import { isAboveZero } from '@billfold/core/internal';
import type { PayoutPlan } from '@billfold/core/payments';
import { RecipientCard, useTranslate } from '@billfold/react';
import { Button, Card, FormDialog } from '@billfold/react/internal';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { SignedAmount } from '../signing/signed-amount.tsx';
import { countRecipients } from './count-recipients.ts';
import { FundsNotice } from './funds-notice.tsx';
import { Party } from './party.tsx';
import * as css from './payouts.css.ts';
import { PlanStatement } from './plan-statement.tsx';
import { PlannedLines } from './planned-lines.tsx';
import { SignPayout } from './sign-payout.tsx';

export interface PayoutReviewProps {
  readonly businessId: number;
  /** Settlement wallet. */
  readonly walletId: string;
  readonly plan: PayoutPlan;
  readonly isBusy: boolean;
  /** Makes a new plan of the same lines. */
  readonly onReplan: () => void;
  readonly onBack: () => void;
  readonly onSigned: (payoutId: string) => void;
}

/** Second step of a payout: everything that the signature sends, and what is missing for it. */
export function PayoutReview(props: PayoutReviewProps): ReactElement {
  const t = useTranslate();
  const { businessId, walletId, plan, isBusy, onReplan, onBack, onSigned } = props;
  const { asset: unit, network, from: address, missing, nativeMissing } = plan;
  const [isSigning, setIsSigning] = useState(false);
  const step = useRef<HTMLElement>(null);
  useEffect(() => {
    step.current?.focus({ preventScroll: true });
    // Focus alone leaves the sums out of sight where a long form was scrolled to its end.
    step.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const isShort = isAboveZero(missing) || isAboveZero(nativeMissing);
  const native = getNetwork(network).symbol;
  return (
    <Card ref={step} tabIndex={-1} title={t('payouts.check.title')}>
      <div className={css.review}>
        <div className={css.sums}>
          <SignedAmount
            label={t('payouts.check.amount')}
            amount={plan.amount}
            unit={unit}
            value={plan.value}
          />
          <PlanStatement plan={plan} />
        </div>
        <div className={css.form}>
          {isShort ? (
            <FundsNotice
              funds={{ asset: unit, native, address, missing, nativeMissing }}
              network={network}
            />
          ) : (
            address !== null && (
              <Party label={t('payouts.check.from')}>
                <RecipientCard
                  address={address}
                  network={network}
                  untitled={t('payouts.funds.account')}
                />
              </Party>
            )
          )}
          <Party
            label={t('payouts.check.to')}
            detail={t('payouts.check.count', { count: countRecipients(plan) })}
          >
            <PlannedLines plan={plan} />
          </Party>
        </div>
        <div className={css.steps}>
          <Button disabled={isBusy} onClick={onBack}>
            {t('payouts.check.back')}
          </Button>
          <div className={css.actions}>
            {isShort && (
              <Button busy={isBusy} onClick={onReplan}>
                {t('payouts.funds.check')}
              </Button>
            )}
            <Button
              variant="primary"
              aria-haspopup="dialog"
              missing={isShort ? t('payouts.funds.first') : undefined}
              onClick={() => setIsSigning(true)}
            >
              {t('payouts.sign')}
            </Button>
          </div>
        </div>
        <FormDialog open={isSigning} onClose={() => setIsSigning(false)}>
          <SignPayout
            {...{ businessId, walletId, plan, onSigned }}
            onReplan={() => {
              setIsSigning(false);
              onReplan();
            }}
            onClose={() => setIsSigning(false)}
          />
        </FormDialog>
      </div>
    </Card>
  );
}
