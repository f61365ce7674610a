'use client';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import * as icons from '../../primitives/icon/icons.tsx';
import { useTranslate } from '../../provider/use-translate.ts';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';

export interface ReadyWalletProps {
  readonly onReceive?: (() => void) | undefined;
  /** What the host has to offer beside Receive. */
  readonly action?: ReactNode;
}

/** A wallet that has never held anything: what it is for, and the one thing to do. */
export function ReadyWallet({ onReceive, action }: ReadyWalletProps): ReactElement {
  const t = useTranslate();
  const { open, intent } = useScreenDialogs();
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
            {action}
          </>
        }
      />
    </Card>
  );
}
