import { transactionsTexts } from '@billfold/core/i18n';
import { billingTexts, businessTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Card,
  icons,
  LoadingText,
  Notice,
  Printable,
  useNotifyFailure,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import { useRouteParam } from '../../routing/route-params.ts';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { Unfound } from '../business/unfound.tsx';
import { useFresh } from '../business/use-fresh.ts';
import { FeeInvoicePaper, FoundInvoice } from './found-invoice.tsx';

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
  const number = found?.number;
  const name = t('invoice.title');
  return (
    <Printable
      label={name}
      title={number === undefined ? name : `${name} ${number}`}
      paper={found ? <FeeInvoicePaper business={business} invoice={found} /> : null}
    >
      <InvoiceFrame title={number ?? name} isPrintable={found != null}>
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
    </Printable>
  );
}

const billing = '/payments/settings/billing';

interface InvoiceFrameProps {
  readonly title: string;
  readonly isPrintable?: boolean | undefined;
  readonly children: ReactNode;
}

function InvoiceFrame(props: InvoiceFrameProps): ReactElement {
  const { title, isPrintable = false, children } = props;
  const t = useTranslate();
  return (
    <Screen
      title={title}
      back={{ href: billing, text: t('invoice.back') }}
      action={
        isPrintable && (
          <Button icon={icons.print} onClick={() => window.print()}>
            {t('invoice.print')}
          </Button>
        )
      }
    >
      {children}
    </Screen>
  );
}
