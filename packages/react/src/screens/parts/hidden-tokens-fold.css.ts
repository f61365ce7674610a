import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';
import { inset } from '../../ui/card/card.css.ts';

export const list = layered(base, { display: 'grid', paddingInline: inset });

export const item = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '52px',
});

export const name = layered(base, { flex: '1 1 120px', overflowWrap: 'anywhere' });

export const account = layered(base, { color: vars.color.textMuted });
