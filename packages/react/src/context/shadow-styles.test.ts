import { describe, expect, it, vi } from 'vitest';
import { createShadowStyles } from './shadow-styles.ts';

const createTree = () => document.createElement('div').attachShadow({ mode: 'open' });
const rulesIn = ({ adoptedStyleSheets }: ShadowRoot) =>
  adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
const base = '.base { color: red; }';
const send = '.send { color: blue; }';

describe('createShadowStyles', () => {
  it('adopts the sheets of a dialog in a tree that is there already, without those it has', async () => {
    const styles = createShadowStyles();
    const tree = createTree();
    await styles.add(async () => ({ styleTexts: [base] }));
    styles.attach(tree);
    expect(rulesIn(tree)).toHaveLength(1);
    await styles.add(async () => ({ styleTexts: [base, send] }));
    expect(rulesIn(tree)).toEqual([
      expect.stringContaining('.base'),
      expect.stringContaining('.send'),
    ]);
  });

  it('imports each text once, and again after a failure', async () => {
    const styles = createShadowStyles();
    const load = vi.fn(async () => ({ styleTexts: [base] }));
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(styles.add(load)).rejects.toThrow('offline');
    await Promise.all([styles.add(load), styles.add(load)]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('removes its sheets and no other from a tree that it leaves', async () => {
    const styles = createShadowStyles();
    const tree = createTree();
    const foreign = new CSSStyleSheet();
    tree.adoptedStyleSheets = [foreign];
    await styles.add(async () => ({ styleTexts: [base] }));
    const leave = styles.attach(tree);
    leave();
    await styles.add(async () => ({ styleTexts: [send] }));
    expect(tree.adoptedStyleSheets).toEqual([foreign]);
  });
});
