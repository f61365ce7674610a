import { isEmailAddress } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Button, Form, TextField } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { focusOnMount } from './focus-on-mount.ts';
import * as css from './pay.css.ts';

export interface ReceiptFormProps {
  readonly isBusy: boolean;
  readonly onSend: (email: string) => Promise<void>;
}

/** Form of the address to which the payer wants the receipt. What is typed stays when it is refused. */
export function ReceiptForm({ isBusy, onSend }: ReceiptFormProps): ReactElement {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const email = typed.trim();
  const submit = async (): Promise<void> => {
    if (isEmailAddress(email)) await onSend(email);
    else setIsWrong(true);
  };
  return (
    <Form className={css.group} onSubmit={submit}>
      <TextField
        ref={focusOnMount}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        label={t('checkout.details.email')}
        hint={t('checkoutReceipt.another.hint')}
        value={typed}
        error={isWrong ? t('checkout.details.email.invalid') : undefined}
        onValueChange={(text) => {
          setTyped(text);
          setIsWrong(false);
        }}
      />
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {t('checkoutReceipt.sendTo')}
      </Button>
    </Form>
  );
}
