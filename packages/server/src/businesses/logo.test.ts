import { listAudit, listBusinesses, removeLogo, setLogo } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { openBusiness } from '../../test/business.ts';
import { signUpVerified, signUpWithAccount } from '../../test/people.ts';
import { pictures } from '../../test/pictures.ts';
import { createTestServer } from '../../test/test-server.ts';

async function openShop() {
  const server = await createTestServer();
  const owner = await signUpWithAccount(server, 'owner@example.com');
  const businessId = await openBusiness(server, owner);
  const params = { businessId };
  const set = (image: string) => server.call(setLogo, { params, body: { image } }, owner);
  const refused = (image: string) => server.refusal(setLogo, { params, body: { image } }, owner);
  const shown = async () => (await server.call(listBusinesses, {}, owner)).data[0]?.logoUrl;
  return { server, owner, params, set, refused, shown };
}

describe('the logo of a business', () => {
  it('is encoded again, shown to anyone at an address of its content, and removed', async () => {
    const { server, owner, params, set, shown } = await openShop();
    const { data } = await set(pictures.jpeg);
    expect(data.logoUrl).toMatch(/^\/v1\/logos\/\d+\/[0-9a-f]{64}$/);
    expect(await shown()).toBe(data.logoUrl);
    const url = data.logoUrl ?? '';
    const picture = await server.app.inject({ url });
    expect(picture.statusCode).toBe(200);
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    await server.call(removeLogo, { params }, owner);
    expect(await shown()).toBeNull();
    expect((await server.app.inject({ url })).statusCode).toBe(404);
  });

  it('changes its address with the picture, and tells the audit log only of changes', async () => {
    const { server, owner, params, set } = await openShop();
    const first = await set(pictures.png);
    expect(await set(pictures.png)).toEqual(first);
    const second = await set(pictures.jpeg);
    expect(second.data.logoUrl).not.toBe(first.data.logoUrl);
    await server.call(removeLogo, { params }, owner);
    await server.call(removeLogo, { params }, owner);
    const { data } = await server.call(listAudit, { params, query: {} }, owner);
    const actions = data.map(({ action }) => action).filter((each) => each.startsWith('logo.'));
    expect(actions).toEqual(['logo.removed', 'logo.updated', 'logo.updated']);
    const old = await server.app.inject({ url: first.data.logoUrl ?? '' });
    expect(old.statusCode).toBe(404);
  });

  it.each([
    ['nothing', '', 'LOGO_EMPTY'],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
      'LOGO_TYPE',
    ],
    ['more than 512 kB', Buffer.alloc(512 * 1024 + 1).toString('base64'), 'LOGO_TOO_LARGE'],
    ['half a picture', pictures.png.slice(0, 200), 'LOGO_DAMAGED'],
  ])('is not %s: a code and a sentence at the field say why', async (_, image, code) => {
    const { refused, shown } = await openShop();
    expect(await refused(image)).toMatchObject({ status: 400, code });
    expect(await shown()).toBeNull();
  });

  it('is damaged where its data is, behind a right structure', async () => {
    const { refused } = await openShop();
    const broken = Buffer.from(pictures.png, 'base64').fill(0x55, 60, 90);
    expect(await refused(broken.toString('base64'))).toMatchObject({
      status: 400,
      code: 'LOGO_DAMAGED',
    });
  });

  it('is served by its whole address alone', async () => {
    const { server, params, set } = await openShop();
    await set(pictures.png);
    for (const url of [`/v1/logos/${params.businessId}/${'0'.repeat(64)}`, '/v1/logos/x/y'])
      expect((await server.app.inject({ url })).statusCode).toBe(404);
  });

  it('is not changed by people who are no members', async () => {
    const { server, params } = await openShop();
    const stranger = await signUpVerified(server, 'stranger@example.com');
    const request = { params, body: { image: pictures.png } };
    expect(await server.refusal(setLogo, request, stranger)).toMatchObject({ status: 404 });
  });
});
