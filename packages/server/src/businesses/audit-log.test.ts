import {
  checkoutSettings,
  createBusiness,
  exportAudit,
  inviteMember,
  listAudit,
  paymentsSettings,
  updateBusiness,
} from '@billfold/core/contract';
import { parseCsv } from '@billfold/core/internal';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUpVerified } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { auditLog, mailOutbox } from '../db/schema.ts';

describe('the audit log of a business', () => {
  let server: TestServer;
  let ada: Person;
  let params: { readonly businessId: number };
  beforeEach(async () => {
    server = await createTestServer();
    ada = await signUpVerified(server, 'ada@example.com');
    const { data } = await server.call(createBusiness, { body: { name: 'Shop' } }, ada);
    params = { businessId: data.id };
    server.clock.advance(60_000);
    const body = { name: '=HYPERLINK("https://evil.example")', website: 'https://shop.example' };
    await server.call(updateBusiness, { params, body }, ada);
    server.clock.advance(60_000);
    const invited = { email: 'bob@example.com', role: 'VIEWER' } as const;
    await server.call(inviteMember, { params, body: invited }, ada);
  });
  const actions = async (query: object) =>
    (await server.call(listAudit, { params, query }, ada)).data.map(({ action }) => action);

  it('tells who changed what and from where, newest first', async () => {
    const { data, meta } = await server.call(listAudit, { params, query: {} }, ada);
    expect(meta).toEqual({ page: 1, pageSize: 25, total: 3 });
    expect(data.map(({ action }) => action)).toEqual([
      'invitation.sent',
      'business.updated',
      'business.created',
    ]);
    expect(data[1]).toMatchObject({
      ...{ actor: 'Ada', actorId: ada.user.id, actorKind: 'user', ip: '127.0.0.1', target: null },
      changes: [
        { field: 'name', before: 'Shop', after: '=HYPERLINK("https://evil.example")' },
        { field: 'website', before: null, after: 'https://shop.example' },
      ],
    });
  });

  it('is filtered by action, actor and time, and read by page', async () => {
    expect(await actions({ action: 'business' })).toEqual(['business.updated', 'business.created']);
    expect(await actions({ action: 'business.created' })).toEqual(['business.created']);
    expect(await actions({ action: 'busi' })).toEqual([]);
    expect(await actions({ actorId: '0190a000-0000-7000-8000-000000000001' })).toEqual([]);
    const today = new Date(server.clock.now());
    expect(await actions({ from: today })).toEqual(['invitation.sent']);
    expect(await actions({ to: today })).toEqual(['business.updated', 'business.created']);
    expect(await actions({ page: 2, pageSize: 2 })).toEqual(['business.created']);
    for (const query of [{ action: '%' }, { action: "x' or 1=1" }, { pageSize: 101 }, { by: 'x' }])
      expect((await server.refusal(listAudit, { params, query }, ada)).status).toBe(400);
  });

  it('is exported as a table that no spreadsheet runs (S31)', async () => {
    const { app } = server;
    const answer = await app.inject({
      url: exportAudit.path.replace('{businessId}', String(params.businessId)),
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/audit-log-[\d-]+\.csv/);
    const [header, ...rows] = (parseCsv(answer.payload) ?? []).map(({ cells }) => cells);
    expect(header).toEqual([
      ...['time_utc', 'actor', 'action', 'target', 'field', 'before', 'after', 'ip'],
      ...['actor_kind', 'action_code', 'field_code'],
    ]);
    expect(rows.map((cells) => cells.slice(1, 7))).toEqual([
      ['Ada', 'Invitation sent', 'bob@example.com', 'Role', '', 'Viewer'],
      ['Ada', 'Business changed', '', 'Name', 'Shop', `'=HYPERLINK("https://evil.example")`],
      ['Ada', 'Business changed', '', 'Website', '', 'https://shop.example'],
      ['Ada', 'Business created', '', 'Name', '', 'Shop'],
    ]);
    expect(rows[0]?.slice(8)).toEqual(['Member', 'invitation.sent', 'role']);
  });

  it('is exported in words, with units and without JSON', async () => {
    const at = { params, query: {} };
    const { data: rules } = await server.call(paymentsSettings.get, at, ada);
    const changed = { ...rules, toleranceBps: 150, windowMinutes: 30, adjustBps: -25 };
    await server.call(paymentsSettings.put, { ...at, body: changed }, ada);
    const { data: look } = await server.call(checkoutSettings.get, at, ada);
    const size = { name: 'size', label: 'Size', type: 'select', required: true } as const;
    const fields = [{ ...size, options: ['S', 'L'] }];
    const asked = { ...look, fields, collectEmail: 'REQUIRED', successText: '["thanks"]' } as const;
    await server.call(checkoutSettings.put, { ...at, body: asked }, ada);
    const { payload } = await server.app.inject({
      url: exportAudit.path.replace('{businessId}', String(params.businessId)),
      headers: { authorization: `Bearer ${ada.token}` },
    });
    const [, ...rows] = (parseCsv(payload) ?? []).map(({ cells }) => cells);
    const settings = rows.filter(([, , action]) => action === 'Settings changed');
    expect(settings.map((cells) => cells.slice(3, 7)).sort()).toEqual([
      ['Checkout', 'Email address of the customer', 'Optional', 'Required'],
      ['Checkout', 'Questions at checkout', '', 'Size (one of: S, L, required)'],
      ['Checkout', 'Text after a payment', '', '["thanks"]'],
      ['Payments', 'Price adjustment', '0%', "'-0.25%"],
      ['Payments', 'Time to pay', '', '30 minutes'],
      ['Payments', 'Tolerance', '0%', '1.5%'],
    ]);
  });

  it('holds no token of an invitation', async () => {
    const { db } = server.context;
    const mails = JSON.stringify(await db.select().from(mailOutbox));
    const tokens = [...mails.matchAll(/token=([\w-]{43})/g)].map(([, token = '']) => token);
    expect(tokens.length).toBeGreaterThan(1);
    const log = JSON.stringify(await db.select().from(auditLog));
    expect(tokens.filter((token) => log.includes(token))).toEqual([]);
  });
});
