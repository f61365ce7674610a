import {
  createSaleItem as createCall,
  deleteSaleItem as deleteCall,
  listSaleItems,
  updateSaleItem as updateCall,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { createSaleItem } from './create-sale-item.ts';
import { deleteSaleItem } from './delete-sale-item.ts';
import { loadSaleItems, presentSaleItem } from './sale-item-store.ts';
import { updateSaleItem } from './update-sale-item.ts';

/** Binds the calls of members about the saved items of the point of sale. */
export function bindSaleItemRoutes(bind: Bind, context: ServiceContext): void {
  bind.member(listSaleItems)(async ({ member: { businessId } }) => ({
    data: (await loadSaleItems(context.db, businessId)).map(presentSaleItem),
  }));
  bind.member(createCall)(async ({ member, caller, body: item }) => ({
    data: await createSaleItem(context, { member, caller, item }),
  }));
  bind.member(updateCall)(async ({ member, caller, params: { id }, body: changes }) => ({
    data: await updateSaleItem(context, { member, caller, id, changes }),
  }));
  bind.member(deleteCall)(({ member, caller, params: { id } }) =>
    deleteSaleItem(context, { member, caller, id }),
  );
}
