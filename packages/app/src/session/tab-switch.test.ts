import { expect, test } from 'vitest';
import { createTabSwitch, tabFlag } from './tab-switch.ts';

test('a choice outlives a reload of the tab', () => {
  sessionStorage.clear();
  const first = createTabSwitch(tabFlag(window, 'test-switch'));
  expect(first.get().isOn).toBe(false);
  first.toggle();
  expect(first.get().isOn).toBe(true);
  const second = createTabSwitch(tabFlag(window, 'test-switch'));
  expect(second.get().isOn).toBe(true);
  second.toggle();
  expect(createTabSwitch(tabFlag(window, 'test-switch')).get().isOn).toBe(false);
});

test('works where the browser refuses storage', () => {
  const page = {
    get sessionStorage(): Storage {
      throw new DOMException('refused', 'SecurityError');
    },
  };
  const choice = createTabSwitch(tabFlag(page, 'test-switch'));
  choice.toggle();
  expect(choice.get().isOn).toBe(true);
});
