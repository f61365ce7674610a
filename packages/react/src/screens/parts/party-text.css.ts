import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const party = layered(base, {
  position: 'relative',
  // Above the link that covers the row.
  zIndex: 1,
  display: 'inline-flex',
  maxWidth: '100%',
  verticalAlign: 'middle',
});

export const name = layered(base, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const link = layered(base, {
  borderRadius: '4px',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

/** Comes with the pointer or the focus. */
export const action = layered(base, {
  position: 'absolute',
  insetInlineStart: '100%',
  top: '50%',
  translate: '0 -50%',
  '@media': {
    [media.hover]: {
      opacity: 0,
      selectors: { 'tr:hover &, tr:focus-within &': { opacity: 1 } },
    },
  },
});
