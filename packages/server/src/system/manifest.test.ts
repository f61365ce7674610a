import { getManifest } from '@billfold/core/contract';
import { expect, it } from 'vitest';
import { signUp } from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';

it('answers the default row for an unknown key, and BNB as the native asset of BSC (R-API-03)', async () => {
  const server = await createTestServer();
  const ada = await signUp(server, 'ada@example.com');
  const manifest = (x: string) => server.call(getManifest, { params: { x } }, ada);
  expect(await manifest('DOGE')).toMatchObject({ key: 'DOGE', digits: 8, priorities: null });
  expect(await manifest('BNB')).toEqual(await manifest('BSC'));
  expect(await manifest('bsc')).toMatchObject({ key: 'BSC', type: 'NATIVE' });
});
