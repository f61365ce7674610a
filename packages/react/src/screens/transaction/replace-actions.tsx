'use client';
import { getNetwork } from '@billfold/core';
import type { OwnedTransaction, Transaction } from '@billfold/core/contract';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { SecretDialog } from '../form/secret-dialog.tsx';
import { ReplaceDialogContent } from './replace-dialog-content.tsx';
import { type FeeBump, labelOf } from './replacement-props.ts';
import * as css from './transaction.css.ts';

/** Actions on an unconfirmed transaction: an outgoing one is replaced, an incoming one sped up. */
export function ReplaceActions(props: {
  readonly transaction: OwnedTransaction;
}): ReactElement | null {
  const t = useTranslate();
  const { transaction } = props;
  const [asked, setAsked] = useState<FeeBump | null>(null);
  const close = (): void => setAsked(null);
  const kinds = bumpsOf(transaction);
  if (kinds.length === 0 && asked === null) return null;
  return (
    <>
      <p className={css.hint}>
        {t(
          transaction.type === 'RECEIVED'
            ? 'transaction.replace.ACCELERATE.hint'
            : 'transaction.replace.text',
        )}
      </p>
      <div className={css.choices}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant={kind === 'CANCEL' ? 'danger' : 'primary'}
            aria-haspopup="dialog"
            onClick={() => setAsked(kind)}
          >
            {t(labelOf(kind))}
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

/**
 * Inputs can be spent again, and a number be used again; other families know no replacing. What comes in is not ours to
 * replace, but its output can pay for it.
 */
function bumpsOf({ type, status, blockchainNetwork }: Transaction): readonly FeeBump[] {
  const { family } = getNetwork(blockchainNetwork).model;
  if (status !== 'PENDING') return [];
  if (type === 'RECEIVED') return family === 'utxo' ? ['ACCELERATE'] : [];
  return family === 'utxo' || family === 'evm' ? ['SPEED_UP', 'CANCEL'] : [];
}
