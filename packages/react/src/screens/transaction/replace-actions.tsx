'use client';
import { getNetwork } from '@billfold/core';
import type { OwnedTransaction, ReplacementKind, Transaction } from '@billfold/core/contract';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { SecretDialog } from '../form/secret-dialog.tsx';
import { ReplaceDialogContent } from './replace-dialog-content.tsx';
import * as css from './transaction.css.ts';

const kinds = ['SPEED_UP', 'CANCEL'] as const satisfies readonly ReplacementKind[];

/** Actions on an unconfirmed outgoing transaction. */
export function ReplaceActions(props: {
  readonly transaction: OwnedTransaction;
}): ReactElement | null {
  const t = useTranslate();
  const { transaction } = props;
  const [asked, setAsked] = useState<ReplacementKind | null>(null);
  const close = (): void => setAsked(null);
  if (!mayReplace(transaction) && asked === null) return null;
  return (
    <>
      <p className={css.hint}>{t('transaction.replace.text')}</p>
      <div className={css.choices}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant={kind === 'CANCEL' ? 'danger' : 'primary'}
            aria-haspopup="dialog"
            onClick={() => setAsked(kind)}
          >
            {t(`transaction.replace.${kind}`)}
          </Button>
        ))}
      </div>
      <SecretDialog title={t('transaction.replace.title')} open={asked !== null} onClose={close}>
        {asked !== null && (
          <ReplaceDialogContent transaction={transaction} kind={asked} onClose={close} />
        )}
      </SecretDialog>
    </>
  );
}

/** Inputs can be spent again, and a number be used again; other families know no replacing. */
function mayReplace({ type, status, blockchainNetwork }: Transaction): boolean {
  const { family } = getNetwork(blockchainNetwork).model;
  const knowsReplacing = family === 'utxo' || family === 'evm';
  return knowsReplacing && status === 'PENDING' && type !== 'RECEIVED';
}
