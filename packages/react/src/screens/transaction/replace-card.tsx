'use client';
import { getNetwork } from '@billfold/core';
import type { OwnedTransaction, ReplacementKind, Transaction } from '@billfold/core/contract';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { SecretDialog } from '../form/secret-dialog.tsx';
import { ReplaceDialogContent } from './replace-dialog-content.tsx';
import * as css from './transaction.css.ts';

const kinds = ['SPEED_UP', 'CANCEL'] as const satisfies readonly ReplacementKind[];

/** Card of actions on an unconfirmed outgoing transaction. */
export function ReplaceCard(props: {
  readonly transaction: OwnedTransaction;
}): ReactElement | null {
  const t = useTranslate();
  const { transaction } = props;
  const [asked, setAsked] = useState<ReplacementKind | null>(null);
  const close = (): void => setAsked(null);
  if (!mayReplace(transaction) && asked === null) return null;
  return (
    <Card title={t('transaction.replace.title')}>
      <p className={css.hint}>{t('transaction.replace.text')}</p>
      <div className={css.choices}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant={kind === 'CANCEL' ? 'danger' : 'quiet'}
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
    </Card>
  );
}

/** Inputs can be spent again, and a number be used again; other families know no replacing. */
function mayReplace({ type, status, blockchainNetwork }: Transaction): boolean {
  const { family } = getNetwork(blockchainNetwork).model;
  const knowsReplacing = family === 'utxo' || family === 'evm';
  return knowsReplacing && status === 'PENDING' && type !== 'RECEIVED';
}
