import { createInvoiceEmails, invoiceEmailsTexts } from '@billfold/core/internal';
import type { InvoiceEmails } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, ErrorState, Notice, problemText, useTexts } from '@billfold/react/internal';
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { PageSkeleton } from '../page-skeleton.tsx';
import * as css from '../pay.css.ts';
import { PayFrame } from '../pay-frame.tsx';
import { usePayServices } from '../pay-services.ts';
import { ResultHead } from '../result-head.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useAction } from '../use-action.ts';

/** Page on which a customer stops the emails of a business with invoices. Nothing changes before a press. */
export function InvoiceEmailsPage({ token }: { readonly token: string }): ReactElement {
  useTexts(invoiceEmailsTexts);
  const t = useTranslate();
  const { transport } = usePayServices();
  const calls = useMemo(() => createInvoiceEmails(transport), [transport]);
  const [emails, setEmails] = useState<InvoiceEmails | null>(null);
  const { run, failure } = useAction();
  const load = useCallback(
    () => void run(async () => setEmails(await calls.get(token))),
    [run, calls, token],
  );
  useEffect(load, [load]);
  if (emails !== null)
    return <Choice emails={emails} onChoose={async (choice) => calls.choose(token, choice)} />;
  if (failure === null) return <PageSkeleton />;
  return (
    <main className={css.alone}>
      {failure.status === 404 || failure.status === 400 ? (
        <div className={css.card}>
          <ResultHead tone="warning" title={t('invoiceEmails.notFound')} isFirst level={1}>
            <p>{t('invoiceEmails.notFound.text')}</p>
          </ResultHead>
        </div>
      ) : (
        <ErrorState error={failure} title={t('invoiceEmails.loadFailed')} onRetry={load} />
      )}
    </main>
  );
}

interface ChoiceProps {
  readonly emails: InvoiceEmails;
  readonly onChoose: (choice: Pick<InvoiceEmails, 'isStopped'>) => Promise<InvoiceEmails>;
}

function Choice({ emails, onChoose }: ChoiceProps): ReactElement {
  const t = useTranslate();
  const { isBusy, failure, run } = useAction();
  const [{ merchant, isStopped }, setShown] = useState(emails);
  const [isFirst, setIsFirst] = useState(true);
  const values = { merchant: merchant.name };
  const title = t('invoiceEmails.title', values);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const choose = async (): Promise<void> => {
    await run(async () => {
      setShown(await onChoose({ isStopped: !isStopped }));
      setIsFirst(false);
    });
  };
  const noPages = { logoUrl: null, website: null, termsUrl: null };
  return (
    <PayFrame
      merchant={{ ...merchant, ...noPages, privacyUrl: null, refundUrl: null }}
      isTest={false}
      title={title}
      price={null}
      summary={null}
    >
      {failure !== null && (
        <Notice tone="warning" live>
          <p>{problemText(failure, t)}</p>
        </Notice>
      )}
      {isStopped ? (
        <ResultHead key="off" tone="success" title={t('invoiceEmails.off')} isFirst={isFirst}>
          <p>{t('invoiceEmails.off.text', values)}</p>
        </ResultHead>
      ) : (
        <div className={css.stack} key="on">
          <StepHeading isFirst={isFirst}>{t('invoiceEmails.on')}</StepHeading>
          <p className={css.muted}>{t('invoiceEmails.on.text', values)}</p>
        </div>
      )}
      <Button
        variant={isStopped ? 'plain' : 'primary'}
        size="lg"
        wide
        busy={isBusy}
        onClick={() => void choose()}
      >
        {t(isStopped ? 'invoiceEmails.start' : 'invoiceEmails.stop')}
      </Button>
    </PayFrame>
  );
}
