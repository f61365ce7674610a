import { checkoutPartsTexts } from '@billfold/core/internal';
import type { PaymentMethod } from '@billfold/core/payments';
import { CopyButton, TimeText, useTranslate } from '@billfold/react';
import { QrSheet, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { networkTitle } from './network-title.ts';
import * as css from './pay.css.ts';
import * as sendCss from './send-step.css.ts';

export interface PayCodeProps {
  readonly method: PaymentMethod;
  /** Amount as the step asks for it, in the coin of the method. */
  readonly amount: string;
  /** End of the price; null where it has none. */
  readonly until: Date | null;
  /** True for a code of the address alone, which some wallets need. */
  readonly isPlain: boolean;
  /** True where the wallet is on the device that shows the page. */
  readonly isPhone: boolean;
}

/** QR code of the payment, which opens over the whole screen. */
export function PayCode(props: PayCodeProps): ReactElement {
  const { method, isPlain, isPhone } = props;
  useTexts(checkoutPartsTexts);
  const t = useTranslate();
  const { address, uri } = method;
  const isWhole = !isPlain && uri !== address;
  return (
    <div className={sendCss.code}>
      <QrSheet
        text={isPlain ? address : uri}
        address={address}
        label={t('checkout.send.qr')}
        title={t('checkout.send.qr.title')}
        copyLabel={t('checkout.send.address.copy')}
        copyMessage={t('checkout.send.address.copied')}
        size={200}
        caption={<Caption {...props} />}
      />
      {isWhole && !isPhone && <p className={css.small}>{t('checkout.send.qr.scan')}</p>}
      <PlainHint {...props} />
    </div>
  );
}

/** Amount, network, comment and the end of the price beside the large code, which hides the step that says and copies them. */
function Caption({ method, amount, until, isPlain }: PayCodeProps): ReactElement {
  const t = useTranslate();
  const { memo, asset } = method;
  const network = networkTitle(method.network);
  return (
    <>
      <p className={sendCss.value}>
        <span dir="ltr">{`${amount}\u00a0${asset}`}</span> · {network}
      </p>
      <CopyButton
        text={amount}
        label={t('checkout.send.amount.copy')}
        message={t('checkout.send.amount.copied')}
        size="sm"
      />
      <p className={css.urgent}>{t('checkout.send.network', { symbol: asset, network })}</p>
      {memo !== null && <p>{t('checkout.send.qr.memo', { memo })}</p>}
      <PlainHint {...{ method, isPlain }} />
      {until !== null && (
        <p>
          {t('checkout.send.held')} <TimeText at={until} form="date" />
        </p>
      )}
    </>
  );
}

/** Says what those enter themselves who scan a code of the address alone. */
function PlainHint({ method, isPlain }: Pick<PayCodeProps, 'method' | 'isPlain'>) {
  const t = useTranslate();
  const { address, uri, memo } = method;
  if (!isPlain && uri !== address) return null;
  return <p>{t(memo === null ? 'checkout.send.qr.plain' : 'checkout.send.qr.plain.memo')}</p>;
}
