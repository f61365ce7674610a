import { removeLogo, setLogo } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { removeOwnLogo } from './remove-logo.ts';
import { saveLogo } from './save-logo.ts';

/** Binds the calls that change the logo of a business. */
export function bindLogoRoutes(bind: Bind, context: ServiceContext): void {
  bind.member(setLogo)(async ({ member, caller, body }) => ({
    data: await saveLogo(context, { member, caller }, body.image),
  }));
  bind.member(removeLogo)(({ member, caller }) => removeOwnLogo(context, { member, caller }));
}
