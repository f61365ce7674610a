import { transactionsTexts } from '@billfold/core/i18n';
import { billingTexts, businessTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Card, LoadingText, Notice, useNotifyFailure, useTexts } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { useRouteParam } from '../../routing/route-params.ts';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { Unfound } from '../business/unfound.tsx';
import { useFresh } from '../business/use-fresh.ts';
import { FoundInvoice } from './found-invoice.tsx';

/** One invoice of the operator to the selected business, to be paid and printed. */
export function InvoiceScreen(): ReactElement {
  useTexts(businessTexts, billingTexts, transactionsTexts);
  const t = useTranslate();
  const id = useRouteParam('id');
  return (
    <SelectedBusiness>
      {(business) =>
        isPermitted(business.role, 'view-billing') ? (
          <OneInvoice key={`${business.id} ${id}`} business={business} id={id} />
        ) : (
          <InvoiceFrame title={t('invoice.title')}>
            <Notice tone="info">{t('billing.forbidden')}</Notice>
          </InvoiceFrame>
        )
      }
    </SelectedBusiness>
  );
}

interface OneInvoiceProps {
  readonly business: Business;
  readonly id: string;
}

function OneInvoice({ business, id }: OneInvoiceProps): ReactElement {
  const t = useTranslate();
  const resource = useServices().payments.invoice({ businessId: business.id, invoiceId: id });
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  const found = state.data?.found;
  return (
    <InvoiceFrame title={found?.number ?? t('invoice.title')}>
      {found ? (
        <FoundInvoice business={business} invoice={found} />
      ) : (
        <Unfound
          state={state}
          onRetry={() => void resource.refresh()}
          pending={
            <Card>
              <LoadingText />
            </Card>
          }
          loadFailed={t('invoice.loadFailed')}
          notFound={{
            title: t('invoice.notFound'),
            text: t('invoice.notFound.text'),
            back: t('invoice.notFound.back'),
            href: billing,
          }}
        />
      )}
    </InvoiceFrame>
  );
}

const billing = '/payments/settings/billing';

interface InvoiceFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

function InvoiceFrame({ title, children }: InvoiceFrameProps): ReactElement {
  const t = useTranslate();
  return (
    <Screen title={title} back={{ href: billing, text: t('invoice.back') }}>
      {children}
    </Screen>
  );
}
