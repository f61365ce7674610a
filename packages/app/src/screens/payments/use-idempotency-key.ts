import type { Platform } from '@billfold/core';
import { useClient } from '@billfold/react/hooks';
import { useState } from 'react';

/** Returns a key for one order, and how to renew it: pressing again creates no second one. */
export function useIdempotencyKey(): readonly [key: string, renew: () => void] {
  const { random } = useClient().platform;
  const [key, setKey] = useState(() => createIdempotencyKey(random));
  return [key, () => setKey(createIdempotencyKey(random))];
}

/** Returns a key under which an order is carried out once. */
export function createIdempotencyKey(random: Platform['random']): string {
  return Array.from(random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
