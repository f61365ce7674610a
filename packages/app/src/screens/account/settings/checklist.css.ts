import { vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../common/visually-hidden.ts';

export const progress = style({ display: 'grid', gap: vars.space[2] });

export const track = style({
  height: '6px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});

export const reached = style({
  height: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.target,
});

export const label = style({ flex: 1 });

const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  borderRadius: vars.radius.full,
});

export const done = style([
  mark,
  { background: vars.color.successSurface, color: vars.color.success },
]);

export const open = style([mark, { boxShadow: `inset 0 0 0 1.5px ${vars.color.borderStrong}` }]);

/** Read aloud, not drawn. */
export const spoken = style(visuallyHidden);
