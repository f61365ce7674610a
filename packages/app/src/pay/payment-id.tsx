import { useTranslate } from '@billfold/react';
import { CopyIcon } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './pay.css.ts';

/** Id of the payment, which the support of the shop asks for. */
export function PaymentId({ id }: { readonly id: string }): ReactElement {
  const t = useTranslate();
  return (
    <p className={css.row}>
      <span className={css.label}>{t('checkout.help.id')}</span>
      <span className={css.id} dir="ltr">
        {id}
      </span>
      <CopyIcon text={id} label={t('checkout.help.id.copy')} />
    </p>
  );
}
