import { type NotificationsSettings, notificationsSettings } from '@billfold/core/contract';
import type { BusinessRole } from '@billfold/core/payments';
import type { Sandbox } from '@billfold/core/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answerBusiness, businessOf } from '../../../test/business-answers.ts';
import { openAsAda } from '../../../test/open-site.tsx';

const atFirst: NotificationsSettings = {
  ...{ version: 3, recipients: [], digest: 'NONE', warnsOfLowGas: true, monthlyReport: 'TAX' },
  rules: [
    { event: 'payment.completed', byEmail: false, inApp: false },
    { event: 'payment.attention', byEmail: true, inApp: true },
  ],
};

async function open(
  role: BusinessRole = 'OWNER',
  prepare: (sandbox: Sandbox) => void = () => undefined,
) {
  const saved: NotificationsSettings[] = [];
  let settings = atFirst;
  const site = await openAsAda('/payments/settings/notifications', {
    prepare: (sandbox) => {
      answerBusiness(sandbox, { businesses: [businessOf(7, { role })] });
      sandbox.services.on(notificationsSettings.get)(() => ({ data: settings }));
      sandbox.services.on(notificationsSettings.put)(({ body }) => {
        saved.push(body);
        settings = { ...body, version: body.version + 1 };
        return { data: settings };
      });
      prepare(sandbox);
    },
  });
  await screen.findByRole('heading', { name: 'Notifications', level: 1 });
  return { ...site, saved };
}
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

describe('the notification settings of a business', () => {
  test('show the emails that are on, and save a choice without touching the rest', async () => {
    const { saved } = await open();
    expect(await box('Payment that needs attention: email')).toBeChecked();
    expect(await box('Refund that needs a signature: email')).not.toBeChecked();
    const tree = screen.getByRole('navigation', { name: 'Business settings' });
    expect(within(tree).getByRole('link', { name: 'Notifications' })).toHaveAttribute(
      'aria-current',
    );
    await userEvent.click(await box('Completed payment: email'));
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
    const [{ rules, ...rest } = atFirst] = saved;
    expect(rest).toEqual({
      ...{ version: 3, recipients: [], digest: 'NONE', warnsOfLowGas: true, monthlyReport: 'TAX' },
    });
    expect(rules.filter(({ byEmail }) => byEmail).map(({ event }) => event)).toEqual([
      'payment.completed',
      'payment.attention',
    ]);
    expect(rules.find(({ event }) => event === 'payment.attention')?.inApp).toBe(true);
  });

  test('turn events on and off in the app, without touching the emails', async () => {
    const { saved } = await open();
    expect(await box('Payment that needs attention: in the app')).toBeChecked();
    await userEvent.click(await box('Payment that needs attention: in the app'));
    await userEvent.click(await box('Completed payment: in the app'));
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
    const [{ rules } = atFirst] = saved;
    const eventsBy = (way: 'byEmail' | 'inApp') =>
      rules.filter((rule) => rule[way]).map(({ event }) => event);
    expect(eventsBy('inApp')).toEqual(['payment.completed']);
    expect(eventsBy('byEmail')).toEqual(['payment.attention']);
  });

  test('choose how often a digest is sent', async () => {
    const { saved } = await open();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Digest' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Every week, on Monday' }));
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved).toEqual([{ ...atFirst, digest: 'WEEKLY' }]);
  });

  test('turn the warning of low coins for network fees off', async () => {
    const { saved } = await open();
    const warning = await box(/coins for network fees run low/);
    expect(warning).toBeChecked();
    await userEvent.click(warning);
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved).toEqual([{ ...atFirst, warnsOfLowGas: false }]);
  });

  test('take recipients one per line, and say what is wrong with one', async () => {
    const { saved } = await open();
    const recipients = await screen.findByLabelText('Recipients');
    expect(screen.getByText(/^The monthly report/)).toBeVisible();
    await userEvent.type(recipients, 'books@example.com{Enter}till');
    await save();
    expect(recipients).toHaveAccessibleDescription(/Write one email address per line/);
    expect(saved).toEqual([]);
    await userEvent.type(recipients, '@example.com{Enter}books@example.com');
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved[0]?.recipients).toEqual(['books@example.com', 'till@example.com']);
    expect(saved[0]?.rules).toEqual(atFirst.rules);
  });

  test('keep what was typed where they could not be saved', async () => {
    const body = { code: 'STATE_CONFLICT', errors: ['Not now.'] };
    await open('OWNER', (sandbox) =>
      sandbox.services.fail(notificationsSettings.put, { status: 409, body }),
    );
    await userEvent.click(await box('Completed payment: email'));
    await save();
    expect((await screen.findAllByText(/Not now\./)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(await box('Completed payment: email')).toBeChecked();
  });

  test('say that they did not load, and load again', async () => {
    const body = { code: 'STATE_CONFLICT', errors: ['Not now.'] };
    await open('OWNER', (sandbox) =>
      sandbox.services.fail(notificationsSettings.get, { status: 409, body }),
    );
    expect(await screen.findByText("We couldn't load the notification settings")).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await box('Payment that needs attention: email')).toBeChecked();
  });

  test('are not shown to a member who may not change settings', async () => {
    const { sandbox } = await open('SUPPORT');
    expect(await screen.findByText(/Only owners and admins/)).toBeVisible();
    const { path } = notificationsSettings.get;
    const asked = sandbox.services.requests.map((each) => each.path);
    expect(asked).not.toContain(path.replace('{businessId}', '7'));
  });
});
