'use client';
import { useEffect } from 'react';

export interface ExistingPageOptions {
  readonly page: number;
  readonly pageSize: number;
  /** Number of items on all pages; absent until it is known. */
  readonly total: number | undefined;
  readonly goTo: (page: number) => void;
}

/** Goes to the last page from a page after it, such as one of an old address. */
export function useExistingPage({ page, pageSize, total, goTo }: ExistingPageOptions): void {
  const last = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const isBeyond = total !== undefined && page > last;
  useEffect(() => {
    if (isBeyond) goTo(last);
  });
}
