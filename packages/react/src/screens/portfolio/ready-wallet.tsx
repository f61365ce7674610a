'use client';
import { type ReactElement, type ReactNode, useState } from 'react';
import { AddAccountDialog } from '../../add-account/add-account-dialog.tsx';
import { newAccountForm } from '../../add-account/new-account-form.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import * as icons from '../../primitives/icon/icons.tsx';
import { useLeftDraft } from '../../provider/use-draft.ts';
import { useTranslate } from '../../provider/use-translate.ts';
import { AddAccountButton } from '../accounts/add-account-button.tsx';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';

export interface ReadyWalletProps {
  readonly onReceive?: (() => void) | undefined;
  readonly onAccountAdded: () => void;
  /** What the host has to offer beside Receive. */
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
