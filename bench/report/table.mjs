// How a measurement prints itself: a heading, a sentence, a table, all Markdown.

/** @param {{ title: string, text: string, head: string[], rows: string[][] }} section */
export function printSection({ title, text, head, rows }) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  console.log(`## ${title}\n\n${text}\n`);
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}

/** `holds`, `missed`, or nothing where there is no gate. */
export function verdict(value, gate) {
  if (gate === undefined) return '';
  return value <= gate ? 'holds' : '**missed**';
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
