import type { Network } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import { findNamedAsset, mostPayoutLines } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Button, Checkbox, Form, FormFailure, ListPicker } from '@billfold/react/internal';
import { type ReactElement, useEffect, useRef } from 'react';
import { CsvColumns } from './csv-columns.tsx';
import { CsvField } from './csv-field.tsx';
import { selectLine } from './csv-lines.ts';
import { FundsNotice } from './funds-notice.tsx';
import { type PayoutBalances, payoutAssets } from './payout-assets.tsx';
import * as css from './payouts.css.ts';
import { missingFunds, refusedLines } from './read-refusal.ts';
import { RefusedLines } from './refused-lines.tsx';
import type { PayoutForm as PayoutFormState } from './use-payout-plan.ts';

export interface PayoutFormProps {
  readonly form: PayoutFormState;
  /** Networks on which the settlement wallet has an account. */
  readonly networks: readonly Network[];
  readonly balances: PayoutBalances;
}

/** First step of a payout: the asset, and the lines of its recipients. */
export function PayoutForm({ form, networks, balances }: PayoutFormProps): ReactElement {
  const t = useTranslate();
  const area = useRef<HTMLTextAreaElement>(null);
  const { fields, state, refusal, isReviewed, change, readFile, review } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is focused as the step appears again.
  useEffect(() => {
    if (isReviewed) area.current?.focus();
  }, []);
  const asset = findNamedAsset(fields.asset);
  const lines = refusedLines(refusal);
  const funds = missingFunds(refusal);
  const hasDuplicates =
    fields.duplicates === 'yes' || lines.some(({ code }) => code === 'DUPLICATE');
  return (
    <Form className={css.form} onSubmit={review}>
      <div className={css.asset}>
        <ListPicker
          searchable
          label={t('payouts.asset')}
          placeholder={t('payouts.asset.choose')}
          value={fields.asset === '' ? null : fields.asset}
          options={payoutAssets(networks, balances, t)}
          disabled={state.isBusy}
          onValueChange={(id) => change({ asset: id })}
          error={fieldMessage(state, 'asset', t)}
        />
      </div>
      <CsvField
        ref={area}
        value={fields.csv}
        readOnly={state.isBusy}
        most={asset === undefined ? null : mostPayoutLines(asset.network)}
        onValueChange={(csv) => change({ csv })}
        onFile={(file) => void readFile(file)}
        error={fieldMessage(state, 'csv', t)}
      />
      <CsvColumns />
      <FormFailure failure={state.failure} fields={['asset', 'csv']} />
      {funds !== null && asset !== undefined && (
        <FundsNotice funds={funds} network={asset.network} />
      )}
      <RefusedLines
        lines={lines}
        onSelect={(line) => area.current && selectLine(area.current, line)}
      />
      {hasDuplicates && (
        <Checkbox
          label={t('payouts.duplicates')}
          checked={fields.duplicates === 'yes'}
          onCheckedChange={(isChecked) => change({ duplicates: isChecked ? 'yes' : '' })}
        />
      )}
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={state.isBusy}>
          {t('payouts.review')}
        </Button>
      </div>
    </Form>
  );
}
