/** Sorts accounts by the user's order; accounts missing from it follow in their own. */
export function orderAccounts<T extends { readonly id: string }>(
  accounts: readonly T[],
  order: readonly string[],
): readonly T[] {
  const place = ({ id }: T): number => {
    const at = order.indexOf(id);
    return at < 0 ? order.length : at;
  };
  return accounts.toSorted((a, b) => place(a) - place(b));
}

/** The ids with the one at `from` moved to `to`. */
export function moveId(ids: readonly string[], from: number, to: number): readonly string[] {
  const moved = ids.slice(from, from + 1);
  const rest = ids.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...moved);
}
