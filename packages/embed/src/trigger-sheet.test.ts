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

  it('takes what the page leaves out from its business', () => {
    const triggers = createTriggerSheet(window);
    const business = { accent: '#FDE047', accentText: '#000000', focusRing: '#8A7500' };
    triggers.setColors({ '--billfold-color-focus-ring': '#123456' }, business);
    expect(rules(triggers)).toContain('var(--billfold-color-accent,#FDE047)');
    expect(rules(triggers)).toContain('var(--billfold-color-accent-text,#000000)');
    expect(rules(triggers)).toContain('var(--billfold-color-focus-ring,#123456)');
  });

  it('takes nothing from its business beside an accent of the page, on which its text might not be read', () => {
    const triggers = createTriggerSheet(window);
    triggers.setColors(
      { '--billfold-color-accent': '#111111' },
      { accent: '#FDE047', accentText: '#000000' },
    );
    expect(rules(triggers)).toContain('var(--billfold-color-accent,#111111)');
    expect(rules(triggers)).toContain('var(--billfold-color-accent-text,#FFFFFF)');
  });

  it.each([null, 7, 'red', ['red'], {}])(
    'is as built in where the business answers %j',
    (business) => {
      const triggers = createTriggerSheet(window);
      triggers.setColors(undefined, business);
      expect(rules(triggers)).toBe(rules(createTriggerSheet(window)));
    },
  );
});
