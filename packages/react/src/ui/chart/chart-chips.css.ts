import { base, interactive, visuallyHidden } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const chips = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[1],
  maxWidth: '400px',
  '@media': { 'screen and (max-width: 359.98px)': { columnGap: 0 } },
});

export const input = visuallyHidden;

/** The whole label is pressed. */
export const chip = layered(interactive, {
  position: 'relative',
  display: 'inline-flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '40px',
  minHeight: vars.control.height,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 500,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:checked)': { background: vars.color.surfaceSunken, color: vars.color.text },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.touch]: { minHeight: vars.control.target },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { border: '2px solid Highlight' } },
    },
  },
});
