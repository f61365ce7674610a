'use client';
import type { Confirm } from '@billfold/core/flows';
import { useCallback, useEffect, useRef } from 'react';
import { useWallet } from './wallet-context.ts';

/**
 * Returns a function that makes a sensitive call, and asks for the password and the two-factor code
 * where the service wants them. The question closes with the part that asked.
 */
export function useStepUp(): Confirm {
  const { stepUp } = useWallet();
  const count = useRef(0);
  useEffect(
    () => () => {
      if (count.current > 0) stepUp.settle(false);
    },
    [stepUp],
  );
  return useCallback<Confirm>(
    async (call) => {
      count.current += 1;
      try {
        return await stepUp.confirm(call);
      } finally {
        count.current -= 1;
      }
    },
    [stepUp],
  );
}
