import type { DemoSignIn, ServiceContext } from '../context.ts';
import type { Env } from '../platform/env.ts';
import { readCredentials } from './demo-credentials.ts';

/**
 * Offers the demo of a sandbox to those who may move its ledgers: this machine, or everybody with
 * `SANDBOX_CONTROLS=public`. Reads its file each time, so that deleting the file ends the offer.
 */
export function offerDemo(
  directory: string | null,
  { chainMode, sandboxControls }: Pick<Env, 'chainMode' | 'sandboxControls'>,
): ServiceContext['readDemo'] {
  if (directory === null || chainMode !== 'sandbox') return () => null;
  return ({ isLocal }): DemoSignIn | null => {
    if (!isLocal && sandboxControls !== 'public') return null;
    const credentials = readCredentials(directory);
    return credentials && { email: credentials.email, password: credentials.password };
  };
}
