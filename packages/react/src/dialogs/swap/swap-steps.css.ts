import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const heading = layered(base, {
  paddingBlockStart: vars.space[2],
  fontSize: vars.text.lg,
  fontWeight: 600,
});

export const list = layered(base, {
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = layered(base, {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[3],
});

export const number = layered(base, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** Wide enough for its words; the button moves below it where it is not. */
export const words = layered(base, { display: 'grid', gap: '2px', flex: '1 1 180px', minWidth: 0 });

export const what = layered(base, { fontWeight: 500 });
