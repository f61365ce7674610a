import { base, interactive, surface } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const group = layered(surface, { display: 'grid', gap: '6px' });

/** The gap of the grid does not reach a legend. */
export const legend = layered(base, {
  paddingBottom: '6px',
  fontSize: vars.text.sm,
  fontWeight: 500,
  lineHeight: '20px',
});

export const cards = layered(base, {
  display: 'flex',
  // A word may be wider than its share, and all words than the line.
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const stacked = layered({ display: 'grid' });

export const card = layered(interactive, {
  position: 'relative',
  display: 'grid',
  flex: '1 1 0',
  minWidth: 'min-content',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  alignContent: 'start',
  rowGap: '2px',
  minHeight: vars.control.target,
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  fontSize: vars.text.sm,
  selectors: {
    '&:has(:checked)': {
      boxShadow: `inset 0 0 0 2px ${vars.color.accent}`,
      background: `color-mix(in srgb, ${vars.color.accent} 8%, transparent)`,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
    },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(:disabled), :has(:checked))': {
          background: vars.color.surfaceSunken,
        },
      },
    },
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: { '&:has(:checked)': { borderColor: 'Highlight' } },
    },
  },
});

/** In the line of the title, and after the details for a screen reader. */
export const end = layered(base, {
  gridArea: '1 / 2',
  paddingInlineStart: vars.space[3],
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '20px',
  textAlign: 'end',
});

/** Over the whole card, so that the browser's own focus and press are the card's. */
export const radio = layered(base, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  appearance: 'none',
  opacity: 0,
  cursor: 'inherit',
});

/** With the padding as high as a finger needs: alone in its card, it is centred. */
export const title = layered(base, {
  fontSize: vars.text.md,
  fontWeight: 600,
  lineHeight: '20px',
});

export const marked = layered({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const detail = layered(base, {
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
