'use client';
import type { Account } from '@billfold/core/contract';
import { memo, type ReactElement } from 'react';
import { useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import { MoreActions } from './more-actions.tsx';
import * as css from './portfolio.css.ts';
import { ScanButton } from './scan-button.tsx';

export interface PortfolioActionsProps {
  readonly accounts: readonly Account[];
  readonly onAccountAdded: () => void;
  readonly onSend?: (() => void) | undefined;
  readonly onReceive?: (() => void) | undefined;
}

/** Actions on the whole wallet. */
export const PortfolioActions = memo(function PortfolioActions(
  props: PortfolioActionsProps,
): ReactElement {
  const { accounts, onSend, onReceive, onAccountAdded } = props;
  const t = useTranslate();
  const { open, intent } = useScreenDialogs();
  const canSend = useScope('send');
  const canReceive = useScope('receive');
  return (
    <div className={css.actions}>
      {canSend && (
        <Button
          variant="primary"
          size="lg"
          className={css.actionButton}
          icon={icons.send}
          onClick={onSend ?? (() => open({ name: 'send', accountId: null }))}
          {...intent('send')}
        >
          {t('portfolio.send')}
        </Button>
      )}
      {canReceive && (
        <Button
          size="lg"
          className={css.actionButton}
          icon={icons.receive}
          onClick={onReceive ?? (() => open({ name: 'receive', accountId: null }))}
          {...intent('receive')}
        >
          {t('portfolio.receive')}
        </Button>
      )}
      <ScanButton accounts={accounts} />
      <MoreActions onAccountAdded={onAccountAdded} />
    </div>
  );
});
