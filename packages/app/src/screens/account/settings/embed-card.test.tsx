import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerAccount } from '../../../../test/account-answers.ts';
import { openAsAda } from '../../../../test/open-site.tsx';

async function openEmbed() {
  await openAsAda('/account/settings/developer', {
    prepare: (sandbox) => {
      sandbox.platform.storage.set('walletId', sandbox.walletId);
      answerAccount(sandbox);
    },
  });
  return screen.findByRole('region', { name: 'Preview' });
}

test('a color changes the preview and the code, until the built-in ones are wanted back', async () => {
  await openEmbed();
  const code = () => screen.getByRole('tabpanel');
  expect(code()).not.toHaveTextContent('colors');
  fireEvent.change(screen.getByLabelText('Buttons'), { target: { value: '#7c3aed' } });
  expect(code()).toHaveTextContent("colors: { accent: '#7c3aed' }");
  await userEvent.click(screen.getByRole('tab', { name: 'Script tag' }));
  expect(code()).toHaveTextContent(`data-colors='{"accent":"#7c3aed"}'`);
  await userEvent.click(screen.getByRole('button', { name: 'Use the built-in colours' }));
  expect(code()).not.toHaveTextContent('data-colors');
});

test('a color that is hard to read says so', async () => {
  await openEmbed();
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: '#eeeeee' } });
  expect(screen.getByLabelText('Text')).toBeInvalid();
  expect(screen.getByLabelText('Text')).toHaveAccessibleDescription(/more contrast/);
});

test('the preview opens the dialog of the wallet', async () => {
  const preview = await openEmbed();
  await userEvent.click(within(preview).getByRole('button', { name: 'Receive' }));
  expect(await screen.findByRole('dialog', { name: 'Receive' })).toBeVisible();
});
