'use client';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useLeftDraft } from '../../context/use-draft.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { AddAccountDialog } from '../../dialogs/add-account/add-account-dialog.tsx';
import { newAccountForm } from '../../dialogs/add-account/new-account-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { AddAccountButton } from '../accounts/add-account-button.tsx';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';

export interface ReadyWalletProps {
  readonly onReceive?: (() => void) | undefined;
  readonly onAccountAdded: () => void;
  /** Actions of the host next to Receive. */
  readonly action?: ReactNode;
}

/** A wallet that has never held anything: what it is for, and what to do first. */
export function ReadyWallet(props: ReadyWalletProps): ReactElement {
  const { onReceive, onAccountAdded, action } = props;
  const t = useTranslate();
  const { open, intent } = useScreenDialogs();
  const left = useLeftDraft(newAccountForm(useWalletId()));
  const [isAdding, setIsAdding] = useState(() => left() !== null);
  return (
    <Card>
      <EmptyState
        icon={icons.receive}
        title={t('portfolio.empty.title')}
        text={t('portfolio.empty.text')}
        action={
          <>
            <Button
              variant="primary"
              icon={icons.receive}
              onClick={onReceive ?? (() => open({ name: 'receive', accountId: null }))}
              {...intent('receive')}
            >
              {t('portfolio.receive')}
            </Button>
            <AddAccountButton onPress={() => setIsAdding(true)} />
            {action}
          </>
        }
      />
      <AddAccountDialog open={isAdding} onOpenChange={setIsAdding} onAdded={onAccountAdded} />
    </Card>
  );
}
