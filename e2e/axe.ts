import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { run } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Finds what breaks the accessibility rules that axe knows, or `rules` alone, on the page and in its frames of
 * the same origin: a page that shows another one in a frame has two main landmarks. Returns a line for each
 * fault: the rule and the element.
 */
export async function findFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  await Promise.all(page.frames().map(addAxe));
  return page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { readonly axe: { readonly run: typeof run } };
    // To report each node that passes as well would take twice as long. Without loading style sheets again,
    // which no rule needs: a copy of one that is still loading would be an inline style, which the policy
    // forbids.
    const { violations } = await axe.run({
      ...{ resultTypes: ['violations'], preload: false },
      ...(only && { runOnly: [...only] }),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);
}

/** Adds axe to a document once: to read its source again takes as long as to judge a page. */
async function addAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(source);
}
