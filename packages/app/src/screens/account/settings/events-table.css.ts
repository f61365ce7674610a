import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export const table = style({ width: '100%', borderCollapse: 'collapse' });

export const heading = style({
  paddingBlock: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: 400,
  textAlign: 'start',
});

export const wayHeading = style([
  heading,
  {
    width: '88px',
    textAlign: 'center',
    // The words stand over the boxes, and leave the rest of a phone to the names.
    '@media': { [media.phone]: { width: '56px' } },
  },
]);

/** Stays in sight: which box is for which way is said here alone. */
export const head = style({
  position: 'sticky',
  top: 'var(--billfold-sticky-top, 0px)',
  zIndex: 1,
  background: vars.color.surface,
});

export const row = style({ borderTop: `1px solid ${vars.color.border}` });

export const name = style({
  paddingBlock: vars.space[3],
  fontWeight: 500,
  textAlign: 'start',
});

export const note = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
});

export const way = style({ textAlign: 'center', verticalAlign: 'middle' });

export const mark = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.control.target,
  height: vars.control.target,
  cursor: 'pointer',
});

export const box = style({
  gridArea: '1 / 1',
  width: '20px',
  height: '20px',
  margin: 0,
  borderRadius: '5px',
  appearance: 'none',
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}`,
  cursor: 'inherit',
  selectors: {
    '&:checked': { background: vars.color.accent, boxShadow: 'none' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

export const check = style({
  gridArea: '1 / 1',
  // Above the box of a disabled one, which is drawn late as it is not opaque.
  position: 'relative',
  color: vars.color.accentText,
  strokeWidth: 2,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: { [`${box}:checked + &`]: { visibility: 'visible' } },
});
