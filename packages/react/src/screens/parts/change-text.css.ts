import { tabular } from '../../theme/base.css.ts';
import { layeredVariants } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

/** The sign says the same. Red is for stop, not for a falling price. */
export const change = layeredVariants(tabular, {
  up: { color: vars.color.success },
  down: { color: vars.color.text },
  neutral: { color: vars.color.text },
  none: { color: vars.color.textMuted },
});
