import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|md|css|html|yaml)$/.test(file))
  .filter((file) => file !== 'test/citations.test.ts' && file !== 'pnpm-lock.yaml')
  .filter((file) => existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Papers that are not in this repository, and their sections. A standard is cited by its name. */
const foreignPapers = [
  /\bA-\d{2}\b/,
  /(?<!\/|\]\()\b(product|chains|sdk|roadmap|visual|toolchain|style|house|screens|texts|language)\.md\b/,
  /\b(security|performance|payments|architecture)\.md §/,
  /§\d/,
];
const standard = /\b(RFC|BIP|EIP|ERC|SLIP|SEC|FIPS|TEP|WCAG|ISO|NIST)[- ]?[\d.-]*,? §[\d.]+/g;

/** Lines of `text` that cite a paper outside the repository. */
function foreignCitations(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replaceAll(standard, ''))
    .filter((line) => foreignPapers.some((paper) => paper.test(line)));
}

/** Headings of docs/decisions that `text` cites, with the file of each; null without a heading. */
function citedDecisions(text: string): { area: string; heading: string | null }[] {
  const plain = text.replaceAll(/\s*\n\s*(\*|\/\/|#)?\s*/g, ' ');
  return [...plain.matchAll(/(?:"([^"]+)" in )?docs\/decisions\/([a-z0-9]+)\.md(?!\))/g)].map(
    ([, heading = null, area = '']) => ({ area, heading }),
  );
}

function headingsOf(area: string): string[] {
  const path = join(root, 'docs/decisions', `${area}.md`);
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
}

describe('the citations of the repository', () => {
  it('name no paper outside of it', () => {
    const found = files.flatMap(({ file, text }) =>
      foreignCitations(text).map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('name decisions by headings that exist', () => {
    const broken = files
      .flatMap(({ file, text }) => citedDecisions(text).map((cited) => ({ file, ...cited })))
      .filter(({ area, heading }) => heading === null || !headingsOf(area).includes(heading));
    expect(broken).toEqual([]);
  });
});

describe('the search for citations', () => {
  it('finds papers and lets standards be', () => {
    const paper = ['A', '42'].join('-');
    const lines = [`as ${paper} says`, '// spec §3', '@see RFC 7636 §4.2', '@see FIPS 180-4 §6.2'];
    expect(foreignCitations(lines.join('\n'))).toEqual(lines.slice(0, 2));
  });

  it('reads a heading over the end of a line of a comment', () => {
    const comment = '/**\n * See "Pasted\n * amounts" in docs/decisions/money.md.\n */';
    expect(citedDecisions(comment)).toEqual([{ area: 'money', heading: 'Pasted amounts' }]);
  });
});
