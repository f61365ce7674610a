import type { ResourceState } from '@billfold/core/flows';
import { Card, EmptyState, ErrorState, icons } from '@billfold/react/internal';
import type { ReactNode } from 'react';
import { PageLinkButton } from '../../shell/page-link.tsx';

export interface UnfoundProps {
  readonly state: ResourceState<{ readonly found: unknown }>;
  readonly onRetry: () => void;
  /** Content while it loads. */
  readonly pending: ReactNode;
  readonly loadFailed: string;
  /** Texts where there is none, and where its list is. */
  readonly notFound: {
    readonly title: string;
    readonly text: string;
    readonly back: string;
    readonly href: string;
  };
}

/** Content of the page of one thing before it is loaded, and where it is not there or could not be loaded. */
export function Unfound({
  state,
  onRetry,
  pending,
  loadFailed,
  notFound,
}: UnfoundProps): ReactNode {
  if (state.status === 'pending') return pending;
  if (state.data?.found === null)
    return (
      <Card>
        <EmptyState
          icon={icons.search}
          title={notFound.title}
          text={notFound.text}
          action={
            <PageLinkButton variant="primary" href={notFound.href}>
              {notFound.back}
            </PageLinkButton>
          }
        />
      </Card>
    );
  if (state.status !== 'failed' || state.data !== undefined) return null;
  return (
    <Card>
      <ErrorState title={loadFailed} error={state.error} onRetry={onRetry} />
    </Card>
  );
}
