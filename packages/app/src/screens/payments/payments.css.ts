import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

/** Search and filters, and how many payments they leave. */
export const filters = style({ display: 'grid', gap: vars.space[3] });

/** The field keeps a line for an error that it cannot have. */
export const search = style({ maxWidth: '420px', marginBottom: '-16px' });

/** Links to the lists, in one line that scrolls where it is too long. */
export const sections = style({
  display: 'flex',
  gap: vars.space[6],
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.color.border}`,
  scrollbarWidth: 'none',
});

export const section = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: vars.control.height,
  borderBottom: '2px solid transparent',
  color: vars.color.textMuted,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': { borderColor: vars.color.accent, color: vars.color.text },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.control,
    },
  },
});

const oneLineText = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Order and status above each other on a phone, price and amount beside them. */
export const row = style({
  minHeight: '64px',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
      gridTemplateAreas: '"payment payment price" "status created paid"',
      columnGap: vars.space[3],
      rowGap: vars.space[1],
      alignItems: 'center',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 64px',
    },
  },
});

export const paymentColumn = style({ gridArea: 'payment', width: '30%', minWidth: 0 });
export const statusColumn = style({ gridArea: 'status' });
export const paidColumn = style({ gridArea: 'paid' });
export const priceColumn = style({ gridArea: 'price' });
/** Beside the status on a phone, where it begins the line's second half. */
export const createdColumn = style({
  gridArea: 'created',
  '@media': { [media.phone]: { textAlign: 'start' } },
});

/** Two lines of one cell. */
export const named = style({ display: 'grid', minWidth: 0 });

export const oneLine = style(oneLineText);

export const who = style([
  { color: vars.color.textMuted, fontSize: vars.text.sm, fontWeight: 400 },
  oneLineText,
]);

export const muted = style({ color: vars.color.textMuted });

export const paid = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});

export const more = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  padding: vars.space[4],
});
