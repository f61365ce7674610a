import { useTranslate } from '@billfold/react';
import { CopyIcon } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './pay.css.ts';

export interface PaymentIdProps {
  readonly id: string;
  /** True below a way to write to the shop, which cannot fill in the id. */
  readonly isAsked?: boolean | undefined;
}

/** Id of the payment, which the support of the shop asks for. */
export function PaymentId({ id, isAsked = false }: PaymentIdProps): ReactElement {
  const t = useTranslate();
  return (
    <div>
      <p className={css.label}>{t(isAsked ? 'checkout.help.id.give' : 'checkout.help.id')}</p>
      <CopiedId id={id} />
    </div>
  );
}

/** Id of a payment with what copies it, on one line. */
export function CopiedId({ id }: { readonly id: string }): ReactElement {
  const t = useTranslate();
  return (
    <span className={css.idRow}>
      <span className={css.id} dir="ltr">
        {id}
      </span>
      <span className={css.printlessIcon}>
        <CopyIcon
          text={id}
          label={t('checkout.help.id.copy')}
          message={t('checkout.help.id.copied')}
        />
      </span>
    </span>
  );
}
