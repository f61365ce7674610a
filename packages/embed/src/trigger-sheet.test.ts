import { light } from '@billfold/core/theme';
import { expect, it } from 'vitest';
import { triggerColors } from './trigger-sheet.ts';

it('the built-in button has the colors of the default light theme', () => {
  expect(light).toMatchObject(triggerColors);
});
