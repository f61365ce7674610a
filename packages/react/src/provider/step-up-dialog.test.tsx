import { createContact, getUser, stepUp } from '@billfold/core/contract';
import { createSandbox, type Sandbox } from '@billfold/core/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useClient } from '../context/use-provided.ts';
import { FormFailure } from '../screens/form/form-failure.tsx';
import { useForm } from '../screens/form/use-form.ts';
import { etherContact } from '../test-support/sandbox-contacts.ts';
import { WalletProvider } from './wallet-provider.tsx';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await createSandbox();
});

/** A form whose call the service may want proof for; what is typed stays in its field. */
function Host(): ReactElement {
  const client = useClient();
  const { state, submit } = useForm<never>();
  const [saved, setSaved] = useState(false);
  const save = async (): Promise<void> => {
    const done = await submit({}, () => client.contacts.create(sandbox.walletId, etherContact));
    setSaved(done !== null);
  };
  return (
    <>
      <input aria-label="Draft" />
      <FormFailure failure={state.failure} fields={[]} />
      <button type="button" aria-busy={state.isBusy} onClick={() => void save()}>
        Save
      </button>
      {saved && <p>Saved</p>}
    </>
  );
}

interface Options {
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly onSignInAgain?: () => void;
  readonly secretEntry?: 'inline' | 'frame';
}

async function press({ fields, ...props }: Options = {}) {
  const missing = fields ?? { password: ['Enter your password.'] };
  const refusal = {
    status: 403,
    body: { code: 'STEP_UP_REQUIRED', errors: ['No.'], fields: missing },
  };
  sandbox.services.fail(createContact, refusal, { times: 1 });
  const view = render(
    <WalletProvider client={sandbox.client} secretEntry="inline" {...props}>
      <Host />
    </WalletProvider>,
  );
  await userEvent.type(screen.getByLabelText('Draft'), 'typed before');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { view, dialog: await screen.findByRole('dialog', { name: "Confirm it's you" }) };
}

const creations = () =>
  sandbox.services.requests.filter(
    ({ method, path }) => method === 'POST' && /contacts$/.test(path),
  ).length;

describe('the step-up dialog', () => {
  test('asks for the password, and repeats the call with nothing lost', async () => {
    const proofs: unknown[] = [];
    sandbox.services.on(stepUp)(({ body }) => {
      proofs.push(body);
      return null;
    });
    const { dialog } = await press();
    const field = await within(dialog).findByLabelText('Password');
    await waitFor(() => expect(field).toHaveFocus());
    expect(within(dialog).queryByLabelText('Two-factor code')).toBeNull();
    await userEvent.type(field, 'a-quiet-river-42{Enter}');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(proofs).toEqual([{ password: 'a-quiet-river-42', code: null }]);
    expect(creations()).toBe(2);
    await act(() => sandbox.time.advance(500));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Draft')).toHaveValue('typed before');
  });

  test('says at their field that the password, and then the code, is wrong', async () => {
    const { dialog } = await press({
      fields: { password: ['Enter your password.'], code: ['Enter a two-factor code.'] },
    });
    sandbox.services.fail(
      stepUp,
      { status: 400, body: { code: 'INVALID_CREDENTIALS' } },
      { times: 1 },
    );
    const password = await within(dialog).findByLabelText('Password');
    const code = within(dialog).getByLabelText('Two-factor code');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(password).toBeInvalid();
    expect(code).toBeInvalid();
    await userEvent.type(password, 'wrong');
    await userEvent.type(code, '123 456{Enter}');
    expect(await within(dialog).findByText('The password is incorrect.')).toBeVisible();
    await waitFor(() => expect(password).toHaveFocus());
    expect(code).toHaveValue('123 456');
    sandbox.services.fail(
      stepUp,
      { status: 400, body: { code: 'TWO_FACTOR_INVALID' } },
      { times: 1 },
    );
    await userEvent.type(password, 'right{Enter}');
    expect(await within(dialog).findByText("That code isn't right.")).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    expect(creations()).toBe(1);
  });

  test('asks for a code that turns out to be needed', async () => {
    const { dialog } = await press();
    const fields = { code: ['Enter a two-factor code.'] };
    const refusal = { status: 403, body: { code: 'STEP_UP_REQUIRED', fields } };
    sandbox.services.fail(stepUp, refusal, { times: 1 });
    await userEvent.type(await within(dialog).findByLabelText('Password'), 'right{Enter}');
    const code = await within(dialog).findByLabelText('Two-factor code');
    await waitFor(() => expect(code).toHaveFocus());
  });

  test('shows a refusal that belongs to no field', async () => {
    const { dialog } = await press();
    const refusal = { status: 429, body: { code: 'RATE_LIMITED', errors: ['Try again later.'] } };
    sandbox.services.fail(stepUp, refusal);
    await userEvent.type(await within(dialog).findByLabelText('Password'), 'right{Enter}');
    expect(await within(dialog).findByText(/Try again/)).toBeVisible();
  });

  test('is cancelled by Escape: the call is given up and nothing is lost', async () => {
    const { dialog } = await press();
    await within(dialog).findByLabelText('Password');
    await userEvent.keyboard('{Escape}');
    await act(() => sandbox.time.advance(500));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByLabelText('Draft')).toHaveValue('typed before');
    expect(creations()).toBe(1);
    // The next press asks again.
    sandbox.services.fail(
      createContact,
      { status: 403, body: { code: 'STEP_UP_REQUIRED', fields: { password: ['x'] } } },
      { times: 1 },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('closes with the part that asked', async () => {
    const { view, dialog } = await press();
    await within(dialog).findByLabelText('Password');
    view.rerender(
      <WalletProvider client={sandbox.client} secretEntry="inline">
        <p>Another page</p>
      </WalletProvider>,
    );
    await act(() => sandbox.time.advance(500));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('has a user without a password sign in again, where the host can', async () => {
    const onSignInAgain = vi.fn();
    const { dialog } = await press({ fields: {}, onSignInAgain });
    expect(within(dialog).queryByLabelText('Password')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in again' }));
    expect(onSignInAgain).toHaveBeenCalledOnce();
  });

  test('says how to sign in again where the host cannot', async () => {
    const { dialog } = await press({ fields: {} });
    expect(within(dialog).getByText(/Sign out of your wallet and in again/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Sign in again' })).toBeNull();
  });

  test('takes no password on a page of another site', async () => {
    const { dialog } = await press({ secretEntry: 'frame' });
    expect(within(dialog).queryByLabelText('Password')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  test('names the account to password managers', async () => {
    sandbox.services.on(getUser)(() => ({
      data: {
        id: '01890000-0000-7000-8000-000000000001',
        email: 'ada@example.com',
        name: 'Ada',
        isEmailVerified: true,
        accountType: 'INDIVIDUAL',
        has2fa: true,
        hasPassword: true,
        createdAt: new Date(0),
        locale: 'en',
        currency: 'USD',
      },
    }));
    await sandbox.client.resources.user.load();
    const { dialog } = await press();
    expect(await within(dialog).findByLabelText('Two-factor code')).toBeVisible();
    expect(dialog.querySelector('[autocomplete="username"]')).toHaveValue('ada@example.com');
  });
});
