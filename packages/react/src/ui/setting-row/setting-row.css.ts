import { globalStyle } from '@vanilla-extract/css';
import { base, surface } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { layer, media, vars } from '../../theme/theme.css.ts';

/** Two columns: title and hint, and the control at the end of their line. */
export const row = layered(surface, {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minHeight: '56px',
  paddingBlock: vars.space[3],
  selectors: {
    // A title above has its own distance from the first row.
    '&:first-child, section[aria-labelledby] > div:first-child + &': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `1px solid ${vars.color.border}` },
  },
});

/** Keeps a switch at the end of the title's line on a phone. */
export const oneLine = layered({ flexWrap: 'nowrap' });

export const lead = layered(base, { flex: 'none', display: 'grid', placeItems: 'center' });

export const words = layered(base, { display: 'grid', flex: '1 1 240px', gap: '2px', minWidth: 0 });

export const title = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

export const hint = layered(base, {
  maxWidth: '62ch',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});

export const error = layered(hint, { color: vars.color.danger });

export const control = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  '@media': {
    [media.phone]: {
      selectors: {
        // Below the words, not below the mark of 24 px beside them.
        [`${lead} ~ &`]: { marginInlineStart: `calc(24px + ${vars.space[4]})` },
        [`${oneLine} > &`]: { marginInlineStart: 0 },
      },
    },
  },
});

/** The label of a switch, which a press anywhere in the row reaches. */
export const label = layered(base, {
  cursor: 'pointer',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

/** A field whose label and message take the place of title and hint. */
export const field = layered(row, { display: 'block', minHeight: 0 });

const part = `${field} > [part="field"]`;

globalStyle(part, {
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(200px, 360px)',
      gridTemplateRows: 'auto auto',
      columnGap: vars.space[4],
      rowGap: '2px',
      // Rows have distances of their own.
      marginBlockEnd: 0,
      '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '6px' } },
    },
  },
});
globalStyle(`${part} > :nth-child(1)`, {
  '@layer': { [layer]: { alignSelf: 'end' } },
});
// Without a hint below it, a label is on the line of its field.
globalStyle(`${part}:has(> :nth-child(3):empty) > :nth-child(1)`, {
  '@layer': {
    [layer]: {
      // Named, as the empty message has taken a place of this column.
      gridColumn: 1,
      gridRow: '1 / span 2',
      alignSelf: 'center',
      '@media': { [media.phone]: { gridRow: 'auto' } },
    },
  },
});
globalStyle(`${part} > :nth-child(1) label`, {
  '@layer': { [layer]: { fontSize: vars.text.md, lineHeight: '22px' } },
});
globalStyle(`${part} > :nth-child(3)`, {
  '@layer': {
    [layer]: {
      gridColumn: 1,
      gridRow: 2,
      fontSize: vars.text.sm,
      lineHeight: '20px',
      '@media': { [media.phone]: { gridRow: 'auto' } },
    },
  },
});
globalStyle(`${part} > :nth-child(3):empty`, { '@layer': { [layer]: { minHeight: 0 } } });
globalStyle(`${part} > :nth-child(2)`, {
  '@layer': {
    [layer]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      alignSelf: 'center',
      '@media': { [media.phone]: { gridColumn: 1, gridRow: 'auto' } },
    },
  },
});
