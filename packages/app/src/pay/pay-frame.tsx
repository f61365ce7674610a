import type { CheckoutMerchant } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { TextLink } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { LanguageChoice } from './language-choice.tsx';
import { MerchantMark } from './merchant-mark.tsx';
import * as css from './pay.css.ts';

export interface PayFrameProps {
  readonly merchant: CheckoutMerchant;
  readonly isTest: boolean;
  /** False where the page leads to the business already. */
  readonly hasContact?: boolean | undefined;
  /** Heading of the page; asks to pay the business unless given. A page that takes no money names it alone. */
  readonly title?: string | undefined;
  /** Label of the price, unless it is one. */
  readonly priceLabel?: string | undefined;
  /** Beside the name of the business; null where the business hides it. */
  readonly price: ReactNode;
  /** Below it: what is paid for. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Frame of the checkout page: whom you pay on one side, what to do on the other. */
export function PayFrame(props: PayFrameProps): ReactElement {
  const { merchant, isTest, hasContact = true, price, summary, children } = props;
  const t = useTranslate();
  const { title = t('checkout.title', { merchant: merchant.name }) } = props;
  const { priceLabel = t('checkout.price') } = props;
  return (
    <main className={css.page}>
      <div>{isTest && <p className={css.ribbon}>{t('checkout.test')}</p>}</div>
      <div className={css.columns}>
        <div className={css.side}>
          <header className={css.summary}>
            <h1 className={css.merchant}>
              <MerchantMark merchant={merchant} />
              <span>{title}</span>
            </h1>
            {price !== null && (
              <div className={css.priceBlock}>
                <p className={css.label}>{priceLabel}</p>
                <p className={css.price}>{price}</p>
              </div>
            )}
            <div className={css.details}>{summary}</div>
          </header>
        </div>
        <div className={css.step}>{children}</div>
        <MerchantLinks merchant={merchant} hasContact={hasContact} />
      </div>
    </main>
  );
}

interface MerchantLinksProps {
  readonly merchant: CheckoutMerchant;
  readonly hasContact: boolean;
}

function MerchantLinks({ merchant, hasContact }: MerchantLinksProps): ReactElement {
  const t = useTranslate();
  const { name, supportEmail, termsUrl, privacyUrl, refundUrl } = merchant;
  const mail = hasContact && supportEmail !== null ? `mailto:${supportEmail}` : null;
  const links = [
    [mail, t('checkout.help', { merchant: name })],
    [termsUrl, t('checkout.terms')],
    [privacyUrl, t('checkout.privacy')],
    [refundUrl, t('checkout.refunds')],
  ] as const;
  return (
    <footer className={css.footer}>
      <p className={css.links}>
        {links.map(
          ([href, text]) =>
            href !== null && (
              <TextLink key={text} href={href} target="_blank" rel="noopener noreferrer">
                {text}
              </TextLink>
            ),
        )}
      </p>
      <LanguageChoice />
      <p>{t('checkout.footer')}</p>
    </footer>
  );
}
