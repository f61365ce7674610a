import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuilt } from '../scripts/pack.mjs';

const packageRoot = join(import.meta.dirname, '../packages/react');
const textOf = (name: string): string => readFileSync(join(packageRoot, 'dist', name), 'utf8');
const css = textOf('styles.css');
const dialogsCss = textOf('dialogs.css');
const layeredCss = textOf('styles.layer.css');

/** Selectors of every rule, without those of keyframes. */
function selectors(): readonly string[] {
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => selector !== '' && !/^(@|from$|to$|\d+%$)/.test(selector));
}

/** The selectors of a list: a comma inside brackets belongs to its selector. */
function splitList(list: string): readonly string[] {
  let depth = 0;
  const marked = [...list].map((character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return character === ',' && depth === 0 ? '\n' : character;
  });
  return marked.join('').split('\n');
}

describe('the built styles of @billfold/react', () => {
  it('hold the colour variables in light and dark', () => {
    expect(css).toMatch(/--bf-color-accent: var\(--billfold-color-accent, .*#0B6B4B/);
    expect(css).toMatch(/--bf-color-accent: var\(--billfold-color-accent, .*#46D39A/);
  });

  it("set none of the variables that are the host's to set", () => {
    expect(css).not.toMatch(/^\s*--billfold-/m);
  });

  it('select only what is ours, so that nothing of the host changes', () => {
    const foreign = selectors().filter(
      (selector) =>
        selector !== ':where(:root, :host)' &&
        !splitList(selector).every((part) => /\.bf-|\[data-billfold-/.test(part)),
    );
    expect(selectors().length).toBeGreaterThan(100);
    expect(foreign).toEqual([]);
  });

  it('have no cascade layer, and one class more than a reset in each rule', () => {
    expect(css).not.toContain('@layer');
    const single = selectors()
      .flatMap(splitList)
      .filter((selector) => /\.bf-/.test(selector) && !/(\.bf-[\w-]+)\1/.test(selector));
    expect(single).toEqual([]);
  });

  it('insist on the text properties that resets set with !important', () => {
    const declared = [...css.matchAll(/^ *(letter-spacing|word-spacing|text-transform):.*$/gm)];
    expect(declared.length).toBeGreaterThan(5);
    expect(declared.filter(([line]) => !line.endsWith(' !important;'))).toEqual([]);
  });

  it('stand in the cascade layer in the sheet for it, where any rule of the host is stronger', () => {
    const outside = layeredCss
      .replace(/@layer billfold \{[\s\S]*?\n\}/g, '')
      .replace(/@layer billfold;/g, '')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/@keyframes [\s\S]*?\n\}/g, '');
    expect(outside.trim()).toBe('');
  });

  it('take every colour from a variable', () => {
    const colours = css
      .split('\n')
      .filter((line) => /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i.test(line))
      .filter((line) => !/^\s*--bf-/.test(line));
    expect(colours).toEqual([]);
  });

  it('measure nothing by the font size of the host', () => {
    expect(css).not.toMatch(/\d(rem|vw|vh)\b/);
  });

  it('are those of the dialogs in a sheet of their own, without those of the screens', () => {
    const rules = (text: string) =>
      [...text.matchAll(/^ *([^{}@]*\.bf-[^{}]*)\{([^{}]*)\}/gm)].map(([rule]) => rule.trim());
    const whole = new Set(rules(css));
    expect(rules(dialogsCss).filter((rule) => !whole.has(rule))).toEqual([]);
    expect(rules(dialogsCss).length).toBeGreaterThan(100);
    expect(dialogsCss.length).toBeLessThan(0.7 * css.length);
    expect(dialogsCss).toMatch(/--bf-color-accent: var\(--billfold-color-accent, .*#46D39A/);
  });

  const parts = readBuilt('react', '.js').filter(({ text }) => text.includes('@layer billfold'));
  const rulesOf = (text: string): readonly string[] =>
    [...text.matchAll(/([^{}@;]*\.bf-[^{}]*)\{([^{}]*)\}/g)].map(([rule]) =>
      rule.replace(/\s+/g, ' ').trim(),
    );
  /** Rules of a style text, as its module holds them. */
  const rulesFor = async (...names: readonly string[]): Promise<ReadonlySet<string>> => {
    const modules: readonly { readonly styleTexts: readonly string[] }[] = await Promise.all(
      names.map((name) => import(join(packageRoot, 'dist/theme/style-text', `${name}.js`))),
    );
    return new Set(modules.flatMap(({ styleTexts }) => styleTexts.flatMap(rulesOf)));
  };
  const dialogNames = [
    'send',
    'receive',
    'add-account',
    'contacts',
    'reset-password',
    'scanner',
    'swap',
  ];

  it('have their text in the modules for shadow trees alone', () => {
    expect(parts.length).toBeGreaterThan(20);
    const elsewhere = parts.filter(({ file }) => !file.startsWith('theme/style-text/parts/'));
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });

  it('are all in the style texts of provider, dialogs and screens', async () => {
    const divided = await rulesFor('provider', 'screens', 'deposit-addresses', ...dialogNames);
    expect(rulesOf(layeredCss).filter((rule) => !divided.has(rule))).toEqual([]);
  });

  it.each(dialogNames)('are fewer for %s alone than all of them', async (name) => {
    const needed = await rulesFor('provider', name);
    expect(needed.size).toBeLessThan(0.6 * rulesOf(layeredCss).length);
  });
});
