'use client';
import type { ReactElement } from 'react';
import { useFeature } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import * as css from './portfolio.css.ts';

export interface PortfolioActionsProps {
  readonly onSend?: (() => void) | undefined;
  readonly onReceive?: (() => void) | undefined;
}

/** Actions on the whole wallet. */
export function PortfolioActions({ onSend, onReceive }: PortfolioActionsProps): ReactElement {
  const t = useTranslate();
  const hasSwap = useFeature('swap');
  const { open, intent } = useScreenDialogs();
  return (
    <div className={css.actions}>
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
      <Button
        size="lg"
        className={css.actionButton}
        icon={icons.receive}
        onClick={onReceive ?? (() => open({ name: 'receive', accountId: null }))}
        {...intent('receive')}
      >
        {t('portfolio.receive')}
      </Button>
      {hasSwap && (
        <Button
          size="lg"
          icon={icons.swap}
          className={css.actionButton}
          onClick={() => open({ name: 'swap' })}
          {...intent('swap')}
        >
          {t('portfolio.swap')}
        </Button>
      )}
    </div>
  );
}
