import { media, vars } from '@billfold/react/theme';
import { createVar, style } from '@vanilla-extract/css';

const inset = createVar();

export const card = style({
  vars: { [inset]: vars.space[6] },
  '@media': { [media.phone]: { vars: { [inset]: vars.space[4] } } },
});

export const title = style({
  padding: `${inset} ${inset} ${vars.space[2]}`,
  fontSize: vars.text.lg,
  fontWeight: 600,
  lineHeight: 1.2,
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.phone]: { display: 'block' } },
});

export const head = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      height: '1px',
      overflow: 'hidden',
    },
  },
});

export const heading = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: 400,
  textAlign: 'start',
  selectors: { '&:first-child': { paddingInlineStart: inset } },
});

export const headingEnd = style([heading, { textAlign: 'end', paddingInlineEnd: inset }]);

export const row = style({
  borderTop: `1px solid ${vars.color.border}`,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"type amount" "date status" "hash hash"',
      gap: `${vars.space[1]} ${vars.space[3]}`,
      padding: `${vars.space[3]} ${inset}`,
    },
  },
});

const cell = style({
  height: '44px',
  padding: `0 ${vars.space[3]}`,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'block', height: 'auto', padding: 0 } },
});

export const typeCell = style([
  cell,
  { paddingInlineStart: inset, fontWeight: 500, '@media': { [media.phone]: { gridArea: 'type' } } },
]);

export const type = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

export const dateCell = style([
  cell,
  {
    color: vars.color.textMuted,
    '@media': { [media.phone]: { gridArea: 'date', fontSize: vars.text.sm } },
  },
]);

/** On a phone the hash is enough to find a transaction by. */
export const toCell = style([cell, { '@media': { [media.phone]: { display: 'none' } } }]);

export const hashCell = style([cell, { '@media': { [media.phone]: { gridArea: 'hash' } } }]);

export const copyable = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

export const statusCell = style([
  cell,
  { '@media': { [media.phone]: { gridArea: 'status', justifySelf: 'end', alignSelf: 'center' } } },
]);

export const amountCell = style([
  cell,
  {
    paddingInlineEnd: inset,
    textAlign: 'end',
    '@media': { [media.phone]: { gridArea: 'amount', alignSelf: 'center' } },
  },
]);

export const more = style({
  padding: `${vars.space[3]} ${inset}`,
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  height: '44px',
  paddingInline: inset,
  borderTop: `1px solid ${vars.color.border}`,
});
