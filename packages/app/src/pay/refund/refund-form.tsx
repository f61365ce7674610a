import { type AnyBillfoldError, getNetwork, isErrorCode } from '@billfold/core';
import { validationText } from '@billfold/core/i18n';
import type { RefundClaims } from '@billfold/core/internal';
import type { RefundClaim } from '@billfold/core/payments';
import { useLocale, useTranslate } from '@billfold/react';
import { Button, Form, Notice, TextField } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { ActionFailure } from '../action-failure.tsx';
import { networkTitle } from '../network-title.ts';
import * as css from '../pay.css.ts';
import { StepHeading } from '../step-heading.tsx';
import { useAction } from '../use-action.ts';
import { addressPrefixes } from './address-prefixes.ts';
import { findAddressFault } from './find-address-fault.ts';
import { canKeep, RefundReview } from './refund-review.tsx';
import type { TypedPlace } from './typed-place.ts';

export interface RefundFormProps {
  readonly claim: RefundClaim;
  readonly token: string;
  readonly calls: RefundClaims;
  readonly show: (claim: RefundClaim) => void;
}

const none: TypedPlace = { address: '', memo: '' };

/** Asks a customer for the address of a refund, and has it checked before it is given: that is possible once. */
export function RefundForm({ claim, token, calls, show }: RefundFormProps): ReactElement {
  const [place, setPlace] = useState(none);
  const [step, setStep] = useState<'first' | 'enter' | 'review'>('first');
  const [refused, setRefused] = useState(none);
  // A code stays valid while its owner corrects the address.
  const [isCodeSent, setIsCodeSent] = useState(false);
  const action = useAction();
  const checking = useAction();
  const refuse = (error: unknown): void => {
    const reasons = reasonsOf(error);
    if (reasons.address === '' && reasons.memo === '') throw error;
    // The typed place stays, with the reason at its field.
    setRefused(reasons);
    setStep('enter');
  };
  const check = async (): Promise<void> => {
    await checking.run(async () => {
      const { address, memo } = place;
      try {
        await calls.check(token, { address: address.trim(), memo: memo.trim() || null });
        setStep('review');
      } catch (error) {
        refuse(error);
      }
    });
  };
  const confirm = async (code: string | null, isKept: boolean): Promise<void> => {
    const memo = place.memo.trim() || null;
    const keepsAddress = canKeep(claim, place) && isKept;
    const body = {
      ...{ address: place.address.trim(), memo, code },
      ...(keepsAddress ? { keepsAddress } : {}),
    };
    await action.run(async () => {
      try {
        show(await calls.claim(token, body));
      } catch (error) {
        refuse(error);
      }
    });
  };
  if (step === 'review')
    return (
      <RefundReview
        {...{ claim, token, calls, place, confirm, isCodeSent }}
        onCodeSent={() => setIsCodeSent(true)}
        isBusy={action.isBusy}
        failure={action.failure}
        onChange={() => setStep('enter')}
      />
    );
  return (
    <PlaceForm
      {...{ claim, place, refused }}
      isFirst={step === 'first'}
      onType={(typed) => {
        setPlace(typed);
        setRefused(none);
      }}
      isBusy={checking.isBusy}
      failure={checking.failure}
      onDone={check}
    />
  );
}

/** Returns why a place was refused; empty for what the error does not name. */
function reasonsOf(error: unknown): TypedPlace {
  if (isErrorCode(error, 'recipient_invalid'))
    return { ...none, address: error.messages.join(' ') };
  const { address, memo } = isErrorCode(error, 'api') ? error.fields : {};
  return { address: address?.join(' ') ?? '', memo: memo?.join(' ') ?? '' };
}

interface PlaceFormProps {
  readonly claim: RefundClaim;
  readonly place: TypedPlace;
  /** Reasons for which the last place was refused; empty without one. */
  readonly refused: TypedPlace;
  readonly isFirst: boolean;
  readonly onType: (place: TypedPlace) => void;
  readonly isBusy: boolean;
  /** Error of the last check; null without one. */
  readonly failure: AnyBillfoldError | null;
  /** Has the place checked before its review. */
  readonly onDone: () => Promise<void>;
}

function PlaceForm(props: PlaceFormProps): ReactElement {
  const { claim, place, refused, isFirst, isBusy, failure, onType, onDone } = props;
  const { chain = 'main' } = claim;
  const { name: network, memo } = getNetwork(claim.network);
  const t = useTranslate();
  const [fault, setFault] = useState<string | undefined>();
  const locale = useLocale();
  /** Returns how an address begins, to those who typed one that begins otherwise. */
  const prefixText = (text: string): string | null => {
    const prefixes = addressPrefixes(claim.network, chain);
    if (prefixes.some((prefix) => text.startsWith(prefix)) || prefixes.length === 0) return null;
    const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(prefixes);
    return t('refundClaim.address.begins', { network, prefixes: list });
  };
  const submit = async (): Promise<void> => {
    const text = place.address.trim();
    if (text === '') return setFault(t('refundClaim.address.missing'));
    const error = await findAddressFault({ network: claim.network, chain }, text);
    if (error === null) await onDone();
    else setFault([validationText(error, t), prefixText(text)].filter(Boolean).join(' '));
  };
  return (
    <Form className={css.group} onSubmit={submit}>
      <div className={css.stack}>
        <StepHeading isFirst={isFirst}>{t('refundClaim.enter')}</StepHeading>
        <p className={css.muted}>{t('refundClaim.enter.text', { network })}</p>
      </div>
      <TextField
        label={t('refundClaim.address', { network })}
        // An error takes the place of a hint, and those who made it need this most.
        below={
          <Notice tone="warning">
            <p>
              {t('refundClaim.address.hint', {
                asset: claim.asset,
                network: networkTitle(claim.network),
              })}{' '}
              {t('refundClaim.address.other')}
            </p>
          </Notice>
        }
        mono
        autoComplete="off"
        spellCheck={false}
        maxLength={128}
        value={place.address}
        error={refused.address || fault}
        onValueChange={(address) => {
          setFault(undefined);
          onType({ ...place, address });
        }}
      />
      {memo !== null && (
        <TextField
          label={t('refundClaim.memo')}
          hint={t('refundClaim.memo.hint')}
          autoComplete="off"
          maxLength={memo.maximumBytes}
          value={place.memo}
          error={refused.memo || undefined}
          onValueChange={(text) => onType({ ...place, memo: text })}
        />
      )}
      <Button type="submit" variant="primary" size="lg" wide busy={isBusy}>
        {t('common.continue')}
      </Button>
      <ActionFailure failure={failure} />
    </Form>
  );
}
