import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { layer } from './theme.css.ts';

type Rule = Omit<StyleRule, '@layer'>;

/** A class whose rules stand in our cascade layer; class names among the parts are added to it. */
export function layered(...parts: readonly (Rule | string)[]): string {
  return style(parts.map((part) => (typeof part === 'string' ? part : inLayer(part))));
}

/** One such class per variant, each on top of `base`. */
export function layeredVariants<K extends string>(
  base: string,
  rules: Readonly<Record<K, Rule>>,
): Record<K, string> {
  return styleVariants(rules, (rule: Rule) => [base, inLayer(rule)]);
}

function inLayer(rule: Rule): StyleRule {
  return { '@layer': { [layer]: rule } };
}
