import { base } from '../../theme/base.css.ts';
import { layered, layeredVariants } from '../../theme/layered.ts';
import { vars } from '../../theme/theme.css.ts';

const badge = layered(base, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '22px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  fontSize: vars.text.xs,
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const tone = layeredVariants(badge, {
  neutral: { background: vars.color.skeleton, color: vars.color.textMuted },
  success: { background: vars.color.successSurface, color: vars.color.success },
  warning: { background: vars.color.warningSurface, color: vars.color.warning },
  danger: { background: vars.color.dangerSurface, color: vars.color.danger },
  info: { background: vars.color.infoSurface, color: vars.color.info },
});
