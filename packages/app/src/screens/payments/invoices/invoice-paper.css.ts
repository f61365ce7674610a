import { vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Logo of the business with its name. */
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.lg,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

/** State of the invoice, which its reader looks for first. */
export const state = style({ fontSize: vars.text.lg, fontWeight: 600 });

/** State at the start of the line, what is to be paid large at its end, under the logo. */
export const lead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const standing = style({ display: 'grid', gap: vars.space[3] });

export const due = style({
  display: 'grid',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  textAlign: 'end',
});

/** Framed, so that no one takes the paper for a demand of money. */
export const test = style({
  justifySelf: 'start',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  fontWeight: 600,
});

/** Issuer and customer in two columns. */
export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[6],
});

export const party = style({ display: 'grid', alignContent: 'start', overflowWrap: 'anywhere' });

export const heading = style({ fontSize: vars.text.sm, fontWeight: 400 });

export const name = style({ fontWeight: 600 });

/** Code of the payment link with the link in full, on one page. */
export const payment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
});

/** 32 mm, which cameras read from the distance of a desk. */
export const code = style({ display: 'block', width: '32mm', height: '32mm' });
globalStyle(`${code} path`, { fill: 'CanvasText', shapeRendering: 'crispEdges' });

export const payText = style({ display: 'grid', gap: vars.space[1] });

export const url = style({ fontSize: vars.text.sm });
