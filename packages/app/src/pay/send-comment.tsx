import type { Checkout, PaymentMethod } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Icon, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { isChangeable } from './choices.ts';
import { SendFact } from './send-fact.tsx';
import * as sendCss from './send-step.css.ts';

export interface SendCommentProps {
  readonly checkout: Checkout;
  readonly method: PaymentMethod;
  readonly memo: string;
}

/** Comment without which a payment is not found: beside the amount, because those who forget it do not scroll to it. */
export function SendComment({ checkout, method, memo }: SendCommentProps): ReactElement {
  const t = useTranslate();
  const merchant = checkout.merchant.name;
  const without = isChangeable(checkout) ? 'checkout.send.memo.change' : 'checkout.send.memo.ask';
  return (
    <div>
      <SendFact
        label={t('checkout.send.memo')}
        copied={memo}
        copyLabel={t('checkout.send.memo.copy')}
        message={t('checkout.send.memo.copied')}
      >
        <span className={sendCss.value} dir="ltr">
          {memo}
        </span>
      </SendFact>
      <p className={sendCss.warning}>
        <Icon shape={icons.alert} />
        <span>
          {t('checkout.send.memo.warning', { merchant })} {t(without, { merchant })}
          {method.uri !== method.address &&
            ` ${t('checkout.send.memo.carried', { open: t('checkout.send.open') })}`}
        </span>
      </p>
    </div>
  );
}
