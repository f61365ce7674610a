import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Phrases of sentences to users that a native writer would not use. */
const banned =
  /\b(?:some|every)body\b|\bwho(?:m|so)ever\b|\banew\b|\bIf this was not you\b|\b(?:take|taken) (?:it|the change) back\b|\b(?:ignore|by) (?:this )?mail\b|\bare mailed\b|\bmust not be left\b|\bis no (?:contact|address|amount)\b|\bwere ended\b/i;
const source = join(import.meta.dirname, '..');
/** Texts of the operator's console, settings and log lines are written for the trade. */
const forOperators =
  /^(?:commands|db|vault|main\.ts|platform\/(?:env|start-error|read-|require-private)|chains|families)/;

it('errors and mails have no phrase that a native writer would not use', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !forOperators.test(file))
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/^(?!\s*(?:\*|\/[/*])).*(['"`]).*\1/gm)]
        .map(([line]) => line.trim())
        .filter((line) => banned.test(line))
        .map((line) => `${file}: ${line}`),
    );
  expect(found).toEqual([]);
});
