/** Window of a list with rows of one height. Lengths in CSS px. */
export interface RowWindow {
  readonly count: number;
  readonly rowHeight: number;
  readonly height: number;
}

/** Rows drawn beyond each edge, so that a short scroll shows them at once. */
const overscan = 3;
/** Rows by which the window moves: half the work of moving by each row. */
const stride = 6;

/** Returns the number of rows to draw at any scroll position. */
export function drawnRows({ count, rowHeight, height }: RowWindow): number {
  return Math.min(count, Math.ceil(height / rowHeight) + 2 * overscan + stride);
}

/** Index of the first drawn row. */
export function firstRow(view: RowWindow, scrollTop: number): number {
  const wanted = Math.floor(scrollTop / view.rowHeight) - overscan;
  const first = Math.floor(wanted / stride) * stride;
  return Math.max(0, Math.min(view.count - drawnRows(view), first));
}

/** Returns true if the drawn rows cover a viewport `seen` px high at `scrollTop`. */
export function fillsSight(view: RowWindow, scrollTop: number, seen: number): boolean {
  const end = firstRow(view, scrollTop) + drawnRows(view);
  return end === view.count || end * view.rowHeight >= scrollTop + seen;
}

/** Where to scroll so that the row at `index` is whole; the same where it is already. */
export function scrollToRow(view: RowWindow, index: number, scrollTop: number): number {
  const top = index * view.rowHeight;
  const lowest = top + view.rowHeight - view.height;
  return Math.max(lowest, Math.min(top, scrollTop));
}
