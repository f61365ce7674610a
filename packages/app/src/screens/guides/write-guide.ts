import type { Translate } from '@billfold/core/i18n';
import type { Guide } from './guides.ts';
import { exampleOrigin, type Language, languages, type SnippetPlace } from './snippets.ts';

const place: SnippetPlace = {
  origin: exampleOrigin,
  maskedKey: 'bf_test_sk_4fGh...x7Qa',
  currency: 'EUR',
};

const fences: Readonly<Record<Language, string>> = {
  shell: 'sh',
  curl: 'sh',
  node: 'mjs',
  php: 'php',
  python: 'python',
};

/** Writes a guide as a page in Markdown, with the facts of an example. */
export function writeGuide(guide: Guide, t: Translate): string {
  const steps = guide.steps.map((step, index) =>
    [
      ...(step.part === undefined ? [] : [`## ${t(step.part)}`]),
      ...[`## ${index + 1}. ${t(step.title)}`, t(step.text), ...codeOf(step.snippet ?? {})],
    ].join('\n\n'),
  );
  return `${[`# ${t(guide.title)}`, t(guide.lead), ...steps].join('\n\n')}\n`;
}

function codeOf(snippet: NonNullable<Guide['steps'][number]['snippet']>): readonly string[] {
  return languages.flatMap((language) => {
    const write = snippet[language];
    return write === undefined ? [] : [`\`\`\`${fences[language]}\n${write(place)}\n\`\`\``];
  });
}
