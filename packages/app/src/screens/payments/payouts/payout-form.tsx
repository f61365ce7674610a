import type { Network } from '@billfold/core';
import { findNamedAsset } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Button, Checkbox, Form, FormFailure, focusFirstInvalid } from '@billfold/react/internal';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { AssetField } from './asset-field.tsx';
import { FundsNotice } from './funds-notice.tsx';
import type { PayoutBalances } from './payout-assets.tsx';
import { PayoutTotal } from './payout-total.tsx';
import * as css from './payouts.css.ts';
import { missingFunds, refusedLines } from './read-refusal.ts';
import { focusRow, RecipientsField } from './recipients-field.tsx';
import { RefusedLines } from './refused-lines.tsx';
import { faultsOfRows, type RefusedRows } from './row-faults.ts';
import type { PayoutForm as PayoutFormState } from './use-payout-plan.ts';

export interface PayoutFormProps {
  readonly form: PayoutFormState;
  /** Networks on which the settlement wallet has an account. */
  readonly networks: readonly Network[];
  readonly balances: PayoutBalances;
}

/** First step of a payout: the asset, and its recipients. */
export function PayoutForm({ form, networks, balances }: PayoutFormProps): ReactElement {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const { rows, state, refused, isReviewed, acceptsDuplicates, review } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is focused as the step appears again.
  useEffect(() => {
    if (isReviewed) focusRow(list.current, 0);
  }, []);
  // The faults are drawn after the answer, when the form has looked for fields to correct.
  useEffect(() => {
    if (refused !== null) focusFirstInvalid(list.current);
  }, [refused]);
  const asset = findNamedAsset(form.asset);
  const refusedRows = useMemo(
    (): RefusedRows => ({
      sent: refused?.sent ?? [],
      lines: refusedLines(refused?.error ?? null),
      repeated: t('payouts.row.repeated'),
    }),
    [refused, t],
  );
  const funds = missingFunds(refused?.error ?? null);
  const faults = faultsOfRows(rows, refusedRows);
  const faulty = faults.flatMap((each, index) => (Object.keys(each).length > 0 ? [index + 1] : []));
  const hasDuplicates =
    acceptsDuplicates || faults.some(({ address }) => address === refusedRows.repeated);
  return (
    <Form className={css.form} onSubmit={review}>
      <AssetField {...{ form, networks, balances }} />
      <RecipientsField form={form} refused={refusedRows} list={list} />
      <FormFailure failure={state.failure} fields={['asset', 'csv']} />
      {funds !== null && asset !== undefined && (
        <FundsNotice funds={funds} network={asset.network} />
      )}
      <RefusedLines numbers={faulty} onSelect={(number) => focusRow(list.current, number - 1)} />
      {hasDuplicates && (
        <Checkbox
          label={t('payouts.duplicates')}
          disabled={state.isBusy}
          checked={acceptsDuplicates}
          onCheckedChange={form.acceptDuplicates}
        />
      )}
      <div className={css.goOn}>
        <PayoutTotal {...{ asset: form.asset, rows, balances }} />
        <Button type="submit" variant="primary" busy={state.isBusy}>
          {t('payouts.review')}
        </Button>
      </div>
    </Form>
  );
}
