import { light } from '@billfold/core/theme';
import { describe, expect, it } from 'vitest';
import { createTriggerSheet, triggerColors } from './trigger-sheet.ts';

const rules = ({ sheet }: ReturnType<typeof createTriggerSheet>): string =>
  [...sheet.cssRules]
    .map(({ cssText }) => cssText)
    .join('\n')
    .replaceAll(/,\s*/g, ',');

describe('the built-in button', () => {
  it('has the colors of the default light theme', () => {
    expect(light).toMatchObject(triggerColors);
    expect(rules(createTriggerSheet(window))).toContain('var(--billfold-color-accent,#0B6B4B)');
  });

  it('takes colors by token and by variable, and yields to variables of the page', () => {
    const triggers = createTriggerSheet(window);
    triggers.setColors({ accent: '#7A1FA2', '--billfold-color-accent-text': '#FFF8E1' });
    expect(rules(triggers)).toContain('var(--billfold-color-accent,#7A1FA2)');
    expect(rules(triggers)).toContain('var(--billfold-color-accent-text,#FFF8E1)');
    triggers.setColors(undefined);
    expect(rules(triggers)).toContain('var(--billfold-color-accent,#0B6B4B)');
  });
});
