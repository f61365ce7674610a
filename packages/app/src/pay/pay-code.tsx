import type { PaymentMethod } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, LinkButton, QrSheet } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import * as sendCss from './send-step.css.ts';

export interface PayCodeProps {
  readonly method: PaymentMethod;
  /** Offers a wallet of this device beside the code. */
  readonly opensWallet: boolean;
}

/**
 * QR code of the payment, which opens over the whole screen. Some wallets read a plain address alone, so the
 * code can be changed to that.
 */
export function PayCode({ method, opensWallet }: PayCodeProps): ReactElement {
  const t = useTranslate();
  const [isPlain, setIsPlain] = useState(false);
  const { address, uri } = method;
  const hasUri = uri !== address;
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
      {hasUri && (
        <div className={sendCss.codeActions}>
          {opensWallet && <LinkButton href={uri}>{t('checkout.send.open')}</LinkButton>}
          <Button variant="plain" aria-pressed={isPlain} onClick={() => setIsPlain(!isPlain)}>
            {t('checkout.send.qr.address')}
          </Button>
        </div>
      )}
    </div>
  );
}
