import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';
import { rowLink } from '../../ui/table/table.css.ts';

const unseen = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
} as const;

export const row = layered({
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
      gridTemplateAreas: '"name worth menu" "network balance menu"',
      columnGap: vars.space[2],
      rowGap: '2px',
      alignItems: 'baseline',
      paddingInlineStart: `calc(${inset} + 44px)`,
      paddingInlineEnd: vars.space[1],
    },
  },
});

/** One line beside two on a phone: the network would be the same word again. */
export const plainRow = layered({
  '@media': {
    [media.phone]: {
      gridTemplateAreas: '"name worth menu" "name balance menu"',
      alignItems: 'center',
    },
  },
});

const area = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });

export const nameColumn = layered({ maxWidth: '320px' }, area('name'));
export const networkColumn = layered({
  '@media': { [media.phone]: { gridArea: 'network', selectors: { [`${plainRow} > &`]: unseen } } },
});
/** Read aloud on a phone, where it stands right below the same word. */
export const sameName = layered({ '@media': { [media.phone]: unseen } });

export const balanceColumn = layered(area('balance'), {
  '@media': { [media.phone]: { fontSize: vars.text.sm, whiteSpace: 'normal' } },
});
export const worthColumn = layered(area('worth'));
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
});

/** Beside both lines on a phone. */
export const mark = layered(base, {
  display: 'inline-flex',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      insetInlineStart: inset,
      top: '50%',
      translate: '0 -50%',
    },
  },
});

/** Balance cell, with several lines for tokens and pending amounts. */
export const balance = layered(base, {
  display: 'inline-grid',
  justifyItems: 'end',
  paddingBlock: vars.space[1],
  '@media': { [media.phone]: { paddingBlock: 0 } },
});

export const tokens = layered(base, { color: vars.color.textMuted, fontSize: vars.text.sm });

export const unpriced = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
});

export const skeletonRow = layered(base, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  height: '45px',
  paddingInline: inset,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [media.phone]: { height: '67px' } },
});

export const filters = layered(base, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'start',
  // The fields keep a line for an error that these cannot have.
  marginBottom: '-26px',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0, marginBottom: '-16px' },
  },
});

/** Alone in its row on a phone. */
export const search = layered({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });

/** Under the labels of the fields, in the middle of their controls. */
export const archived = layered(base, {
  display: 'grid',
  alignContent: 'center',
  minHeight: vars.control.height,
  marginTop: '26px',
  '@media': {
    [media.touch]: { minHeight: vars.control.touch },
  },
});

export const text = layered(base, { color: vars.color.textMuted });
