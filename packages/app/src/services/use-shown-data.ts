import type { ResourceState } from '@billfold/core/flows';
import { useState } from 'react';

/** Returns the data of a resource, and while another one loads that of the former; undefined where a load failed. */
export function useShownData<T>({ data, status }: ResourceState<T>): T | undefined {
  const [last, setLast] = useState(data);
  if (data && last !== data) setLast(data);
  return data ?? (status === 'pending' ? last : undefined);
}
