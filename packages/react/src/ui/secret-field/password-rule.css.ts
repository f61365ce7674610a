import { base } from '../../theme/base.css.ts';
import { layered, layeredVariants } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const rule = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: '20px',
});

const item = layered(base, { display: 'inline-flex', alignItems: 'center', gap: '2px' });

export const part = layeredVariants(item, {
  open: {},
  has: {},
  lacks: { color: vars.color.danger },
});

const sign = layered({ flex: 'none' });

export const mark = layeredVariants(sign, {
  open: { color: vars.color.borderStrong },
  has: { color: vars.color.success },
  lacks: {},
});
