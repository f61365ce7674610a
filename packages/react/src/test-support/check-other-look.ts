import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { isTest, type Look } from './look.ts';
import { lookEvent } from './story-stage.tsx';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/**
 * Looks at the story once more in the dark and from right to left, in the state that its play has
 * brought it to; the addon itself has looked at it as it was drawn. In tests only.
 */
export const checkOtherLook: AfterEach = async (context) => {
  if (!isTest()) return;
  await show({ scheme: 'dark', locale: 'ar-XB' });
  await checkAccessibility(context);
  await show({});
};

async function show(look: Partial<Look>): Promise<void> {
  document.dispatchEvent(new CustomEvent(lookEvent, { detail: look }));
  await waitFor(() => {
    const tree = document.querySelector('[data-billfold-host]')?.shadowRoot ?? document;
    const shown = tree.querySelector('[data-billfold-scheme]')?.getAttribute('lang');
    if (shown !== (look.locale ?? 'en')) throw new Error('The story is not drawn again yet.');
  });
  // The texts come with the next task, and are drawn in the frame after it.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
