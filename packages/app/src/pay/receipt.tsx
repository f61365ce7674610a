import type { Receipt as ReceiptDocument } from '@billfold/core/contract';
import { checkoutPartsTexts, checkoutReceiptTexts } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { TimeText, useTranslate } from '@billfold/react';
import {
  ErrorState,
  LoadingText,
  Notice,
  Skeleton,
  Statement,
  useTexts,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './pay.css.ts';
import { issued } from './receipt.css.ts';
import { useReceipt } from './use-receipt.ts';
import { useReceiptRows } from './use-receipt-rows.tsx';

/** Receipt of the payment, as the business issued it, for the page and for paper. */
export function Receipt({ checkout }: { readonly checkout: Checkout }): ReactElement {
  useTexts(checkoutPartsTexts, checkoutReceiptTexts);
  const t = useTranslate();
  const { receipt, failure, load } = useReceipt(checkout.id);
  return (
    <section aria-label={t('checkoutReceipt.title')}>
      {receipt !== null && <IssuedReceipt receipt={receipt} checkout={checkout} />}
      {receipt === null && failure !== null && (
        <ErrorState
          error={failure}
          title={t('checkoutReceipt.loadFailed')}
          onRetry={() => void load()}
        />
      )}
      {receipt === null && failure === null && (
        <>
          <LoadingText />
          <Skeleton shape="block" width="100%" height="240px" />
        </>
      )}
    </section>
  );
}

interface IssuedReceiptProps {
  readonly receipt: ReceiptDocument;
  readonly checkout: Checkout;
}

function IssuedReceipt({ receipt, checkout }: IssuedReceiptProps): ReactElement {
  const t = useTranslate();
  const rows = useReceiptRows(receipt, checkout);
  const { number, state, issuedAt, footer } = receipt;
  return (
    <div className={`${css.group} ${issued}`}>
      <div className={css.between}>
        <h3 className={css.strong}>{t('checkoutReceipt.number', { number })}</h3>
        <span className={css.small}>
          {t('checkoutReceipt.issued')} <TimeText at={issuedAt} form="date" />
        </span>
      </div>
      {state !== 'VALID' && (
        <Notice tone="warning">
          <p>{t(`checkoutReceipt.${state}`)}</p>
        </Notice>
      )}
      <Statement rows={rows} density="compact" />
      {footer !== null && <p className={css.small}>{footer}</p>}
    </div>
  );
}
