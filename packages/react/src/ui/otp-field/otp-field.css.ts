import { layered } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

export const code = layered({
  fontSize: vars.text.xl,
  letterSpacing: '0.4em',
  fontVariantNumeric: 'tabular-nums',
});
