import { base, surface, tabular } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const table = layered(surface, tabular, {
  display: 'table',
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.phone]: { display: 'block' } },
});

export const body = layered({ '@media': { [media.phone]: { display: 'block' } } });

/** Read aloud on a phone, where each line of a card says what it is. */
export const head = layered({
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
  position: 'sticky',
  zIndex: 1,
  top: 0,
  padding: vars.space[2],
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const row = layered(base, {
  position: 'relative',
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { display: 'block', paddingBlock: vars.space[2] } },
});

export const opening = layered({
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { background: `color-mix(in srgb, ${vars.color.text} 3%, transparent)` },
      },
    },
  },
});

export const cell = layered(base, {
  height: '44px',
  padding: `0 ${vars.space[2]}`,
  fontSize: vars.text.md,
  verticalAlign: 'middle',
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space[3],
      height: 'auto',
      paddingBlock: vars.space[1],
      overflowWrap: 'anywhere',
      selectors: {
        '&::before': {
          content: 'attr(data-heading)',
          flex: 'none',
          color: vars.color.textMuted,
          fontSize: vars.text.sm,
        },
      },
    },
  },
});

export const end = layered({ textAlign: 'end' });

/** Covers its row, so that a press anywhere in it opens. */
export const link = layered(base, {
  color: vars.color.text,
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
