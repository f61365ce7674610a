import { allManifests, findManifest, getManifest, listManifest } from '@billfold/core/contract';
import type { Bind } from '../http/bind.ts';
import { notFound } from '../platform/api-error.ts';

export function bindManifestRoutes(bind: Bind): void {
  bind.signedIn(listManifest)(async () => allManifests());
  bind.signedIn(getManifest)(async ({ params }) => {
    const manifest = findManifest(params.x);
    if (manifest === null) throw notFound('asset');
    return manifest;
  });
}
