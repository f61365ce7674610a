'use client';
import type { Resource } from '@billfold/core/flows';
import type { ReactElement, ReactNode } from 'react';
import { useResource } from '../../state/use-store.ts';
import { Card } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import * as css from '../settings/settings.css.ts';
import { useNotifyFailure } from './use-notify-failure.ts';

export interface LoadedCardProps<T> {
  readonly title: string;
  /** Anchor of the card. */
  readonly id?: string | undefined;
  /** Line under the title. */
  readonly text?: string | undefined;
  readonly resource: Resource<T>;
  /** Content at the end of the title's line, once the data has come. */
  readonly actions?: ((data: T) => ReactNode) | undefined;
  /** Heading shown when loading failed. */
  readonly failed: string;
  /** How many rows of 64 px are likely to come. */
  readonly rows: number;
  readonly children: (data: T) => ReactNode;
}

/** A card whose contents come from the server: in their size while they load, with a Retry when they do not. */
export function LoadedCard<T>(props: LoadedCardProps<T>): ReactElement {
  const { title, id, text, resource, actions, failed, rows, children } = props;
  const state = useResource(resource);
  useNotifyFailure(state);
  return (
    <Card id={id} title={title} actions={state.data !== undefined && actions?.(state.data)}>
      <div className={css.stack}>
        {text !== undefined && <p className={css.text}>{text}</p>}
        {state.data !== undefined && children(state.data)}
        {state.data === undefined && state.status === 'failed' && (
          <ErrorState error={state.error} title={failed} onRetry={() => void resource.refresh()} />
        )}
        {state.status === 'pending' && <LoadingRows rows={rows} />}
      </div>
    </Card>
  );
}

function LoadingRows({ rows }: { readonly rows: number }): ReactElement {
  return (
    <div className={css.list}>
      <LoadingText />
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they do not move.
        <div key={index} className={css.item}>
          <div className={css.words}>
            <Skeleton width="45%" />
            <Skeleton width="30%" />
          </div>
        </div>
      ))}
    </div>
  );
}
