import type { Sandbox } from '@billfold/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { CommandPalette } from './command-palette.tsx';

const ran: string[] = [];
const command = (id: string, text: string) => ({ id, text, run: () => void ran.push(id) });
const groups = () => [
  { id: 'go', title: 'Go to', commands: [command('p', 'Portfolio'), command('a', 'Accounts')] },
  { id: 'send', title: 'Send to', commands: [command('z', 'Send to Zoe')] },
];

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <CommandPalette open={open} onOpenChange={setOpen} groups={groups} />
    </>
  );
}

async function openPalette() {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('combobox', { name: 'Search and commands' });
}
const closed = async (sandbox: Sandbox): Promise<void> => {
  await sandbox.time.advance(1_000);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.getByRole('option', { selected: true }).textContent;

test('CommandPalette moves by arrow keys around its end, and Enter runs and closes', async () => {
  const { sandbox } = await renderInSandbox(<Page />);
  const field = await openPalette();
  await waitFor(() => expect(field).toHaveFocus());
  expect(shown()).toEqual(['Portfolio', 'Accounts', 'Send to Zoe']);
  expect(active()).toBe('Portfolio');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Send to Zoe');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[2]?.id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(ran).toEqual(['a']);
  await closed(sandbox);
});

test('CommandPalette shows what ran last first, when it opens again', async () => {
  const { sandbox } = await renderInSandbox(<Page />);
  await openPalette();
  await userEvent.keyboard('zoe{Enter}');
  await closed(sandbox);
  const field = await openPalette();
  expect(field).toHaveValue('');
  const recent = within(screen.getByRole('group', { name: 'Recent' }));
  expect(recent.getByRole('option')).toHaveTextContent('Send to Zoe');
});

test('CommandPalette says when nothing is found, and Enter does nothing then', async () => {
  await renderInSandbox(<Page />);
  const field = await openPalette();
  const before = ran.length;
  await userEvent.type(field, 'xyzzy{Enter}');
  expect(screen.getByText('Nothing found')).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(ran).toHaveLength(before);
});
