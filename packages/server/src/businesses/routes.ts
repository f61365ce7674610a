import {
  archiveBusiness,
  createBusiness,
  getBusiness,
  listBusinesses,
  updateBusiness,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { archiveOwnBusiness } from './archive-business.ts';
import { loadBusiness, loadBusinessesOf } from './business-store.ts';
import { createOwnBusiness } from './create-business.ts';
import { updateBusinessFields } from './update-business.ts';

/** Binds the calls about the businesses of the caller, which need no membership. */
export function bindOwnBusinessRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(listBusinesses)(async ({ principal }) => ({
    data: await loadBusinessesOf(context.db, principal.userId),
  }));
  bind.signedIn(createBusiness)((call) => {
    const { principal, caller, body } = call;
    const once = { endpoint: createBusiness, call, by: `user:${principal.userId}` };
    return answerOnce(context, once, async () => async (tx) => ({
      data: await createOwnBusiness(tx, context, { principal, caller, ...body }),
    }));
  });
}

/** Binds the calls about one business. */
export function bindBusinessRoutes(bind: Bind, context: ServiceContext): void {
  bind.member(getBusiness)(async ({ member }) => ({
    data: await loadBusiness(context.db, member),
  }));
  bind.member(updateBusiness)(async ({ member, caller, body }) => ({
    data: await updateBusinessFields(context, { member, caller }, body),
  }));
  bind.member(archiveBusiness)(({ member, caller }) =>
    archiveOwnBusiness(context, { member, caller }),
  );
}
