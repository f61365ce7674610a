import { base } from '../../theme/base.css.ts';
import { layered, layeredVariants } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

const notice = layered(base, {
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.text.md,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const tone = layeredVariants(notice, {
  info: { background: vars.color.infoSurface },
  success: { background: vars.color.successSurface },
  warning: { background: vars.color.warningSurface },
  danger: { background: vars.color.dangerSurface },
});

export const icon = {
  info: layered({ color: vars.color.info }),
  success: layered({ color: vars.color.success }),
  warning: layered({ color: vars.color.warning }),
  danger: layered({ color: vars.color.danger }),
} as const;

export const body = layered(base, { flex: 1, overflowWrap: 'anywhere' });

export const title = layered(base, { fontWeight: 600 });
