import { checkoutPartsTexts } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { TextLink, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ContactButton } from './contact-button.tsx';
import { contactUrl } from './contact-url.ts';
import * as css from './pay.css.ts';
import { PaymentId } from './payment-id.tsx';

export interface AskShopProps {
  readonly checkout: Checkout;
  /** Transaction that the payer asks about. */
  readonly hash?: string | undefined;
  /** True below an outcome, which is centred. */
  readonly isCentred?: boolean | undefined;
  /** True where nothing else on the page is to be done. */
  readonly isMain?: boolean | undefined;
  /** False beside a receipt, which has the id. */
  readonly hasId?: boolean | undefined;
}

/** Way to ask the shop about a payment, and the id by which it finds the payment. */
export function AskShop(props: AskShopProps): ReactElement {
  const { checkout, hash, isCentred = false, isMain = false, hasId = true } = props;
  useTexts(checkoutPartsTexts);
  const t = useTranslate();
  const { id, merchant } = checkout;
  const values = { merchant: merchant.name };
  const named = `${t('checkout.help.id')}: ${id}`;
  const url = contactUrl(
    checkout,
    hash === undefined ? named : `${named}, ${t('checkout.already.hash')}: ${hash}`,
  );
  return (
    <div className={isCentred || isMain ? css.centred : css.stack}>
      {url !== null && isMain ? (
        <ContactButton href={url} merchant={merchant.name} />
      ) : (
        <p>
          {url === null ? (
            t(`checkout.help.${checkout.origin ?? 'ORDER'}`, values)
          ) : (
            <TextLink href={url} target="_blank" rel="noopener noreferrer">
              {t('checkout.help', values)}
            </TextLink>
          )}
        </p>
      )}
      {hasId && <PaymentId id={id} isAsked={url !== null} />}
    </div>
  );
}
