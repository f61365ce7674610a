import { isErrorCode } from '@billfold/core';
import type { PayoutWithLines } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { doubtOf, type SignState } from '../signing/create-sign-flow.ts';
import { DoubtNotice } from '../signing/doubt-notice.tsx';
import { isOldPlan } from '../signing/is-old-plan.ts';
import { SignatureForm, type SignatureFormProps } from '../signing/signature-form.tsx';
import * as css from '../signing/signing.css.ts';
import { FundsNotice } from './funds-notice.tsx';
import { missingFunds } from './read-refusal.ts';

export interface PayoutSignatureProps
  extends Pick<
    SignatureFormProps<PayoutWithLines>,
    'title' | 'network' | 'flow' | 'onSigned' | 'onClose' | 'children'
  > {
  /** Makes a new plan; null where the server plans what is left, and the dialog shows it anew. */
  readonly onReplan: (() => void) | null;
}

/** Takes the secret that signs a payout, below the facts about it. */
export function PayoutSignature({ onReplan, ...form }: PayoutSignatureProps): ReactElement {
  const t = useTranslate();
  const { payments } = useServices();
  return (
    <SignatureForm
      {...form}
      submit={t('payouts.sign.submit')}
      cancel={t('common.cancel')}
      explain={explain}
      onSigned={(payout) => {
        payments.invalidate();
        form.onSigned(payout);
      }}
    />
  );

  function explain(state: SignState): ReactElement | null {
    const { error } = state;
    const doubt = doubtOf(state);
    const funds = missingFunds(error);
    if (doubt !== null)
      return (
        <>
          <DoubtNotice
            error={error}
            // The sentence of the server about funds says that nothing was sent.
            doubt={funds === null ? doubt : 'unanswered'}
            title={t('payouts.sign.unknown')}
            again={t('payouts.sign.unknown.text')}
            changed={t('payouts.sign.unknown.changed')}
          />
          {funds !== null && <FundsNotice funds={funds} network={form.network} />}
        </>
      );
    if (funds !== null) return <FundsNotice funds={funds} network={form.network} />;
    if (onReplan === null)
      return isErrorCode(error, 'fee_changed') ? (
        <Notice tone="warning" live title={t('payouts.resume.changed')}>
          {t('payouts.resume.changed.text')}
        </Notice>
      ) : null;
    if (!isErrorCode(error, 'fee_changed') && !isOldPlan(error)) return null;
    return (
      <Notice tone="warning" live title={t('payouts.sign.old')}>
        <p>{t('payouts.sign.old.text')}</p>
        <div className={css.action}>
          <Button size="sm" onClick={onReplan}>
            {t('payouts.sign.again')}
          </Button>
        </div>
      </Notice>
    );
  }
}
