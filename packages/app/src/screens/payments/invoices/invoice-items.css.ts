import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../common/visually-hidden.ts';

/** On a phone each item is two lines: its name with its sum, then its quantity and unit price. */
export const items = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });

globalStyle(`${items} :is(th, td)`, {
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[6]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});
globalStyle(`${items} :is(thead, tbody) :is(th, td)`, {
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
globalStyle(`${items} tr`, { breakInside: 'avoid' });
globalStyle(`${items} thead th`, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
});
// In ink, whatever the theme of the screen.
globalStyle(`${items} thead th`, {
  '@media': { print: { borderColor: 'CanvasText', color: 'CanvasText' } },
});
// Figures are as narrow as they can be, near what they are about.
globalStyle(`${items} :is(thead, tbody) :is(th, td):first-child`, { width: '100%' });
globalStyle(`${items} tfoot :is(th, td)`, { fontWeight: 500 });
globalStyle(`${items} tfoot tr:last-child :is(th, td)`, {
  fontSize: vars.text.lg,
  fontWeight: 600,
});
globalStyle(`${items} :is(th, td):last-child`, { paddingInlineEnd: 0 });

/** A column of figures, which never break. */
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${items} .${figure}`, { textAlign: 'end' });

const onPhone = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@media': { [media.phone]: rule } });

onPhone(`${items}, ${items} :is(tbody, tfoot)`, { display: 'block' });
// Read aloud only, as the heading of each list on a phone is.
onPhone(`${items} thead`, visuallyHidden);
onPhone(`${items} :is(tbody, tfoot) tr`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[1],
});
onPhone(`${items} tbody tr`, {
  gridTemplateAreas: '"item item sum" "count each sum"',
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
onPhone(`${items} tbody td`, { padding: 0, borderBlockEnd: 0 });
onPhone(`${items} tbody td:nth-child(1)`, { gridArea: 'item', width: 'auto' });
onPhone(`${items} tbody td:nth-child(2)`, { gridArea: 'count' });
onPhone(`${items} tbody td:nth-child(3)`, { gridArea: 'each' });
onPhone(`${items} tbody td.${figure}:nth-child(3)`, { textAlign: 'start' });
onPhone(`${items} tbody td:is(:nth-child(2), :nth-child(3))`, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});
onPhone(`${items} tbody td:nth-child(3)::before`, { content: '"× "' });
onPhone(`${items} tbody td:nth-child(4)`, { gridArea: 'sum' });
onPhone(`${items} tfoot td:first-child`, { display: 'none' });
onPhone(`${items} tfoot th.${figure}`, { gridColumn: '1 / 3', textAlign: 'start' });
