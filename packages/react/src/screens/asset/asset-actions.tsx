'use client';
import { isOffered } from '@billfold/core';
import type { AssetPosition } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as portfolio from '../portfolio/portfolio.css.ts';
import { RouteButton } from '../screen/route-link.tsx';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';
import { hasBalance, largestPosition } from './position-facts.ts';
import { useDialogStart } from './use-dialog-start.ts';

/**
 * Send and Receive of an asset, from and to its default account, else the one that holds most of it. Where it is no
 * longer offered, it is only sent.
 */
export function AssetActions(props: {
  /** Undefined while the accounts load; null where they cannot be loaded. */
  readonly positions: readonly AssetPosition[] | null | undefined;
}): ReactElement | null {
  const t = useTranslate();
  const { open, intent } = useScreenDialogs();
  const maySend = useScope('send');
  const canReceive = useScope('receive');
  const startOf = useDialogStart();
  if (props.positions === undefined) return <Skeleton shape="block" width="200px" height="48px" />;
  if (props.positions === null) return null;
  const position = largestPosition(props.positions);
  if (position === null)
    return (
      <div className={portfolio.actions}>
        <RouteButton size="lg" variant="primary" route={{ to: 'accounts' }}>
          {t('accounts.add')}
        </RouteButton>
      </div>
    );
  const receiving = largestPosition(props.positions.filter(({ holding }) => isOffered(holding.id)));
  const canSend = maySend && hasBalance(position);
  return (
    <div className={portfolio.actions}>
      {canSend && (
        <Button
          variant="primary"
          size="lg"
          icon={icons.send}
          onClick={() => open(startOf('send', position))}
          {...intent('send')}
        >
          {t('portfolio.send')}
        </Button>
      )}
      {canReceive && receiving && (
        <Button
          {...(!canSend && { variant: 'primary' })}
          size="lg"
          icon={icons.receive}
          onClick={() => open(startOf('receive', receiving))}
          {...intent('receive')}
        >
          {t('portfolio.receive')}
        </Button>
      )}
    </div>
  );
}
