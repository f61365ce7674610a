import { expect, it, vi } from 'vitest';
import { loadLook } from './business-look.ts';

const report = () => undefined;
const names = { keyName: 'data-publishable-key', report };
const page = { ...names, publishableKey: 'bf_test_pk_1', baseUrl: 'https://wallet.example' };

it('the look of a business is loaded by its publishable key, in a request without a preflight', async () => {
  const colors = { accent: '#7c3aed' };
  const load = vi.fn<typeof fetch>(async () => Response.json({ data: { colors } }));
  vi.stubGlobal('fetch', load);
  expect(await loadLook(page)).toEqual({ colors });
  // Without headers, which would cost the preflight.
  expect(load.mock.calls).toEqual([['https://wallet.example/v1/embed/settings?key=bf_test_pk_1']]);
});

it('a page without a publishable key asks for no look', async () => {
  vi.stubGlobal('fetch', vi.fn());
  expect(await loadLook({ ...page, publishableKey: undefined })).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['a refusal', async () => Response.json({ code: 'NOT_FOUND' }, { status: 404 })],
  ['a page in place of JSON', async () => new Response('<!doctype html>')],
  ['null', async () => Response.json(null)],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s leaves a page without the look of its business', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await loadLook(page)).toBeUndefined();
});
