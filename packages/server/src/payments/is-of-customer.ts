import { type SQL, sql } from 'drizzle-orm';
import { customers, payments } from '../db/schema.ts';

/** Returns the condition for payments of a customer. The id of a merged entry stands for the one that has its payments. */
export function isOfCustomer(businessId: number, customerId: string): SQL {
  const into = sql`select ${customers.mergedInto} from ${customers}
    where ${customers.id} = ${customerId} and ${customers.businessId} = ${businessId}`;
  return sql`${payments.customerId} = coalesce((${into}), ${customerId})`;
}
