import { type AnyBillfoldError, ApiError } from '@billfold/core';
import type { RefundClaims } from '@billfold/core/internal';
import type { RefundClaim } from '@billfold/core/payments';
import { AddressText, useTranslate } from '@billfold/react';
import { Button, Checkbox, Form, Notice, OtpField, Statement } from '@billfold/react/internal';
import { type ReactElement, useRef, useState } from 'react';
import { ActionFailure } from '../action-failure.tsx';
import { focusOnMount } from '../focus-on-mount.ts';
import * as css from '../pay.css.ts';
import { StepHeading } from '../step-heading.tsx';
import { useAction } from '../use-action.ts';
import type { TypedPlace } from './typed-place.ts';

export interface RefundReviewProps {
  readonly claim: RefundClaim;
  readonly token: string;
  readonly calls: RefundClaims;
  readonly place: TypedPlace;
  readonly isCodeSent: boolean;
  readonly onCodeSent: () => void;
  readonly isBusy: boolean;
  /** Error of the last confirmation; null without one. */
  readonly failure: AnyBillfoldError | null;
  /** Gives the address; `isKept` where the customer agrees that the shop keeps it. */
  readonly confirm: (code: string | null, isKept: boolean) => Promise<void>;
  /** Goes back to the address. */
  readonly onChange: () => void;
}

/** Reports whether the shop may keep a place for later refunds. One with a comment is for this refund alone. */
export const canKeep = ({ canKeepAddress }: RefundClaim, { memo }: TypedPlace): boolean =>
  canKeepAddress && memo.trim() === '';

/** Shows the address of a refund in full, and takes the code that was emailed to its customer. */
export function RefundReview(props: RefundReviewProps): ReactElement {
  const { claim, place, isBusy, failure, onChange } = props;
  const t = useTranslate();
  // The consent is to the address under review, and ends with the review of it.
  const [isKept, setIsKept] = useState(false);
  const shared = { ...props, confirm: (code: string | null) => props.confirm(code, isKept) };
  const memo = place.memo.trim();
  const address = <AddressText address={place.address.trim()} form="lines" />;
  const rows = [
    { label: t('refundClaim.to'), value: address, stacked: true },
    ...(memo === '' ? [] : [{ label: t('refundClaim.comment'), value: memo, stacked: true }]),
  ];
  return (
    <div className={css.group}>
      <StepHeading isFirst={false}>{t('refundClaim.review')}</StepHeading>
      <Statement rows={rows} />
      <Notice tone="warning">
        <p>{t('refundClaim.review.text')}</p>
      </Notice>
      {canKeep(claim, place) && <Keep {...{ claim, isBusy, isKept }} onKeep={setIsKept} />}
      {claim.needsCode ? <ConfirmWithCode {...shared} /> : <Confirm {...shared} />}
      {refusedCode(failure) === undefined && <ActionFailure failure={failure} />}
      <Button wide disabled={isBusy} onClick={onChange}>
        {t('refundClaim.change')}
      </Button>
    </div>
  );
}

interface KeepProps extends Pick<RefundReviewProps, 'claim' | 'isBusy'> {
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
}

function Keep({ claim, isKept, onKeep, isBusy }: KeepProps): ReactElement {
  const t = useTranslate();
  return (
    <div className={css.stack}>
      <Checkbox
        label={t('refundClaim.keep')}
        checked={isKept}
        disabled={isBusy}
        onCheckedChange={onKeep}
      />
      <p className={css.muted}>{t('refundClaim.keep.text', { merchant: claim.merchant.name })}</p>
    </div>
  );
}

interface ConfirmProps extends Omit<RefundReviewProps, 'confirm'> {
  readonly confirm: (code: string | null) => Promise<void>;
}

function Confirm({ isBusy, confirm }: ConfirmProps): ReactElement {
  const t = useTranslate();
  return (
    <Button variant="primary" size="lg" wide busy={isBusy} onClick={() => void confirm(null)}>
      {t('refundClaim.confirm')}
    </Button>
  );
}

function ConfirmWithCode(props: ConfirmProps): ReactElement {
  const { claim, token, calls, isCodeSent, onCodeSent, isBusy, failure, confirm } = props;
  const t = useTranslate();
  const sending = useAction();
  const [isMissing, setIsMissing] = useState(false);
  const code = useRef('');
  const send = () => sending.run(async () => void (await calls.requestCode(token)));
  const email = claim.email ?? '';
  const submit = async (): Promise<void> => {
    if (code.current.length < 6) setIsMissing(true);
    else await confirm(code.current);
  };
  const sendFirst = async (): Promise<void> => {
    if (await send()) onCodeSent();
  };
  if (!isCodeSent)
    return (
      <div className={css.actions}>
        <p className={css.muted}>{t('refundClaim.code.why', { email })}</p>
        <Button
          variant="primary"
          size="lg"
          wide
          busy={sending.isBusy}
          onClick={() => void sendFirst()}
        >
          {t('refundClaim.code.send')}
        </Button>
        <ActionFailure failure={sending.failure} />
      </div>
    );
  return (
    <Form className={css.group} onSubmit={submit}>
      <OtpField
        ref={focusOnMount}
        label={t('refundClaim.code')}
        hint={t('refundClaim.code.sent', { email })}
        error={isMissing ? t('refundClaim.code.missing') : refusedCode(failure)}
        readOnly={isBusy}
        onValueChange={(digits) => {
          code.current = digits;
          setIsMissing(false);
        }}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={isBusy}>
        {t('refundClaim.confirm')}
      </Button>
      <Button variant="plain" busy={sending.isBusy} onClick={() => void send()}>
        {t('refundClaim.code.again')}
      </Button>
      <ActionFailure failure={sending.failure} />
    </Form>
  );
}

/** Returns the reason for which a code was refused; undefined where it was not. */
function refusedCode(failure: AnyBillfoldError | null): string | undefined {
  return failure instanceof ApiError ? failure.fields['code']?.join(' ') : undefined;
}
