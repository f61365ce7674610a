import type { Resource } from '@billfold/core/flows';
import { useResource } from '@billfold/react/hooks';
import type { ReactNode } from 'react';

export interface AfterLoadingProps<T> {
  /** Data of what stands above. */
  readonly resource: Resource<T>;
  readonly children: ReactNode;
}

/** Draws what stands below a card once the card has its height: a button that moves is not what is pressed. */
export function AfterLoading<T>({ resource, children }: AfterLoadingProps<T>): ReactNode {
  const { data, status } = useResource(resource);
  return data === undefined && status !== 'failed' ? null : children;
}
