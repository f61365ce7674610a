import { base } from '../../theme/base.css.ts';
import { layered, layeredVariants } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const meter = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  // That of the word, which comes with the first key.
  minHeight: '20px',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: '20px',
});

export const bars = layered(base, {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: vars.space[1],
});

const bar = layered(base, {
  height: '4px',
  borderRadius: vars.radius.full,
  transition: `background-color ${vars.motion.state} ease-out`,
});

export const filled = layeredVariants(bar, {
  none: { background: vars.color.border },
  TooWeak: { background: vars.color.danger },
  Weak: { background: vars.color.warning },
  Medium: { background: vars.color.info },
  Strong: { background: vars.color.success },
});

export const word = layered(base, { minWidth: '68px', textAlign: 'end' });
