import type { PaymentMethod } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { type ButtonLook, LinkButton } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import * as css from './pay.css.ts';

export interface OpenInWalletProps extends Pick<ButtonLook, 'size' | 'variant'> {
  readonly method: Pick<PaymentMethod, 'memo' | 'uri'>;
}

/** Opens the payment in a wallet app. A page is not told of a missing app, so it then says what to do without one. */
export function OpenInWallet({ method, ...look }: OpenInWalletProps): ReactElement {
  const t = useTranslate();
  const [isPressed, setIsPressed] = useState(false);
  return (
    <div>
      <LinkButton href={method.uri} {...look} wide onClick={() => setIsPressed(true)}>
        {t('checkout.send.open')}
      </LinkButton>
      <p role="status" className={css.small}>
        {isPressed &&
          t(method.memo === null ? 'checkout.send.open.none' : 'checkout.send.open.none.memo')}
      </p>
    </div>
  );
}
