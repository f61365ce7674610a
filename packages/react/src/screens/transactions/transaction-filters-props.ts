import type { ListQuery } from './list-query.ts';

/** Props of the filters, as a whole and one by one. */
export interface TransactionFiltersProps {
  readonly walletId: string;
  readonly query: ListQuery;
  /** The list is of one account, which is no choice then. */
  readonly hasAccount: boolean;
  readonly onChange: (filter: Partial<ListQuery>) => void;
}
