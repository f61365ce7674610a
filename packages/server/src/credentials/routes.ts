import {
  changeEmail,
  changePassword,
  completeReset,
  listResetLogins as listResetLoginsCall,
  requestReset,
  secureUser,
  undoEmail,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { changeOwnEmail } from './change-own-email.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { completePasswordReset } from './complete-password-reset.ts';
import { listResetLogins } from './list-reset-logins.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { secureOwnAccount } from './secure-own-account.ts';
import { undoEmailChange } from './undo-email-change.ts';

export function bindCredentialRoutes(bind: Bind, context: ServiceContext): void {
  bind.open(requestReset)(({ body, caller }) => requestPasswordReset(context, body, caller));
  bind.open(listResetLoginsCall)(({ body }) => listResetLogins(context, body));
  bind.open(completeReset)(({ body, caller }) => completePasswordReset(context, body, caller));
  bind.open(undoEmail)(({ body, caller }) => undoEmailChange(context, body, caller));
  bind.signedIn(changePassword)((call) => changeOwnPassword(context, call, call.body));
  bind.signedIn(secureUser)((call) => secureOwnAccount(context, call));
  bind.signedIn(changeEmail)((call) => changeOwnEmail(context, call, call.body));
}
