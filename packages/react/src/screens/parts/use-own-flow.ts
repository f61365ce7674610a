'use client';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../context/use-provided.ts';

/**
 * A flow that lives as long as the component. It is disposed a moment after the component is gone,
 * because StrictMode takes every component away once and puts it back.
 */
export function useOwnFlow<F extends { dispose(): void }>(create: () => F): F {
  const { schedule } = useClient().platform;
  const [flow] = useState(create);
  const keep = useRef<(() => void) | null>(null);
  useEffect(() => {
    keep.current?.();
    keep.current = null;
    return () => {
      keep.current = schedule(flow.dispose, 0);
    };
  }, [flow, schedule]);
  return flow;
}
