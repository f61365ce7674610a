import { base } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const suggestion = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

export const suggestionDetail = layered(base, { color: vars.color.textMuted, fontSize: vars.text.sm });
