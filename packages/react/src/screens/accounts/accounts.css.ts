import { base, visuallyHidden } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';
import { rowLink } from '../../ui/table/table.css.ts';

export const row = layered({
  '@media': {
    [media.phone]: {
      // Mark and menu have their places; name and amounts share the rest, and each breaks in its half before it
      // takes the place of the other.
      gridTemplateColumns: 'minmax(44px, auto) minmax(0, auto) 40px',
      gridTemplateAreas: '"name worth menu" "name balance menu" "name tokens menu"',
      alignItems: 'center',
      columnGap: vars.space[1],
      rowGap: '2px',
      paddingInlineEnd: vars.space[1],
    },
  },
});

const area = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });

/** Every row has room for two lines, so that the rows of a list are of one height. */
export const nameColumn = layered({ maxWidth: '320px' }, area('name'), {
  selectors: { 'td&': { height: '60px' } },
  '@media': { [media.phone]: { selectors: { 'td&': { height: 'auto' } } } },
});
const breaking = { '@media': { [media.phone]: { whiteSpace: 'normal' } } } as const;

export const tokensColumn = layered(area('tokens'), breaking, {
  '@media': { [media.phone]: { fontSize: vars.text.sm } },
});
export const balanceColumn = layered(area('balance'), breaking, {
  '@media': { [media.phone]: { fontSize: vars.text.sm } },
});
export const worthColumn = layered(area('worth'), breaking);
export const menuColumn = layered({ width: '1px' }, area('menu'), {
  '@media': { [media.phone]: { alignSelf: 'center' } },
});

/** Over the link of its row. */
export const menu = layered(base, {
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  // An open menu covers the next rows and the headings.
  selectors: { '&:has([aria-expanded="true"])': { zIndex: 3 } },
});

export const account = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
});

export const name = layered(rowLink, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Whole on a phone, where no pointer shows a title.
  '@media': { [media.phone]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
});

export const words = layered(base, { display: 'grid', gap: '2px', minWidth: 0 });

export const nameLine = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  // The badge of incoming money goes below the name.
  '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: '2px' } },
});

export const network = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
});

/** Read aloud: the name of the account is the same word. */
export const sameName = visuallyHidden;

/** Amounts below each other. */
export const lines = layered(base, {
  display: 'inline-grid',
  justifyItems: 'end',
  paddingBlock: vars.space[1],
  '@media': {
    [media.phone]: {
      // No wider than its cell, so that an amount breaks in it.
      gridTemplateColumns: 'minmax(0, auto)',
      maxWidth: '100%',
      paddingBlock: 0,
    },
  },
});

export const tokens = layered(base, { color: vars.color.textMuted, fontSize: vars.text.sm });

export const unpriced = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
});

export const skeletonRow = layered(base, {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  height: '61px',
  paddingInline: inset,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [media.phone]: { height: '67px' } },
});

/** At the end of its row, as the numbers that come. */
export const skeletonNumber = layered(base, { display: 'flex', justifyContent: 'flex-end' });

/** The field keeps a line for an error that it cannot have. */
export const search = layered({
  marginBottom: '-16px',
  '@media': { [media.desktop]: { flex: 'none', width: '320px' } },
});

export const count = layered(base, {
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
});

export const total = layered(base, { marginInlineStart: vars.space[1] });

export const text = layered(base, { color: vars.color.textMuted });
