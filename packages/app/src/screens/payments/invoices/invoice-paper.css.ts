import { vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Issuer and customer beside each other. */
export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[6],
});

export const party = style({ display: 'grid', alignContent: 'start', overflowWrap: 'anywhere' });

export const heading = style({ fontSize: vars.text.sm, fontWeight: 400 });

export const name = style({ fontWeight: 600 });

export const items = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' });
globalStyle(`${items} :is(th, td)`, {
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[6]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});
globalStyle(`${items} tr`, { breakInside: 'avoid' });
globalStyle(`${items} thead th`, {
  borderColor: 'CanvasText',
  fontSize: vars.text.sm,
  fontWeight: 400,
});
// Figures are as narrow as they can be, beside what they are of.
globalStyle(`${items} :is(th, td):first-child`, { width: '100%' });
globalStyle(`${items} tfoot :is(th, td)`, {
  borderBlockEnd: 0,
  fontSize: vars.text.lg,
  fontWeight: 600,
});
globalStyle(`${items} :is(th, td):last-child`, { paddingInlineEnd: 0 });

/** A column of figures, which never break. */
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${items} .${figure}`, { textAlign: 'end' });
