import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, Card, LinkButton, SettingRow } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useLivemode } from '../../services/use-livemode.ts';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { mayCreatePayments } from '../payments/may-create-payments.ts';
import { NewPaymentDialog } from '../payments/new-payment-dialog.tsx';

/** Ways to try an integration and to see what it did. */
export function ToolsCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const livemode = useLivemode();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Card title={t('tools.title')}>
      <div>
        <SettingRow title={t('tools.requests')} hint={t('tools.requests.text')}>
          <PageLinkButton href="/payments/requests">{t('tools.requests.open')}</PageLinkButton>
        </SettingRow>
        <SettingRow title={t('tools.guides')} hint={t('tools.guides.text')}>
          <PageLinkButton href="/payments/guides/first-payment">
            {t('tools.guides.open')}
          </PageLinkButton>
        </SettingRow>
        <SettingRow title={t('tools.goingLive')} hint={t('tools.goingLive.text')}>
          <PageLinkButton href="/payments/guides/going-live">
            {t('tools.goingLive.open')}
          </PageLinkButton>
        </SettingRow>
        {!livemode && mayCreatePayments(business, livemode) && (
          <SettingRow title={t('tools.payment')} hint={t('tools.payment.text')}>
            <Button aria-haspopup="dialog" onClick={() => setIsCreating(true)}>
              {t('tools.payment.create')}
            </Button>
          </SettingRow>
        )}
        <SettingRow title={t('tools.api')} hint={t('tools.api.text')}>
          <LinkButton href="/v1/merchant/openapi.json" target="_blank" rel="noopener">
            {t('tools.api.open')}
          </LinkButton>
        </SettingRow>
      </div>
      <NewPaymentDialog
        business={business}
        open={isCreating}
        onClose={() => setIsCreating(false)}
      />
    </Card>
  );
}
