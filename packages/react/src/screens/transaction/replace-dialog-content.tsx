'use client';
import { type Decimal, formatAmount, getNetwork } from '@billfold/core';
import type { Acceleration, Replacement, Transaction } from '@billfold/core/contract';
import { createResource, transferredAsset } from '@billfold/core/flows';
import { type ReactElement, useEffect, useMemo } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../../ui/dialog/dialog-parts.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Statement } from '../../ui/statement/statement.tsx';
import { ReplaceForm } from './replace-form.tsx';
import { type FeeBump, labelOf, type ReplacementProps } from './replacement-props.ts';
import * as css from './transaction.css.ts';

/** Body of the replacement dialog: its fee, then its encryption password. */
export function ReplaceDialogContent(props: ReplacementProps): ReactElement {
  const { transaction, kind } = props;
  const { walletId } = transaction;
  const client = useClient();
  const quote = useMemo(() => {
    return createResource<Replacement | Acceleration>((signal) =>
      kind === 'ACCELERATE'
        ? client.transactions.getAcceleration(walletId, transaction.id, { signal })
        : client.transactions.getReplacement(walletId, transaction.id, kind, { signal }),
    );
  }, [client, walletId, transaction.id, kind]);
  useEffect(() => quote.reset, [quote]);
  const state = useResource(quote);
  if (state.data === undefined)
    return (
      <Unquoted {...props}>
        {state.status === 'failed' ? (
          <Refused kind={kind} error={state.error} onRetry={() => void quote.refresh()} />
        ) : (
          <Loading />
        )}
      </Unquoted>
    );
  return (
    <ReplaceForm {...props} quote={state.data} onOutdated={() => quote.refresh()}>
      <Cost transaction={transaction} quote={state.data} />
    </ReplaceForm>
  );
}

function Unquoted(props: ReplacementProps & { readonly children: ReactElement }): ReactElement {
  const t = useTranslate();
  return (
    <>
      <DialogHeader title={t(labelOf(props.kind))} />
      <DialogBody>{props.children}</DialogBody>
      <DialogFooter>
        <Button wide onClick={props.onClose}>
          {t('transaction.replace.keep')}
        </Button>
      </DialogFooter>
    </>
  );
}

function Refused({
  kind,
  ...failure
}: {
  readonly kind: FeeBump;
  readonly error: Parameters<typeof ErrorState>[0]['error'];
  readonly onRetry: () => void;
}): ReactElement {
  const t = useTranslate();
  const title = `transaction.replace.failed${kind === 'ACCELERATE' ? '.ACCELERATE' : ''}` as const;
  return <ErrorState title={t(title)} {...failure} />;
}

function Loading(): ReactElement {
  return (
    <div className={css.skeleton}>
      <LoadingText />
      {['60%', '45%', '50%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

function Cost(props: {
  readonly transaction: Transaction;
  readonly quote: Replacement | Acceleration;
}): ReactElement {
  const t = useTranslate();
  const { quote, transaction } = props;
  const network = getNetwork(transaction.blockchainNetwork);
  const asset = transferredAsset(transaction);
  const fee = (paid: Decimal) => (
    <AmountText amount={formatAmount(paid, network)} unit={network.symbol} />
  );
  const amount = (moved: Decimal) => (
    <AmountText amount={formatAmount(moved, asset)} unit={asset.symbol} />
  );
  if (!('kind' in quote))
    return (
      <Statement
        rows={[
          { label: t('transaction.fee'), value: fee(quote.fee) },
          { label: t('transaction.replace.received'), value: amount(quote.value) },
        ]}
      />
    );
  const isCancel = quote.kind === 'CANCEL';
  return (
    <Statement
      rows={[
        { label: t('transaction.replace.previousFee'), value: fee(quote.previousFee) },
        { label: t('transaction.replace.fee'), value: fee(quote.fee) },
        {
          label: t(isCancel ? 'transaction.replace.back' : 'transaction.replace.value'),
          value: amount(isCancel ? transaction.value : quote.value),
        },
      ]}
    />
  );
}
