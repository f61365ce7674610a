import { createVar } from '@vanilla-extract/css';
import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** What tables on cards share: 44-px rows, quiet headings; on a phone each row is a card of lines. */

export const inset = createVar();

export const card = layered(base, {
  vars: { [inset]: vars.space[6] },
  '@media': { [media.phone]: { vars: { [inset]: vars.space[4] } } },
});

export const titleLine = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: '32px',
  padding: `${vars.space[4]} ${inset} ${vars.space[2]}`,
});

export const title = layered(base, { fontSize: vars.text.lg, fontWeight: 600, lineHeight: 1.2 });

export const table = layered(base, {
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.phone]: { display: 'block' } },
});

export const body = layered({ '@media': { [media.phone]: { display: 'block' } } });

/** Read aloud on a phone, not drawn. */
export const head = layered(base, {
  '@media': {
    [media.phone]: {
      position: 'absolute',
      display: 'block',
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
  },
});

export const heading = layered(base, {
  padding: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: inset },
    '&:last-child': { paddingInlineEnd: inset },
  },
});

export const headingEnd = layered(heading, { textAlign: 'end' });

export const row = layered(base, {
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { display: 'grid', padding: `${vars.space[3]} ${inset}` } },
});

/** A row that opens something: the link in it covers it all. */
export const openingRow = layered(row, {
  position: 'relative',
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { background: `color-mix(in srgb, ${vars.color.text} 3%, transparent)` },
      },
    },
  },
});

export const rowLink = layered(base, {
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.control,
    },
  },
});

export const cell = layered(base, {
  height: '52px',
  verticalAlign: 'middle',
  padding: `0 ${vars.space[2]}`,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: inset },
    '&:last-child': { paddingInlineEnd: inset },
  },
  '@media': {
    [media.phone]: {
      display: 'block',
      height: 'auto',
      minWidth: 0,
      selectors: {
        '&, &:first-child, &:last-child': { padding: 0 },
      },
    },
  },
});

export const cellEnd = layered(cell, { textAlign: 'end' });

export const quiet = layered(base, {
  color: vars.color.textMuted,
  '@media': { [media.phone]: { fontSize: vars.text.sm } },
});

/** Read aloud, not drawn. */
export const spoken = layered(base, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
