import { type Resource, repeat } from '@billfold/core/flows';
import type { Report } from '@billfold/core/payments';
import { useClient, useResource } from '@billfold/react/hooks';
import { useEffect } from 'react';

const restMs = 2_000;

/** Reloads the reports while one of them is being written: no live update tells of its progress. */
export function useProgress(resource: Resource<readonly Report[]>): void {
  const { schedule } = useClient().platform;
  const isWriting = useResource(resource).data?.some(isUnfinished) ?? false;
  useEffect(() => {
    if (!isWriting) return;
    return repeat({
      ...{ schedule, restMs: () => restMs },
      task: async () => void (await resource.refresh()),
    });
  }, [isWriting, resource, schedule]);
}

/** Reports whether the file of a report is still to come. */
export function isUnfinished({ status }: Pick<Report, 'status'>): boolean {
  return status === 'QUEUED' || status === 'RUNNING';
}
