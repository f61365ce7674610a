import type { FilledText } from './refusal-text.ts';
import { type RefusalRule, rules } from './rules.ts';

interface RulePattern {
  readonly rule: RefusalRule;
  readonly pattern: RegExp;
}

/** Rules with places, as patterns; the narrower ones come first. */
const patterns: readonly RulePattern[] = rules
  .filter((rule) => rule.includes('{'))
  .map((rule) => {
    const words = rule.split(/\{(\w+)\}/).map((part, at) => {
      if (at % 2 === 0) return part;
      return part === 'values' ? `(?<${part}>.+)` : `(?<${part}>-?[\\d.]+)`;
    });
    return { rule, pattern: new RegExp(`^${words.join('')}$`) };
  });

/** Returns the text of a broken rule. One that has no text of its own reads "is not valid" in other languages. */
export function ruleText(broken: string): FilledText {
  const english = `${broken.charAt(0).toUpperCase()}${broken.slice(1)}.`;
  const exact = rules.find((rule) => rule === broken);
  if (exact !== undefined) return { sentence: exact, values: {}, english };
  for (const { rule, pattern } of patterns) {
    const values = pattern.exec(broken)?.groups;
    if (values !== undefined) return { sentence: rule, values: { ...values }, english };
  }
  return { sentence: 'is not valid', values: {}, english };
}
