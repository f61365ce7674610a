'use client';
import { createContext, type ReactElement, type ReactNode } from 'react';
import { type AmountsHiddenState, useAmountsHidden } from './use-amounts-hidden.ts';

/** Visibility of the amounts of a list; null outside one. */
export const AmountsContext = createContext<AmountsHiddenState['amounts'] | null>(null);

/** Reads once for all amounts of a list whether they may be seen. */
export function AmountsScope({ children }: { readonly children: ReactNode }): ReactElement {
  const { amounts } = useAmountsHidden();
  return <AmountsContext.Provider value={amounts}>{children}</AmountsContext.Provider>;
}
