import {
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { disableOwnTwoFactor, renewOwnRecoveryCodes } from './change-two-factor.ts';
import { enableOwnTwoFactor } from './enable-two-factor.ts';
import { setUpOwnTwoFactor } from './set-up-two-factor.ts';

export function bindTwoFactorRoutes(bind: Bind, context: ServiceContext): void {
  bind.signedIn(setUpTwoFactor)((call) => setUpOwnTwoFactor(context, call, call.body));
  bind.signedIn(enableTwoFactor)((call) => enableOwnTwoFactor(context, call, call.body));
  bind.signedIn(disableTwoFactor)((call) => disableOwnTwoFactor(context, call, call.body));
  bind.signedIn(renewRecoveryCodes)((call) => renewOwnRecoveryCodes(context, call, call.body));
}
