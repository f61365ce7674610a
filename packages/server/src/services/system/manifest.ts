import { isNetwork, networkCodes } from '@billfold/core';
import { getManifest, listManifest, nativeManifest } from '@billfold/core/contract';
import type { Bind } from '../../http/bind.ts';
import { notFound } from '../../platform/api-error.ts';

export function bindManifestRoutes(bind: Bind): void {
  bind.signedIn(listManifest)(async () => networkCodes.map(nativeManifest));
  bind.signedIn(getManifest)(async ({ params }) => {
    const key = params.x.toUpperCase();
    if (!isNetwork(key)) throw notFound('asset');
    return nativeManifest(key);
  });
}
