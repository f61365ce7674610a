import { type ColorToken, colorTokens } from '@billfold/core/theme';
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { coloursIn } from './colour-use.ts';

/** One dialog or screen, and which colour variables change it. */
export interface ColourRow {
  readonly name: string;
  /** Is there before the first press. */
  readonly from?: string;
  /** Buttons that are pressed one after the other before it is looked at. */
  readonly presses?: readonly string[];
  /** Is there when what it shows has come. */
  readonly until: string;
  /** All of them but the ring, which shows where the keyboard is. */
  readonly colours: readonly ColorToken[];
}

/** On the document: shows what has the name in its detail, nothing for an empty one. */
export const showEvent = 'billfold-show';

const patience = { timeout: 10_000 };

/**
 * Sets each colour variable on the provider's own node, and compares which ones change anything of
 * what is drawn for each of `rows`. `root` finds that in the light DOM and in a shadow tree alike.
 */
export async function checkColours(
  { canvasElement }: Pick<StoryContext, 'canvasElement'>,
  { rows, root }: { readonly rows: readonly ColourRow[]; readonly root: string },
): Promise<void> {
  const host = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>(
      '[data-billfold-host], [data-billfold-scheme]',
    );
    if (!found) throw new Error('The provider has drawn nothing yet.');
    return found;
  });
  const tree: ParentNode = await waitFor(() => {
    const found = host.matches('[data-billfold-host]') ? host.shadowRoot : canvasElement;
    if (!found) throw new Error('There is no shadow tree yet.');
    return found;
  });
  const find = (selector: string): Promise<HTMLElement> =>
    waitFor(() => {
      const found = tree.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`There is no ${selector} yet.`);
      return found;
    }, patience);
  await find('main');
  for (const { name, from = '', presses = [], until, colours } of rows) {
    await waitFor(() => {
      document.dispatchEvent(new CustomEvent(showEvent, { detail: name }));
      if (!tree.querySelector(root)) throw new Error(`${name} is not there yet.`);
    }, patience);
    if (from !== '') await find(`${root} ${from}`);
    for (const text of presses) await press(tree, `${root} button`, text);
    await find(`${root} ${until}`);
    const expected = colorTokens.filter((token) => colours.includes(token));
    const look = (): readonly ColorToken[] => {
      const drawn = tree.querySelector(root);
      return drawn ? coloursIn(drawn, host).filter((token) => token !== 'focusRing') : [];
    };
    const seen = await settled(look, expected);
    await expect(seen, [name, ...presses].join(': ')).toEqual(expected);
    document.dispatchEvent(new CustomEvent(showEvent, { detail: '' }));
    await waitFor(() => expect(tree.querySelector(root)).toBeNull());
  }
}

async function press(tree: ParentNode, selector: string, text: string): Promise<void> {
  const button = await waitFor(() => {
    const all = [...tree.querySelectorAll<HTMLButtonElement>(selector)];
    const found = all.find((each) => each.textContent === text && !each.disabled);
    if (!found) throw new Error(`${text} cannot be pressed yet.`);
    return found;
  }, patience);
  await userEvent.click(button);
}

/**
 * Reads the colours once they are as expected: a loading part has others. Not `waitFor`,
 * which looks again at each change of the page, and looking changes it.
 */
async function settled(
  look: () => readonly ColorToken[],
  expected: readonly ColorToken[],
): Promise<readonly ColorToken[]> {
  for (let tries = 0; tries < 50; tries += 1) {
    const seen = look();
    if (`${seen}` === `${expected}`) return seen;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return look();
}
