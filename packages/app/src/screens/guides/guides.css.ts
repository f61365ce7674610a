import { media, vars } from '@billfold/react/theme';
import { style } from '@vanilla-extract/css';

export { section, sections } from '../payments/payments.css.ts';

export const lead = style({ color: vars.color.textMuted, maxWidth: '62ch' });

export const steps = style({
  display: 'grid',
  gap: vars.space[6],
  minWidth: 0,
  '@media': { [media.phone]: { gap: vars.space[4] } },
});

export const step = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

/** Code may be wider than a line that is read. */
export const text = style({ maxWidth: '70ch' });

/** Above the first step that is for other readers than those before it. */
export const part = style({
  marginBlock: `${vars.space[4]} ${vars.space[3]}`,
  fontSize: vars.text.lg,
  fontWeight: 600,
});

export const heading = style({ fontSize: vars.text.lg, fontWeight: 600 });

export const code = style({
  padding: '1px 4px',
  borderRadius: '4px',
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});
