import type { ResourceState } from '@billfold/core/flows';
import { Card, EmptyState, ErrorState, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';

export interface UnfoundProps {
  readonly state: ResourceState<{ readonly found: unknown }>;
  readonly onRetry: () => void;
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
  loadFailed,
  notFound,
}: UnfoundProps): ReactElement | null {
  if (state.status === 'pending') return <PaymentSkeleton />;
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
