'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

export interface ShownRows {
  /** Number of items to draw. */
  readonly count: number;
  /** Number of items left out. */
  readonly rest: number;
  readonly table: RefObject<HTMLTableElement | null>;
  /** Draws more, and moves the focus to the first of them. */
  readonly showMore: () => void;
}

const first = 25;
const step = 50;
/** A shorter rest is drawn too: a button for it would take as much room. */
const leastRest = 5;

/** Draws a long table in parts: hundreds of rows at once would hold the page up. */
export function useShownRows(total: number): ShownRows {
  const [limit, setLimit] = useState(first);
  const table = useRef<HTMLTableElement>(null);
  const firstNew = useRef<number | null>(null);
  const rowsOf = () => table.current?.querySelectorAll('tbody tr') ?? [];
  const count = total - limit < leastRest ? total : limit;
  useEffect(() => {
    if (firstNew.current === null) return;
    rowsOf()[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = null;
  });
  return {
    count,
    rest: total - count,
    table,
    showMore: () => {
      firstNew.current = rowsOf().length;
      setLimit(limit + step);
    },
  };
}
