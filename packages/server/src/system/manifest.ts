import { allManifests, getManifest, getManifestRow, listManifest } from '@billfold/core/contract';
import type { Bind } from '../http/bind.ts';

export function bindManifestRoutes(bind: Bind): void {
  bind.signedIn(listManifest)(async () => allManifests());
  bind.signedIn(getManifest)(async ({ params }) => getManifestRow(params.x));
}
