import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { coveringLink } from '../../common/covering-link.css.ts';

/** An amount beside its currency. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 128px',
  gap: vars.space[3],
  alignItems: 'start',
});

/** Two fields of the same width. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
});

export const currency = style({ minWidth: 0 });

export const more = style({ display: 'grid', gap: vars.space[2], paddingTop: vars.space[2] });

/** One item of a link: its name above its quantity and price. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'start',
  minWidth: 0,
  margin: 0,
  padding: `${vars.space[3]} 0 0`,
  border: 0,
  borderTop: `1px solid ${vars.color.border}`,
});

export const wholeLine = style({ gridColumn: '1 / -1' });

/** A list below both columns of a row. */
export const under = style({ gridColumn: '1 / -1', minWidth: 0 });

/** Beside the fields, whose labels stand above them. */
export const besideField = style({ alignSelf: 'start', marginTop: '24px' });

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontWeight: 600,
});

export const problem = style({ color: vars.color.danger, fontSize: vars.text.sm });

/** Rows with their controls at the end. */
export const rows = style({
  display: 'grid',
  paddingInline: vars.space[6],
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[4],
  alignItems: 'center',
  minHeight: '64px',
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [media.phone]: { gap: vars.space[2] } },
});

/** A row with several controls, which are below its words on a phone. */
export const busyRow = style([
  row,
  { '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
]);

/** Transfer to decide on, as far from the edges of its card as in other cards. */
export const transferRow = style([
  busyRow,
  {
    paddingBlock: vars.space[4],
    selectors: {
      '&:first-child': { paddingTop: vars.space[6] },
      '&:last-child': { paddingBottom: vars.space[6] },
    },
    '@media': {
      [media.phone]: {
        selectors: {
          '&:first-child': { paddingTop: vars.space[4] },
          '&:last-child': { paddingBottom: vars.space[4] },
        },
      },
    },
  },
]);

export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const title = style({ fontWeight: 500, overflowWrap: 'anywhere' });

/** Title of a row and its link, which covers the row. */
export const rowLink = style([title, coveringLink, { color: vars.color.text }]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

/** Label of an address or a hash beside it. */
export const chain = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
});

export const cause = style({ fontSize: vars.text.md, overflowWrap: 'anywhere' });

/** Controls of a row, above its link. */
export const end = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});

// Beside each other, each moves money to another place.
globalStyle(`${busyRow} > ${end} > button`, {
  '@media': { [media.phone]: { minHeight: vars.control.target } },
});

export const choices = style({
  display: 'grid',
  gap: vars.space[2],
  maxHeight: '320px',
  overflowY: 'auto',
});

export const lines = style({ display: 'grid', gap: vars.space[2] });

export const lead = style({ color: vars.color.textMuted });

export const money = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const value = style({ color: vars.color.textMuted });

export const time = style([value, { fontSize: vars.text.sm }]);
