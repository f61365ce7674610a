const important = /^(letter-spacing|word-spacing|text-transform)$/;

/**
 * Returns the text of a layered sheet of ours without its layer, each class rule one class stronger:
 * `.bf-x` becomes `.bf-x.bf-x`. A reset of the page (`*`, `button`, a single class) loses to it, and
 * rules of ours keep their order among themselves. Text properties that resets set with `!important`
 * are important here too.
 */
export function unlayerStyles(css: string): string {
  return flatten(css.replace(/\/\*[\s\S]*?\*\//g, ''), false).trim();
}

/** Rewrites the blocks of one level; keyframes stay as they are. */
function flatten(css: string, isKeyframes: boolean): string {
  let out = '';
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open === -1) return out + withoutStatements(css.slice(at));
    const close = endOfBlock(css, open);
    const prelude = withoutStatements(css.slice(at, open)).trim();
    const body = css.slice(open + 1, close);
    at = close + 1;
    if (prelude.startsWith('@layer')) out += flatten(body, isKeyframes);
    else if (prelude.startsWith('@'))
      out += `${prelude} {\n${flatten(body, prelude.startsWith('@keyframes'))}}\n`;
    else if (isKeyframes) out += `${prelude} {${body}}\n`;
    else out += `${splitList(prelude).map(strengthen).join(', ')} {${insist(body)}}\n`;
  }
  return out;
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('The style sheet has a block without an end.');
}

/** Removes `@layer billfold;`. */
function withoutStatements(text: string): string {
  return text.replace(/@layer [\w-]+;/g, '');
}

/** Splits a selector list; a comma in brackets belongs to its selector. */
function splitList(list: string): readonly string[] {
  return list.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

/** Doubles the first class of ours: one class of specificity for each rule, whatever its selector. */
function strengthen(selector: string): string {
  return selector.replace(/\.bf-[\w-]+/, '$&$&');
}

function insist(body: string): string {
  return body.replace(/^(\s*)([\w-]+):([^;]*);/gm, (declaration, _, property: string) =>
    important.test(property) ? declaration.replace(/;$/, ' !important;') : declaration,
  );
}
