import { base, interactive, touchTarget } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';
import { rowLink } from '../../ui/table/table.css.ts';

/** Where a table has no room for all columns. */
const narrowTablet = 'screen and (min-width: 640px) and (max-width: 767.98px)';

/** Asset and worth, price and amount: an amount that is too long takes a line of its own. */
export const row = layered({
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space[2],
      alignContent: 'center',
      minHeight: '64px',
      paddingBlock: vars.space[2],
      paddingInlineStart: `calc(${inset} + 44px)`,
      selectors: { '&::before': { content: '""', order: 2, flex: '0 0 100%', height: '2px' } },
    },
  },
});

/** One line on a phone: without a value an amount stands beside the name. */
export const unpricedRow = layered({
  '@media': {
    [media.phone]: {
      alignItems: 'center',
      selectors: { '&::before': { content: 'none' } },
    },
  },
});

const first = { '@media': { [media.phone]: { order: 1 } } } as const;
const second = { '@media': { [media.phone]: { order: 3 } } } as const;
const atEnd = {
  '@media': { [media.phone]: { marginInlineStart: 'auto', whiteSpace: 'normal' } },
} as const;
/** Room for most amounts, so that the columns stay where they are while dots stand in for them. */
const roomFor = (minWidth: string) => ({ '@media': { [media.desktop]: { minWidth } } });
const small = { '@media': { [media.phone]: { fontSize: vars.text.sm } } } as const;

export const assetColumn = layered(first, {
  '@media': { [media.phone]: { whiteSpace: 'normal' }, [narrowTablet]: { whiteSpace: 'normal' } },
});
export const priceColumn = layered(second, { '@media': { [narrowTablet]: { display: 'none' } } });
export const changeColumn = layered(second, small);
export const amountColumn = layered(second, small, atEnd, roomFor('144px'));
export const worthColumn = layered(first, atEnd, roomFor('104px'));

/** Windows without room for both. */
const narrow = 'screen and (max-width: 1023.98px)';
export const trendColumn = layered({ '@media': { [narrow]: { display: 'none' } } });
export const shareColumn = layered(trendColumn, { minWidth: '96px' });

export const asset = layered(base, { display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** In a line of its own on a phone, so that the value stands beside the name. */
export const incoming = layered({
  marginInlineStart: vars.space[2],
  '@media': {
    [media.phone]: { display: 'flex', width: 'fit-content', marginInlineStart: 0 },
  },
});

/** Send and Receive of a row, above its link; a finger has the page of the asset for them. */
export const actions = layered(base, {
  position: 'relative',
  zIndex: 1,
  display: 'none',
  alignItems: 'center',
  marginInlineStart: 'auto',
  opacity: 0,
  '@media': { [media.hover]: { display: 'inline-flex' } },
  selectors: { '&:focus-within, tr:hover > td &, tr:focus-within > td &': { opacity: 1 } },
});

export const share = layered(base, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});

export const shareTrack = layered(base, {
  flex: 'none',
  width: '48px',
  height: '4px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
});

export const shareBar = layered(base, {
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
});

/** Networks of a token. */
/** A name without a space breaks where it stands under the mark. */
export const words = layered(base, {
  '@media': {
    [media.phone]: { minWidth: 0, overflowWrap: 'anywhere' },
    [narrowTablet]: { minWidth: 0, overflowWrap: 'anywhere' },
  },
});

export const network = layered(base, { color: vars.color.textMuted, fontWeight: 400 });

/** Beside both lines on a phone. */
export const mark = layered(base, {
  display: 'inline-flex',
  flex: 'none',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      insetInlineStart: inset,
      top: '50%',
      translate: '0 -50%',
    },
  },
});

export const unknown = layered(base, { color: vars.color.textMuted });

/** A network of the asset above it. */
export const memberRow = layered(row, {
  borderTop: 0,
  color: vars.color.textMuted,
});

/** Covers the row. */
export const link = layered(rowLink, { fontWeight: 500 });

/** Unfolds the networks, above the link of the row. */
export const toggle = layered(interactive, touchTarget, {
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.dense,
  marginInlineStart: vars.space[1],
  borderRadius: vars.radius.control,
  fontWeight: 500,
  '@media': { [media.phone]: { minHeight: '21px' } },
});

/** Below the rows of a long list. */
export const more = layered(base, {
  display: 'grid',
  padding: vars.space[2],
  borderTop: `1px solid ${vars.color.border}`,
});
