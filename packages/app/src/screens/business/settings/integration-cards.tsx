import { useTranslate } from '@billfold/react';
import { Card } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useWalletOrigin } from '../../../services/use-wallet-origin.ts';
import { PageLinkButton } from '../../../shell/page-link.tsx';
import { CodeBlock } from '../../developer/code-block.tsx';
import { formatCheckoutElement } from './integration-code.ts';
import * as css from './setup.css.ts';

/** Code that shows the checkout of a payment inside another page. */
export function CheckoutElementCard(): ReactElement {
  const t = useTranslate();
  const origin = useWalletOrigin();
  return (
    <Card title={t('integrations.checkout')}>
      <div className={css.stack}>
        <p className={css.text}>{t('integrations.checkout.text')}</p>
        <CodeBlock
          label={t('integrations.checkout.code')}
          text={formatCheckoutElement(origin)}
          language="HTML"
          copy={t('integrations.copy')}
        />
        <p>
          <PageLinkButton href="/payments/settings/developer">
            {t('integrations.checkout.origins')}
          </PageLinkButton>
        </p>
      </div>
    </Card>
  );
}

const ways = [
  { id: 'wallet', href: '/payments/settings/cryptocurrency/embed' },
  { id: 'orders', href: '/payments/guides/webhooks' },
  { id: 'customers', href: '/payments/customers' },
] as const;

/** Ways that have a page of their own. */
export function WaysCard(): ReactElement {
  const t = useTranslate();
  return (
    <>
      {ways.map(({ id, href }) => (
        <Card key={id} title={t(`integrations.${id}`)}>
          <div className={css.stack}>
            <p className={css.text}>{t(`integrations.${id}.text`)}</p>
            <p>
              <PageLinkButton href={href}>{t(`integrations.${id}.open`)}</PageLinkButton>
            </p>
          </div>
        </Card>
      ))}
    </>
  );
}
