import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SettingSwitch } from './setting-switch.tsx';

test('SettingSwitch shows the new value while it is being saved, and the saved one afterwards', async () => {
  let settle = (): void => undefined;
  const saving = new Promise<void>((resolve) => {
    settle = resolve;
  });
  render(<SettingSwitch title="Hide amounts" checked={false} onSave={() => saving} />);
  const shown = screen.getByRole('switch', { name: 'Hide amounts' });
  await userEvent.click(shown);
  expect(shown).toBeChecked();
  expect(shown).toHaveFocus();
  await act(async () => settle());
  expect(shown).not.toBeChecked();
});

test('SettingSwitch ignores a press while it is being saved', async () => {
  let count = 0;
  const never = new Promise<void>(() => undefined);
  const save = (): Promise<void> => {
    count += 1;
    return never;
  };
  render(<SettingSwitch title="Hide amounts" checked onSave={save} />);
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(screen.getByRole('switch'));
  expect(count).toBe(1);
});
