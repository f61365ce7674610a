import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';

/** Between phone and desktop there is no room for all columns. */
const tablet = 'screen and (min-width: 640px) and (max-width: 1239.98px)';
const narrowTablet = 'screen and (min-width: 640px) and (max-width: 767.98px)';
const gone = { display: 'none' } as const;

/** Type and amount, date and worth, status: an amount that is too long takes a line of its own. */
export const row = layered({
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[3],
      paddingInlineStart: `calc(${inset} + 40px)`,
      selectors: { '&::before': { content: '""', order: 2, flex: '0 0 100%', height: '2px' } },
    },
  },
});

const first = { '@media': { [media.phone]: { order: 1 } } } as const;
const second = { '@media': { [media.phone]: { order: 3 } } } as const;
const atEnd = {
  '@media': { [media.phone]: { marginInlineStart: 'auto', whiteSpace: 'normal' } },
} as const;

export const dateColumn = layered(second);
export const typeColumn = layered(first);
export const assetColumn = layered({ '@media': { [media.phone]: gone, [tablet]: gone } });
/** Behind a token's symbol. */
export const network = layered(base, { color: vars.color.textMuted, fontSize: vars.text.sm });
export const amountColumn = layered(first, atEnd);
export const fiatColumn = layered(second, atEnd, { '@media': { [narrowTablet]: gone } });
export const partyColumn = layered(
  // Room for the button that comes with the pointer; a long name ends in dots.
  { maxWidth: '220px', paddingInline: `${vars.space[4]} ${vars.space[8]}` },
  { '@media': { [media.phone]: gone, [tablet]: gone } },
);
export const statusColumn = layered({
  '@media': { [media.phone]: { order: 4, flex: '0 0 100%', marginTop: '6px' } },
});

export const type = layered(base, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
});

/** Beside all lines on a phone. */
export const mark = layered(base, {
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  '@media': {
    [media.phone]: { position: 'absolute', insetInlineStart: inset, top: vars.space[3] },
    [narrowTablet]: gone,
  },
});

export const skeletonRow = layered(base, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  height: '45px',
  paddingInline: inset,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { height: '97px' } },
});

export const tools = layered(base, { display: 'flex', alignItems: 'center', gap: vars.space[2] });

/** Behind the type, for a row with a note. */
export const note = layered(base, { display: 'inline-flex', color: vars.color.textMuted });

export const filters = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // Two days take a row of their own; what follows moves up.
  gridAutoFlow: 'row dense',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  // The fields keep a line for an error that these cannot have.
  marginBottom: '-26px',
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const search = layered(base, { gridColumn: 'span 2' });

/** Two fields in one row: from and to. */
export const pair = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  gridColumn: 'span 2',
});

/** Short ones, in the room of one field where there are four in a row. */
export const shortPair = layered(pair, {
  '@media': { 'screen and (min-width: 1240px)': { gap: vars.space[2], gridColumn: 'auto' } },
});

export const sizes = layered(base, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
});

export const size = layered(base, {
  minWidth: '32px',
  height: '32px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.surfaceSunken,
      color: vars.color.text,
      fontWeight: 500,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

export const more = layered(base, {
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  padding: vars.space[4],
});

/** Under the fields, which keep a line for an error under themselves. */
export const filterActions = layered(base, {
  display: 'flex',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  minHeight: vars.control.height,
  marginBlock: '-18px 26px',
  // The words of a plain button begin where the fields do.
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
});

/** Button that opens the filters on a phone. */
export const opener = layered(base, { display: 'flex', gap: vars.space[2] });
