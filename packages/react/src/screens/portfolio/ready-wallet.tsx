'use client';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useLeftDraft } from '../../context/use-draft.ts';
import { useCanAddAccounts } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { AddAccountDialog } from '../../dialogs/add-account/add-account-dialog.tsx';
import { newAccountForm } from '../../dialogs/add-account/new-account-form.ts';
import { Card } from '../../ui/card/card.tsx';
import { AddAccountButton } from '../accounts/add-account-button.tsx';
import { useWalletId } from '../parts/use-wallet-id.ts';
import * as css from './checklist.css.ts';
import { Checklist, type ChecklistProps } from './checklist.tsx';

export interface ReadyWalletProps extends ChecklistProps {
  readonly onAccountAdded: () => void;
  /** Actions of the host below the checklist. */
  readonly action?: ReactNode;
}

/** Card of a wallet that has never held anything: what to do first. */
export function ReadyWallet(props: ReadyWalletProps): ReactElement {
  const { onReceive, twoFactor, onAccountAdded, action } = props;
  const t = useTranslate();
  const left = useLeftDraft(newAccountForm(useWalletId()));
  const canAdd = useCanAddAccounts();
  const [isAdding, setIsAdding] = useState(() => left() !== null);
  return (
    <Card title={t('portfolio.empty.title')}>
      <Checklist onReceive={onReceive} twoFactor={twoFactor} />
      {(canAdd || action) && (
        <div className={css.more}>
          {canAdd && <AddAccountButton onPress={() => setIsAdding(true)} />}
          {action}
        </div>
      )}
      <AddAccountDialog open={isAdding} onOpenChange={setIsAdding} onAdded={onAccountAdded} />
    </Card>
  );
}
