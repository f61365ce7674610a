import { useTranslate } from '@billfold/react';
import { Card, Icon, icons, SettingRow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { forward } from '../../../common/covering-link.css.ts';
import { useWalletOrigin } from '../../../services/use-wallet-origin.ts';
import { PageLink, PageLinkButton } from '../../../shell/page-link.tsx';
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

/** Ways that have a page of their own, each a row that opens it. */
export function WaysCard(): ReactElement {
  const t = useTranslate();
  const title = t('integrations.more');
  return (
    <Card title={title}>
      <ul aria-label={title} className={css.assets}>
        {ways.map(({ id, href }) => (
          <SettingRow
            key={id}
            as="li"
            oneLine
            title={
              <PageLink href={href} className={css.rowLink}>
                {t(`integrations.${id}`)}
              </PageLink>
            }
            hint={t(`integrations.${id}.text`)}
          >
            <Icon shape={icons.chevronRight} size={16} className={forward} />
          </SettingRow>
        ))}
      </ul>
    </Card>
  );
}
