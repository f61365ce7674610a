import { isErrorCode, toDecimal } from '@billfold/core';
import { sendTexts, validationTexts } from '@billfold/core/i18n';
import type { Refund } from '@billfold/core/payments';
import { AmountText, RecipientCard, useTranslate } from '@billfold/react';
import { useFlow } from '@billfold/react/hooks';
import {
  Button,
  DialogBody,
  DialogFooter,
  DialogForm,
  DialogHeader,
  Notice,
  SignError,
  SignFields,
  useDialogLock,
  useSignFields,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useEffect } from 'react';
import { PageLink } from '../../../shell/page-link.tsx';
import { isUnanswered, type SignState } from '../signing/create-sign-flow.ts';
import { HighFeeNotice } from '../signing/high-fee-notice.tsx';
import { RefundFacts } from './refund-facts.tsx';
import * as css from './refunds.css.ts';
import { type SignedRefund, useSignRefund } from './use-sign-refund.ts';

export interface SignRefundContentProps extends SignedRefund {
  readonly onClose: () => void;
}

/** Shows a refund as the server sends it, and takes the secret that signs it. */
export function SignRefundContent(props: SignRefundContentProps): ReactElement {
  useTexts(sendTexts, validationTexts);
  const t = useTranslate();
  const { refund, onClose } = props;
  const { flow, finish } = useSignRefund(props);
  const state = useFlow(flow);
  const signing = useSignFields(flow, () => {
    finish();
    onClose();
  });
  useDialogLock(state.busy);
  const { focus } = signing.field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is focused as the step appears.
  useEffect(focus, []);
  const isFeeOpen = state.highFee !== null && !state.isHighFeeAccepted;
  return (
    <>
      <DialogHeader title={t('refunds.sign')} />
      <DialogForm
        onSubmit={() => {
          if (!isFeeOpen) signing.submit();
        }}
      >
        <DialogBody step="sign">
          <div className={css.dialog}>
            <RefundHero refund={refund} />
            <Refusal state={state} refund={refund} />
            <RecipientCard
              address={refund.address ?? ''}
              network={refund.network}
              untitled={t('refunds.review.to')}
            />
            <RefundFacts refund={refund} />
            <HighFeeNotice state={state} network={refund.network} onAccept={flow.acceptHighFee} />
            <SignFields state={state} signing={signing} />
            {signing.isOffline && (
              <Notice tone="warning" live title={t('common.wasOffline')}>
                {t('send.sign.offline')}
              </Notice>
            )}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button wide disabled={state.busy} onClick={onClose}>
            {t('refunds.sign.later')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            wide
            busy={state.busy}
            missing={isFeeOpen ? t('send.missing.highFee') : undefined}
          >
            {t('refunds.sign.submit')}
          </Button>
        </DialogFooter>
      </DialogForm>
    </>
  );
}

function RefundHero({ refund }: { readonly refund: Refund }): ReactElement {
  const t = useTranslate();
  return (
    <div className={css.hero}>
      <span className={css.muted}>{t('refunds.review.amount')}</span>
      <AmountText amount={toDecimal(refund.amount)} unit={refund.asset} size="xl" />
    </div>
  );
}

interface RefusalProps {
  readonly state: SignState;
  readonly refund: Refund;
}

/** Why the last signature was refused, and what can be done about it. */
function Refusal({ state, refund }: RefusalProps): ReactElement | null {
  const t = useTranslate();
  const { error, highFee } = state;
  const unit = refund.asset;
  const serverCode = isErrorCode(error, 'api') ? error.serverCode : undefined;
  if (serverCode === 'collect_first')
    return (
      <Notice tone="warning" live title={t('refunds.sign.collect', { unit })}>
        <p>{t('refunds.sign.collect.text', { unit })}</p>
        <PageLink href="/wallet/">{t('refunds.sign.collect.open')}</PageLink>
      </Notice>
    );
  if (isUnanswered(error))
    return (
      <Notice tone="warning" live title={t('refunds.sign.unknown')}>
        {t('refunds.sign.unknown.text')}
      </Notice>
    );
  if (serverCode === 'fee_high' && highFee !== null) return null;
  return <SignError state={state} />;
}
