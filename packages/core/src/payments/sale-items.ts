import { unwrap } from '../client/unwrap.ts';
import {
  type CreateSaleItem,
  createSaleItem,
  deleteSaleItem,
  listSaleItems,
  type UpdateSaleItem,
  updateSaleItem,
} from '../contract/payments/sale-items.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `client.saleItems`. */
export type SaleItems = ReturnType<typeof createSaleItems>;

/** Creates the calls about the saved items of the point of sale. */
export function createSaleItems({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the saved items in their order.
     * @example
     * const items = await client.saleItems.list(businessId);
     */
    list: (businessId: number, options?: CallOptions) =>
      unwrap(call(listSaleItems)({ params: { businessId } }, options)),
    /**
     * Saves an item.
     * @example
     * const price = { amount: toDecimal('2.75'), currency: 'EUR' };
     * await client.saleItems.create(businessId, { name: 'Coffee', price });
     */
    create: (businessId: number, item: CreateSaleItem, options?: CallOptions) =>
      unwrap(call(createSaleItem)({ params: { businessId }, body: item }, options)),
    /**
     * Changes an item, or moves it.
     * @example
     * await client.saleItems.update(businessId, itemId, { position: 0 });
     */
    update: (businessId: number, id: string, changes: UpdateSaleItem, options?: CallOptions) =>
      unwrap(call(updateSaleItem)({ params: { businessId, id }, body: changes }, options)),
    /**
     * Deletes an item.
     * @example
     * await client.saleItems.delete(businessId, itemId);
     */
    delete: (businessId: number, id: string, options?: CallOptions) =>
      call(deleteSaleItem)({ params: { businessId, id } }, options),
  };
}
