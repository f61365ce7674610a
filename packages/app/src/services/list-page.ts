/** One page of a list, or neighbouring pages of it. */
export interface ListPage<T> {
  readonly items: readonly T[];
  /** Number of items on all pages. */
  readonly total: number;
}
