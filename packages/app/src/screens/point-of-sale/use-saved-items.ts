import type { SaleItem } from '@billfold/core/payments';
import { type FormState, useForm } from '@billfold/react/internal';
import { useState } from 'react';
import { useServices } from '../../services/services-context.ts';

export interface SavedItemChanges {
  readonly failure: FormState<never>['failure'];
  /** Item that was deleted last, until it is restored. */
  readonly deleted: SaleItem | null;
  readonly move: (item: SaleItem, position: number) => void;
  readonly remove: (item: SaleItem, position: number) => void;
  readonly restore: () => void;
}

interface Deleted {
  readonly item: SaleItem;
  readonly position: number;
}

/** Moves, deletes and restores the saved items of a business. */
export function useSavedItems(businessId: number): SavedItemChanges {
  const { business, payments } = useServices();
  const { state, submit } = useForm<never>();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const run = async (call: () => Promise<unknown>, next: Deleted | null): Promise<void> => {
    const done = await submit({}, call);
    if (done === null) return;
    setDeleted(next);
    await payments.saleItems(businessId).refresh();
  };
  return {
    failure: state.failure,
    deleted: deleted?.item ?? null,
    move: ({ id }, position) =>
      void run(
        () => business.call(({ saleItems }) => saleItems.update(businessId, id, { position })),
        deleted,
      ),
    remove: (item, position) =>
      void run(() => business.call(({ saleItems }) => saleItems.delete(businessId, item.id)), {
        ...{ item, position },
      }),
    restore: () => {
      if (deleted === null) return;
      const { position } = deleted;
      const { name, price } = deleted.item;
      void run(
        () =>
          business.call(({ saleItems }) => saleItems.create(businessId, { name, price, position })),
        null,
      );
    },
  };
}
