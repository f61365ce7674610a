import { media, vars } from '@billfold/react/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Reports in columns of a desktop: what is known, and actions. */
export const rows = style({
  display: 'grid',
  paddingInline: vars.space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) max-content',
      columnGap: vars.space[6],
    },
    [media.phone]: { paddingInline: vars.space[4] },
  },
});

const inColumns = {
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridTemplateColumns: 'subgrid' } },
} as const;

export const row = style({
  ...inColumns,
  display: 'grid',
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const line = style({ ...inColumns, display: 'grid', alignItems: 'center', rowGap: '2px' });

export const wholeRow = style({ gridColumn: '1 / -1', minWidth: 0 });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  fontWeight: 500,
});

export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.sm });

/** Sentence about a report without a file. */
export const says = style([muted, wholeRow]);

export const facts = style([
  muted,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4], rowGap: '2px' },
]);

/** Tells one report from another of its kind. */
export const period = style({ color: vars.color.text });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': {
    [media.desktop]: { justifyContent: 'flex-end' },
    [media.phone]: { paddingTop: vars.space[2] },
  },
});

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  marginTop: vars.space[4],
});

export const part = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const subtitle = style({ fontSize: vars.text.md, fontWeight: 600 });

/** Wide tables scroll inside their part, which no bar covers. */
export const scroll = style({
  // Its texts begin under the heading, and its lines reach the edges of the card.
  marginInline: `calc(-1 * ${vars.space[6]})`,
  overflowX: 'auto',
  vars: { '--billfold-sticky-top': '0px' },
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space[4]})` } },
});

/** A phone, which has a line for each figure, leaves out those that are zero in each row. */
export const wideColumn = style({ '@media': { [media.phone]: { display: 'none' } } });

/** Words that a phone needs, whose rows have no headings. */
export const onPhone = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline' } },
});
export const notOnPhone = style({ '@media': { [media.phone]: { display: 'none' } } });

/** Month and value, above amount and refunds, on a phone. */
export const incomeRow = style({
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"month value" "amount refunded"',
      columnGap: vars.space[3],
      rowGap: vars.space[1],
      alignItems: 'baseline',
    },
  },
});

const place = (gridArea: string) => style({ '@media': { [media.phone]: { gridArea } } });
const detail = style({
  '@media': { [media.phone]: { color: vars.color.textMuted, fontSize: vars.text.sm } },
});

export const incomeColumns = {
  month: style([place('month'), { '@media': { [media.phone]: { whiteSpace: 'normal' } } }]),
  asset: notOnPhone,
  network: notOnPhone,
  payments: notOnPhone,
  received: style([
    place('amount'),
    detail,
    { '@media': { [media.phone]: { textAlign: 'start' } } },
  ]),
  received_value: style([place('value'), { '@media': { [media.phone]: { fontWeight: 500 } } }]),
  refunded_value: style([place('refunded'), detail]),
};

/** The choice and what saves it, on one line where there is room. */
export const monthly = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[3],
});
globalStyle(`${monthly} > [part="field"]`, { flex: '0 1 320px', marginBlockEnd: '-20px' });

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});
