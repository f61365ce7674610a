import {
  createPaymentLink,
  getPaymentLink,
  listPaymentLinks,
  updatePaymentLink,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { createLink } from './create-link.ts';
import { listLinks, loadLink } from './list-links.ts';
import { updateLink } from './update-link.ts';

/** Binds the calls of members about the payment links of their business. */
export function bindPaymentLinkRoutes(bind: Bind, context: ServiceContext): void {
  bind.member(listPaymentLinks)(({ member, query }) =>
    listLinks(context, member.businessId, query),
  );
  bind.member(createPaymentLink)(async ({ member, caller, body: link }) => ({
    data: await createLink(context, { member, caller, link }),
  }));
  bind.member(getPaymentLink)(async ({ member, params: { id } }) => ({
    data: await loadLink(context, { businessId: member.businessId, id }),
  }));
  bind.member(updatePaymentLink)(async ({ member, caller, params: { id }, body: changes }) => ({
    data: await updateLink(context, { member, caller, id, changes }),
  }));
}
