import { base, surface } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const card = layered(surface, {
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const padded = layered({
  padding: vars.space[6],
  '@media': { [media.phone]: { padding: vars.space[4] } },
});

export const title = layered(base, {
  marginBottom: vars.space[3],
  fontSize: vars.text.lg,
  fontWeight: 600,
  lineHeight: 1.2,
});
