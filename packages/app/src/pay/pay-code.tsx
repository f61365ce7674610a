import type { PaymentMethod } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { QrSheet } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as sendCss from './send-step.css.ts';

export interface PayCodeProps {
  readonly method: PaymentMethod;
  /** True for a code of the address alone, which some wallets need. */
  readonly isPlain: boolean;
}

/** QR code of the payment, which opens over the whole screen. */
export function PayCode({ method, isPlain }: PayCodeProps): ReactElement {
  const t = useTranslate();
  const { address, uri } = method;
  return (
    <div className={sendCss.code}>
      <QrSheet
        text={isPlain ? address : uri}
        address={address}
        label={t('checkout.send.qr')}
        title={t('checkout.send.qr.title')}
        copyLabel={t('checkout.send.address.copy')}
        size={200}
      />
    </div>
  );
}
