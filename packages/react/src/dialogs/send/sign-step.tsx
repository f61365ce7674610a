'use client';
import type { SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { muted, step } from '../frame/step.css.ts';
import type { AnnouncedOpen } from '../frame/use-announced-open.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { Statement } from '../../ui/statement/statement.tsx';
import { SecretPlace } from '../../provider/secret-place.tsx';
import { useTranslate } from '../../provider/use-translate.ts';
import { CodeField } from './code-field.tsx';
import { RecipientName } from './recipient-name.tsx';
import { SecretInput } from './secret-input.tsx';
import { SignMethodChoice } from './sign-method-choice.tsx';
import { SignError } from './sign-error.tsx';
import { TotalAmount } from './total-amount.tsx';
import type { Signing } from './use-sign.ts';

export interface SignStepProps {
  readonly state: SendState;
  readonly signing: Signing;
  readonly close: AnnouncedOpen['close'];
  /** Called by the link about a forgotten encryption key. */
  readonly onForgot: () => void;
}

/** Shows the transaction, the choice of a sign method, and the field of the secret. */
export function SignStep({ state, signing, close, onForgot }: SignStepProps): ReactElement {
  const t = useTranslate();
  const { signMethod } = state;
  return (
    <div className={step}>
      <Signed state={state} />
      <SignError state={state} close={close} />
      <SecretPlace>
        <p className={muted}>{t('send.sign.lead')}</p>
        {signMethod === null ? (
          <SignMethodChoice onChoose={signing.choose} />
        ) : (
          <>
            <p className={muted}>{t(`send.sign.${signMethod}.detail`)}</p>
            <SecretInput method={signMethod} state={state} signing={signing} onForgot={onForgot} />
            {state.asksCode && <CodeField state={state} signing={signing} />}
          </>
        )}
      </SecretPlace>
    </div>
  );
}

function Signed({ state }: { readonly state: SendState }): ReactElement | null {
  const t = useTranslate();
  if (state.total === null) return null;
  return (
    <Statement
      rows={[
        {
          label: t('send.review.to'),
          value: (
            <>
              <RecipientName state={state} />
              <AddressText address={state.recipientAddress} form="grouped" />
            </>
          ),
          stacked: true,
        },
        {
          label: t('send.review.total'),
          value: <TotalAmount state={state} />,
          total: true,
        },
      ]}
    />
  );
}
