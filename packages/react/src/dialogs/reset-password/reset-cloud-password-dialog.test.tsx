import { resetWalletPassword } from '@billfold/core/contract';
import { loadEnglishWords } from '@billfold/core/flows';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerSecretFrame } from '../../test-support/answer-secret-frame.ts';
import { type RenderOptions, renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { Button } from '../../ui/button/button.tsx';
import {
  preloadResetCloudPasswordDialog,
  ResetCloudPasswordDialog,
  type ResetCloudPasswordDialogProps,
} from './reset-cloud-password-dialog.tsx';

const phrase = () => screen.getByLabelText('Seed phrase');
const password = () => screen.getByLabelText('Cloud encryption password');
const confirmation = () => screen.getByLabelText('Confirm password');
const consent = () => screen.getByRole('checkbox');
const newPassword = 'Correct-Horse-43';
const never = () => new Promise<never>(() => undefined);

/** Everything in the page: what is written, every attribute, and what stands in every input. */
function wholePage(): string {
  const inputs = [...document.querySelectorAll('input, textarea')];
  const values = inputs.map((input) => ('value' in input ? String(input.value) : ''));
  return document.documentElement.outerHTML + values.join(' ');
}

async function start(props: ResetCloudPasswordDialogProps = {}, options: RenderOptions = {}) {
  await Promise.all([preloadResetCloudPasswordDialog(), loadEnglishWords()]);
  const drawn = await renderInSandbox(<ResetCloudPasswordDialog defaultOpen {...props} />, options);
  const { user, advance, sandbox } = drawn;
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await advance(0);
  };
  const enterPhrase = async (text = sandbox.secrets.seedPhrase) => {
    await user.click(phrase());
    await user.paste(text);
    await press('Continue');
  };
  const enterPassword = async (text = newPassword, again = text) => {
    await user.click(password());
    await user.paste(text);
    await user.click(confirmation());
    await user.paste(again);
  };
  const enable = () => press('Enable Cloud Password');
  return { ...drawn, press, enterPhrase, enterPassword, enable };
}

describe('ResetCloudPasswordDialog (R-RPW-01, R-RPW-05)', () => {
  it('asks for the seed phrase first, in two steps', async () => {
    await start();
    expect(screen.getByRole('dialog', { name: 'Reset Cloud Encryption Password' })).toBeVisible();
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Seed phrase', 'Password']);
    expect(phrase()).toHaveFocus();
    expect(password()).not.toBeVisible();
  });

  it('sets a new password, says so, and closes', async () => {
    const onDone = vi.fn();
    const journey = await start({ onDone });
    const { user, sandbox, advance, events } = journey;
    await journey.enterPhrase();
    await journey.enterPassword();
    await user.click(consent());
    await journey.enable();
    expect(sandbox.secrets.password).toBe(newPassword);
    expect(screen.getByText('New password successfully created')).toBeVisible();
    expect(onDone).toHaveBeenCalledOnce();
    await advance(80);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(events.at(-1)).toEqual({
      type: 'dialog-closed',
      dialog: 'reset-password',
      reason: 'completed',
    });
  });

  it('can be gone through with the keyboard alone', async () => {
    const { user, sandbox, advance } = await start();
    await user.paste(`  ${sandbox.secrets.seedPhrase.toUpperCase()} `);
    // What is hidden can have no focus in a browser, which a story shows; here it can.
    screen.getByRole('button', { name: 'Continue' }).focus();
    await user.keyboard('{Enter}');
    await advance(0);
    password().focus();
    await user.paste(newPassword);
    await user.tab();
    await user.tab();
    expect(confirmation()).toHaveFocus();
    await user.paste(newPassword);
    await user.tab();
    await user.tab();
    expect(consent()).toHaveFocus();
    await user.keyboard(' {Enter}');
    await advance(0);
    expect(sandbox.secrets.password).toBe(newPassword);
  });

  it('links to help about a lost phrase, in a new tab, where the host has a page about it', async () => {
    const { unmount } = await start();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    unmount();
    await start({}, { help: (topic) => `/security-tips#${topic}` });
    const link = screen.getByRole('link', { name: 'Forgot your seed phrase?' });
    expect(link).toHaveAttribute('href', '/security-tips#seed-phrase');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('R-EMB-06: is a frame of the wallet on a page where other scripts could read it', async () => {
    const onDone = vi.fn();
    const { advance, sandbox } = await start({ onDone }, { secretEntry: 'frame' });
    const { say, heard } = await answerSecretFrame(advance);
    expect(heard).toEqual([
      { type: 'reset-password', walletId: sandbox.walletId, colorScheme: 'system' },
    ]);
    expect(screen.queryByLabelText('Seed phrase')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await say({ type: 'password-reset' });
    expect(onDone).toHaveBeenCalledOnce();
    await act(() => sandbox.time.advance(1_000));
    expect(screen.queryByRole('dialog', { name: /^Reset/ })).not.toBeInTheDocument();
  });

  it('says where to go on where its frame is refused, and tries again', async () => {
    const { advance, press } = await start({}, { secretEntry: 'frame' });
    await advance(10_000);
    expect(screen.getByText('Open your wallet to continue')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open / })).toHaveAttribute('target', '_blank');
    await press('Retry');
    expect(screen.getByTitle(/^Your wallet on /)).toBeInTheDocument();
  });
});

describe('the seed phrase (R-RPW-04)', () => {
  it.each([
    ['', 'Enter all 12 words'],
    ['abandon about', 'Enter all 12 words'],
    ['abandon '.repeat(13), 'You pasted 13 words. A seed phrase has 12, 15, 18, 21 or 24.'],
    [`${'abandon '.repeat(11)}aboot`, 'Check word 12: not in the word list.'],
    ['abandon '.repeat(12), "Every word is valid, but the phrase isn't. Check the order."],
  ])('%j is refused: %s', async (text, sentence) => {
    const { user, press } = await start();
    if (text !== '') await user.paste(text);
    await press('Continue');
    expect(phrase()).toHaveAccessibleDescription(sentence);
    const refused = screen
      .getAllByRole('textbox')
      .filter((word) => word.getAttribute('aria-invalid') === 'true');
    expect(refused[0]).toHaveFocus();
    await user.keyboard('x');
    expect(phrase()).not.toBeInvalid();
  });

  it('is read as it was kept, numbered and on lines', async () => {
    const { user, sandbox, press } = await start();
    const kept = sandbox.secrets.seedPhrase.split(' ').map((word, at) => `${at + 1}. ${word}`);
    await user.paste(kept.join('\n'));
    await press('Continue');
    expect(password()).toBeVisible();
  });

  it('of another wallet is refused where it was entered, and what was typed stays', async () => {
    const journey = await start();
    await journey.enterPhrase(
      'legal winner thank year wave sausage worth useful legal winner thank yellow',
    );
    await journey.enterPassword();
    await journey.user.click(consent());
    await journey.enable();
    expect(phrase()).toHaveAccessibleDescription('This phrase belongs to a different wallet.');
    expect(phrase()).toHaveFocus();
    await journey.enterPhrase();
    expect(password()).toHaveValue(newPassword);
    await journey.enable();
    expect(screen.getByText('New password successfully created')).toBeVisible();
  });
});

describe('the new password (R-RPW-02, R-RPW-03)', () => {
  it('is asked for with consent, and the first that is missing gets the focus', async () => {
    const { enterPhrase, enable, user } = await start();
    await enterPhrase();
    await enable();
    expect(password()).toHaveAccessibleDescription(/^Must have at least 1 character /);
    expect(confirmation()).toHaveAccessibleDescription('Must have at least 1 character');
    expect(consent()).toHaveAccessibleDescription('Required');
    expect(password()).toHaveFocus();
    await user.click(consent());
    expect(consent()).not.toBeInvalid();
    expect(password()).toBeInvalid();
  });

  it('must not be weak, and must be confirmed', async () => {
    const { user, enterPhrase, enterPassword, enable } = await start();
    await enterPhrase();
    await enterPassword('short', 'other');
    await user.click(consent());
    await enable();
    expect(screen.getByText('Password is too weak')).toBeVisible();
    expect(password()).toHaveAccessibleDescription(/^Password is too weak /);
    expect(confirmation()).toHaveAccessibleDescription("Passwords don't match");
    await user.clear(password());
    await user.type(password(), newPassword);
    await enable();
    expect(confirmation()).toHaveFocus();
  });

  it.each([
    ['Aa1-56789', 'Too Weak'],
    ['Aa1-567890', 'Weak'],
    ['Aa1-5678901234', 'Medium'],
    ['Aa1-567890123456', 'Strong'],
  ])('%s is rated %s while it is typed', async (text, word) => {
    const { user, enterPhrase } = await start();
    await enterPhrase();
    await user.click(password());
    await user.paste(text);
    expect(password()).toHaveAccessibleDescription(new RegExp(`Password strength ${word} `));
  });

  it('tells what it takes before it is typed, and what it still needs beside the refusal', async () => {
    const { enterPhrase, enterPassword, enable } = await start();
    await enterPhrase();
    const rule =
      'Must include 10 characters or more A lowercase letter An uppercase letter A number A symbol';
    expect(password()).toHaveAccessibleDescription(
      `Used to approve transactions. Choose a different one from your sign-in password. Password strength ${rule}`,
    );
    await enterPassword('correct horse battery staple');
    await enable();
    expect(password()).toHaveAccessibleDescription(
      [
        'Password is too weak Password strength Too Weak Must include 10 characters or more done',
        'A lowercase letter done An uppercase letter missing A number missing A symbol missing',
      ].join(' '),
    );
  });

  it('is not the password of the sign-in to a password manager', async () => {
    const { container } = await start();
    expect(container.querySelector('[autocomplete="username"]')).toHaveValue('Savings');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(phrase()).toHaveAttribute('autocomplete', 'off');
  });

  it('stays typed when the service fails, which is said with its request', async () => {
    const journey = await start();
    const body = { errors: ['Try again later.'], requestId: 'req_7' };
    journey.sandbox.services.fail(resetWalletPassword, { status: 500, body });
    await journey.enterPhrase();
    await journey.enterPassword();
    await journey.user.click(consent());
    await journey.enable();
    expect(screen.getByText('The password was not changed')).toBeVisible();
    expect(screen.getByText('Request req_7')).toBeVisible();
    expect(password()).toHaveValue(newPassword);
    await journey.enable();
    expect(journey.sandbox.secrets.password).toBe(newPassword);
  });

  it('is changed once, and nothing closes the dialog meanwhile', async () => {
    const onOpenChange = vi.fn();
    const journey = await start({ onOpenChange });
    const { user, sandbox } = journey;
    await journey.enterPhrase();
    await journey.enterPassword();
    await user.click(consent());
    sandbox.services.on(resetWalletPassword)(never);
    const before = sandbox.services.requests.length;
    await journey.enable();
    await journey.enable();
    await user.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(sandbox.services.requests.length).toBe(before + 1);
  });
});

describe('what is entered', () => {
  it('is kept on the way back, and forgotten when the dialog closes', async () => {
    const journey = await start({ trigger: <Button>Reset</Button> });
    const { user, press, advance, sandbox } = journey;
    await journey.enterPhrase();
    await journey.enterPassword();
    await press('Back');
    const words = screen.getAllByLabelText<HTMLInputElement>(/^Word \d+$/);
    expect(words.map(({ value }) => value).join(' ')).toBe(sandbox.secrets.seedPhrase);
    const fields = [...words, password()];
    await user.keyboard('{Escape}');
    await advance(80);
    for (const field of fields) expect(field).toHaveValue('');
    await press('Reset');
    expect(phrase()).toHaveValue('');
  });

  it('leaves no trace in the page once it is done', async () => {
    const journey = await start();
    const { seedPhrase } = journey.sandbox.secrets;
    await journey.enterPhrase();
    await journey.enterPassword();
    await journey.user.click(consent());
    await journey.enable();
    await journey.advance(80);
    expect(wholePage()).not.toContain(seedPhrase);
    expect(wholePage()).not.toContain(newPassword);
  });
});
