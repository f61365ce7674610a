import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';
import { under } from '../portfolio/portfolio.css.ts';

export const pending = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  // It has the size of the amounts beside it.
  selectors: { [`${under} &`]: { fontSize: 'inherit' } },
});
