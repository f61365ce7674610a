import { checkoutPartsTexts, isEmailAddress } from '@billfold/core/internal';
import { CopyButton, useTranslate } from '@billfold/react';
import { Button, Form, TextField, useTexts } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { ActionFailure } from './action-failure.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import * as css from './pay.css.ts';
import { usePayServices } from './pay-services.ts';
import { payerTimeZone } from './payer-time-zone.ts';
import { canTellByEmail } from './required-details.ts';
import type { ShownPayment } from './step-props.ts';
import { useAction } from './use-action.ts';

/**
 * Ways to learn what the shop decides about money that came: an email, where the shop sends some, and the link of the page.
 * The payer may be on a device, or in the browser of an app, where the page is not found again.
 */
export function DecisionEmail({ checkout, source }: ShownPayment): ReactElement {
  useTexts(checkoutPartsTexts);
  const t = useTranslate();
  const [isGiven, setIsGiven] = useState(false);
  const { email, merchant, sendsReceipt } = checkout;
  return (
    <div className={css.actions}>
      {email !== null && sendsReceipt && (
        // It replaces the form, which had the focus.
        <p ref={isGiven ? focusOnMount : undefined} tabIndex={-1} className={css.small}>
          {t('checkout.decision.saved', { email, merchant: merchant.name })}
        </p>
      )}
      {canTellByEmail(checkout) && (
        <EmailForm {...{ checkout, source }} onSaved={() => setIsGiven(true)} />
      )}
      <div className={css.centred}>
        <CopyButton
          text={window.location.href}
          label={t('checkout.send.link.copy')}
          message={t('checkout.send.link.copied')}
          size="sm"
        />
      </div>
    </div>
  );
}

interface EmailFormProps extends ShownPayment {
  readonly onSaved: () => void;
}

/** A refused address stays in its field. */
function EmailForm({ checkout, source, onSaved }: EmailFormProps): ReactElement {
  const t = useTranslate();
  const { checkout: calls } = usePayServices();
  const { isBusy, failure, run } = useAction();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const values = { merchant: checkout.merchant.name };
  const email = typed.trim();
  const submit = async (): Promise<void> => {
    if (!isEmailAddress(email)) return setIsWrong(true);
    const customer = { email, name: null, fields: {}, timeZone: payerTimeZone() };
    const isDone = await run(async () =>
      source.show(await calls.setCustomer(checkout.id, customer)),
    );
    if (isDone) onSaved();
  };
  return (
    <Form className={css.question} onSubmit={submit}>
      <TextField
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        label={t('checkout.details.email')}
        hint={t('checkout.decision.hint', values)}
        value={typed}
        error={isWrong ? t('checkout.details.email.invalid') : undefined}
        onValueChange={(text) => {
          setTyped(text);
          setIsWrong(false);
        }}
      />
      <Button type="submit" wide busy={isBusy}>
        {t('checkout.decision.save', values)}
      </Button>
      <ActionFailure failure={failure} />
    </Form>
  );
}
