import { deleteUser } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { deleteOwnUser } from './delete-own-user.ts';

export function bindUserDeletionRoute(bind: Bind, context: ServiceContext): void {
  bind.signedIn(deleteUser)((call) => deleteOwnUser(context, call, call.body));
}
