import { base, interactive, surface } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const tabs = layered(surface, { display: 'grid', gap: vars.space[4] });

/** Scrolls on a phone, where more may stand in it than fits. */
export const list = layered(base, {
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
});

export const tab = layered(interactive, {
  flex: 'none',
  minHeight: vars.control.height,
  paddingInline: vars.space[1],
  borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
  color: vars.color.textMuted,
  fontSize: vars.text.md,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-selected="true"]': {
      color: vars.color.text,
      boxShadow: `inset 0 -2px 0 ${vars.color.accent}`,
    },
    '&:hover': { color: vars.color.text },
    // The list clips the overflow of a tab.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.touch]: { minHeight: vars.control.target },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { borderBottom: '2px solid Highlight' } },
    },
  },
});

export const panel = layered(base, {
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
    },
  },
});
