import { createTransaction, getConfig } from '@billfold/core/contract';
import { loadEnglishWords } from '@billfold/core/flows';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { recipient, type SendJourney, startSending } from '../../test-support/send-journey.tsx';

import { preloadResetCloudPasswordDialog } from '../reset-password/reset-cloud-password-dialog.tsx';

const key = () => screen.getByLabelText('Cloud encryption password');
const phrase = () => screen.getByLabelText('Seed phrase');
const never = () => new Promise<never>(() => undefined);

/** Everything in the page: what is written, every attribute, and what stands in every input. */
function wholePage(): string {
  const inputs = [...document.querySelectorAll('input, textarea')];
  const values = inputs.map((input) => ('value' in input ? String(input.value) : ''));
  return document.documentElement.outerHTML + values.join(' ');
}

const isCreate = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  method === 'POST' && /\/transactions\/accounts\/[^/]+$/.test(path);

async function toLostAnswer(journey: SendJourney): Promise<void> {
  await journey.toSign();
  journey.sandbox.services.fail(createTransaction, 'connection-lost', { times: 6 });
  await journey.sign();
}

describe('the Sign step (R-SEND-13, R-SEND-22)', () => {
  it('asks how to sign, says again what is signed, and clears the choice by BACK', async () => {
    const { press, toReview } = await startSending();
    await toReview();
    await press('Continue');
    const choice = screen.getByRole('group', { name: 'How do you want to sign?' });
    expect(within(choice).getAllByRole('button')).toHaveLength(2);
    const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(rows).toEqual([
      'FromBitcoin',
      'You send0.10000000 BTC · $10,000.00',
      'Blockchain fees0.00001000 BTC · $1.00',
      'Total0.10001000 BTC · $10,001.00',
    ]);
    await press(/^Seed phrase/);
    expect(phrase()).toHaveFocus();
    await press('BACK');
    expect(screen.getByRole('button', { name: /^Cloud encryption password/ })).toHaveFocus();
    await press('BACK');
    expect(screen.getByText('Blockchain fees')).toBeVisible();
  });

  it('sends nothing while the device is offline, keeps the key, and sends once it is back', async () => {
    const { sandbox, press, toSign, user } = await startSending();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    await toSign();
    sandbox.services.fail(getConfig, 'connection-lost');
    await user.type(key(), sandbox.secrets.password);
    await press('Sign Action');
    expect(screen.getByText(/^Nothing was sent/)).toBeVisible();
    expect(key()).toHaveValue(sandbox.secrets.password);
    const posts = () => sandbox.services.requests.filter(isCreate);
    expect(posts()).toEqual([]);
    online.mockReturnValue(true);
    await press('Sign Action');
    expect(await screen.findByText('Successfully Sent')).toBeVisible();
    expect(posts()).toHaveLength(1);
  });

  it('sends while the device is offline where the server can be reached, as on the same device', async () => {
    const { toSign, sign } = await startSending();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    await toSign();
    await sign();
    expect(await screen.findByText('Successfully Sent')).toBeVisible();
  });

  it('begins with the encryption key, which is chosen, next to the seed phrase', async () => {
    const { press, toReview } = await startSending();
    await toReview();
    await press('Continue');
    expect(key()).toHaveFocus();
    const pressed = { pressed: true } as const;
    expect(screen.getByRole('button', pressed)).toHaveAccessibleName(/^Cloud encryption password/);
    await press('BACK');
    expect(screen.queryByRole('button', pressed)).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Cloud encryption password')).not.toBeInTheDocument();
  });

  it('begins with no method, and offers no signature, where no secret is typed', async () => {
    const { press, toReview } = await startSending({}, { secretEntry: 'frame' });
    await toReview();
    await press('Continue');
    expect(screen.getByTitle(/^Sign on /)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign Action' })).not.toBeInTheDocument();
  });

  it('is reached by a double press on Continue, whose second press does not go back', async () => {
    const { user, advance, toReview } = await startSending();
    await toReview();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    fireEvent.click(screen.getByRole('button', { name: 'BACK' }), { detail: 2 });
    await advance(0);
    expect(screen.getByRole('group', { name: 'How do you want to sign?' })).toBeVisible();
  });

  it('takes back what it notified of a wrong key as soon as another is tried', async () => {
    const { toSign, sign, advance } = await startSending();
    await toSign();
    await sign('not the key');
    const toasts = screen.getByRole('region', { name: 'Notifications' });
    expect(within(toasts).getByRole('alert')).toBeVisible();
    await sign();
    await advance(200);
    expect(within(toasts).queryByRole('alert')).not.toBeInTheDocument();
    expect(within(toasts).getByRole('status')).toHaveTextContent('Transaction sent successfully');
  });

  it('says what signing does, and which password the key is', async () => {
    const { press, toReview } = await startSending();
    await toReview();
    await press('Continue');
    const does = "This sends immediately and can't be reversed.";
    expect(screen.getByText(does)).toBeVisible();
    await press(/^Cloud encryption password/);
    expect(screen.getByText(does)).toBeVisible();
    expect(key()).toHaveAccessibleDescription(/^Not your sign-in password\./);
  });

  it('says what becomes of the key, which a password manager may fill in', async () => {
    const { toSign } = await startSending();
    await toSign();
    expect(key()).toHaveAccessibleDescription(
      'Not your sign-in password. Used once, never stored.',
    );
    expect(key()).toHaveAttribute('type', 'password');
    expect(key()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('signs with the seed phrase, which the browser neither keeps nor checks', async () => {
    const { sandbox, toSign, sign } = await startSending();
    await toSign(/^Seed phrase/);
    expect(phrase()).toHaveAttribute('autocomplete', 'off');
    expect(phrase()).toHaveAttribute('spellcheck', 'false');
    await sign(sandbox.secrets.seedPhrase);
    expect(screen.getByRole('heading', { name: 'Successfully Sent' })).toBeVisible();
  });

  it.each([
    ['Encryption key', /^Cloud encryption password/, 'password'],
    ['Seed phrase', /^Seed phrase/, 'seedPhrase'],
  ] as const)('has no trace of the %s in the page once it is used', async (_, method, kind) => {
    const { sandbox, toSign, sign, advance } = await startSending();
    await toSign(method);
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    sandbox.services.on(createTransaction)(async ({ params, body, idempotencyKey }) => {
      await asked;
      return sandbox.books.send(params.accountId, idempotencyKey ?? '', body);
    });
    await sign(sandbox.secrets[kind]);
    expect(screen.getByRole('button', { name: 'Sign Action' })).toHaveAttribute('aria-busy');
    expect(wholePage()).not.toContain(sandbox.secrets[kind]);
    answer();
    await advance(0);
    expect(screen.getByRole('heading', { name: 'Successfully Sent' })).toBeVisible();
    expect(wholePage()).not.toContain(sandbox.secrets[kind]);
  });

  it('empties the field when it is left', async () => {
    const { user, press, toSign } = await startSending();
    await toSign();
    const field = key();
    await user.type(field, 'half a secr');
    await press('BACK');
    expect(field).toHaveValue('');
  });

  it('hides the phrase until it is asked for', async () => {
    const { press, toSign } = await startSending();
    await toSign(/^Seed phrase/);
    const words = screen.getByRole('group', { name: 'Words in order' });
    expect(words).toHaveAttribute('data-masked', 'true');
    await press('Show seed phrase');
    expect(words).toHaveAttribute('data-masked', 'false');
    await press('Hide seed phrase');
    expect(words).toHaveAttribute('data-masked', 'true');
  });

  it('asks for a key that is blank, and keeps a phrase that is too short', async () => {
    const { press, user, toSign } = await startSending();
    await toSign();
    await press('Sign Action');
    expect(key()).toHaveAccessibleDescription('Required');
    expect(key()).toHaveFocus();
    await press('BACK');
    await press(/^Seed phrase/);
    expect(phrase()).not.toBeInvalid();
    await user.type(phrase(), 'abandon about');
    await press('Sign Action');
    expect(screen.getByLabelText('Word 3')).toHaveFocus();
    expect(screen.getByLabelText('Word 3')).toHaveAccessibleDescription(/^Enter all 12 words/);
    expect(phrase()).toHaveValue('abandon');
    expect(screen.getByLabelText('Word 2')).toHaveValue('about');
  });

  it('says under the field that the key is wrong, and takes another', async () => {
    const { toSign, sign } = await startSending();
    await toSign();
    await sign('wrong');
    expect(key()).toHaveAccessibleDescription('The cloud encryption password is not right.');
    expect(key()).toHaveFocus();
    await sign();
    expect(screen.getByRole('heading', { name: 'Successfully Sent' })).toBeVisible();
  });

  it('says of any other refusal that nothing was sent', async () => {
    const { sandbox, toSign, sign } = await startSending();
    await toSign();
    const body = { code: 'RATE_LIMITED', errors: ['Try again in 15 minutes.'] };
    sandbox.services.fail(createTransaction, { status: 429, body });
    await sign();
    expect(screen.getByText('Not sent')).toBeVisible();
    expect(key()).toHaveFocus();
  });

  it('is left by nothing while it signs, and signs once', async () => {
    const onOpenChange = vi.fn();
    const { user, advance, sandbox, toSign, sign } = await startSending({ onOpenChange });
    await toSign();
    sandbox.services.on(createTransaction)(never);
    const before = sandbox.services.requests.length;
    await sign();
    await user.keyboard('{Escape}');
    fireEvent.pointerDown(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('dialog'));
    await user.type(key(), 'x{Enter}');
    await user.click(screen.getByRole('button', { name: 'Sign Action' }));
    await advance(1_000);
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'BACK' })).toBeDisabled();
    expect(sandbox.services.requests.length).toBe(before + 1);
  });

  it('checks whether it was sent when the answer is lost', async () => {
    const journey = await startSending();
    await toLostAnswer(journey);
    expect(screen.getByText('Checking your transaction…')).toBeVisible();
    expect(screen.queryByText('Not sent')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  });

  it('never says failed of what may have been sent, and leads to the transactions', async () => {
    const onOpenChange = vi.fn();
    const journey = await startSending({ onOpenChange });
    await toLostAnswer(journey);
    await journey.advance(60_000);
    expect(screen.getByText("We're not sure this was sent")).toBeVisible();
    expect(document.body.textContent).not.toMatch(/failed|was not sent/i);
    expect(screen.getByRole('button', { name: 'Close' })).toBeEnabled();
    await journey.press('View transactions');
    expect(journey.visited).toEqual([{ to: 'transactions' }]);
    expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'navigated' }),
    );
  });

  it('repeats the same transaction when it is signed again after that', async () => {
    const journey = await startSending();
    await toLostAnswer(journey);
    await journey.advance(60_000);
    await journey.sign();
    expect(screen.getByRole('heading', { name: 'Successfully Sent' })).toBeVisible();
    expect(journey.sandbox.books.transactions()).toHaveLength(1);
  });
});

describe('the next signature of a visit', () => {
  it('begins with the method that signed last, and BACK shows the choice', async () => {
    const { user, press, advance, toSign, sign } = await startSending();
    await toSign();
    await sign();
    await press('Send another');
    await user.click(screen.getByLabelText('Recipient Address'));
    await user.paste(recipient);
    await press('Continue');
    await user.click(screen.getByLabelText('Amount'));
    await user.paste('0.1');
    await advance(100);
    await press('Continue');
    await press('Continue');
    expect(screen.getByLabelText('Cloud encryption password')).toHaveFocus();
    await press('BACK');
    expect(screen.getByText('How do you want to sign?')).toBeVisible();
  });

  it('begins with the choice after a method that failed', async () => {
    const { press, toSign, sign } = await startSending();
    await toSign();
    await sign('not the key');
    await press('Back');
    await press('Continue');
    expect(screen.getByText('How do you want to sign?')).toBeVisible();
  });
});

it('shows no error of the old password once it was reset in the middle of signing', async () => {
  await Promise.all([preloadResetCloudPasswordDialog(), loadEnglishWords()]);
  const { user, press, advance, toSign, sign, sandbox } = await startSending();
  await toSign();
  await sign('not the key');
  expect(key()).toBeInvalid();
  await press('Forgot encryption key?');
  await user.click(screen.getByLabelText('Seed phrase'));
  await user.paste(sandbox.secrets.seedPhrase);
  const reset = within(screen.getByRole('dialog', { name: 'Reset Cloud Encryption Password' }));
  await user.click(reset.getByRole('button', { name: 'Continue' }));
  await user.click(await reset.findByLabelText('Cloud encryption password'));
  await user.paste('Correct-Horse-43');
  await user.click(screen.getByLabelText('Confirm password'));
  await user.paste('Correct-Horse-43');
  await user.click(screen.getByRole('checkbox'));
  await press('Enable Cloud Password');
  await advance(80);
  expect(key()).toBeValid();
  await sign('Correct-Horse-43');
  expect(screen.getByText('Successfully Sent')).toBeVisible();
});
