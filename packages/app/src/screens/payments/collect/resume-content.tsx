import { RecipientCard, useTranslate } from '@billfold/react';
import { useClient } from '@billfold/react/hooks';
import { Notice, useOwnFlow } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { createSignFlow } from '../signing/create-sign-flow.ts';
import { createSignedCheck } from '../signing/create-signed-check.ts';
import type { ResumeContentProps } from './collect-props.ts';
import { ResumeEach } from './resume-each.tsx';
import { SweepSignature } from './sweep-signature.tsx';

/** Signs what is left of a sweep. */
export function ResumeContent(props: ResumeContentProps): ReactElement {
  return props.sweep.way === 'EACH' ? <ResumeEach {...props} /> : <ResumeTogether {...props} />;
}

/** Signs what is left of one transaction for many addresses, which only the server does. */
function ResumeTogether(props: ResumeContentProps): ReactElement {
  const { businessId, sweep, walletId, onClose, cancel, onSigned } = props;
  const t = useTranslate();
  const client = useClient();
  const { business } = useServices();
  const { id, asset: unit, network, to } = sweep;
  const flow = useOwnFlow(() => {
    const check = createSignedCheck(() =>
      business.call(({ sweeps }) => sweeps.get(businessId, id)),
    );
    return createSignFlow(client, {
      ...{ walletId, ...check },
      sign: ({ body, handIn }) =>
        handIn(() => business.call(({ sweeps }) => sweeps.resume(businessId, id, body))),
    });
  });
  return (
    <SweepSignature
      title={t('sweeps.resume.title')}
      network={network}
      flow={flow}
      unit={unit}
      onClose={onClose}
      {...{ cancel, onSigned }}
    >
      <RecipientCard address={to} network={network} untitled={t('sweeps.plan.to')} />
      <Notice tone="info">{t('sweeps.sign.server')}</Notice>
    </SweepSignature>
  );
}
