import { useTranslate } from '@billfold/react';
import { Card, Tabs } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useWalletOrigin } from '../../../services/use-wallet-origin.ts';
import { PageLink } from '../../../shell/page-link.tsx';
import {
  type EmbedForm,
  embedForms,
  formatEmbedSnippet,
  samplePage,
} from '../../account/settings/embed-snippet.ts';
import { CodeBlock } from '../../developer/code-block.tsx';
import * as css from './setup.css.ts';

/**
 * Code that shows the embedded wallet on a page. It names the look by the publishable key alone: a page that has the
 * colors written down would keep them after the next change.
 */
export function EmbedCodeCard(): ReactElement {
  const t = useTranslate();
  const [code, setCode] = useState<EmbedForm>('script');
  const label = t('integrations.embed.code');
  const snippet = formatEmbedSnippet(code, useWalletOrigin(), samplePage);
  return (
    <Card title={label}>
      <div className={css.stack}>
        <p className={css.text}>
          {t('integrations.embed.key')}{' '}
          <PageLink href="/payments/settings/developer">
            {t('integrations.embed.key.create')}
          </PageLink>
        </p>
        <Tabs
          label={label}
          tabs={embedForms.map((value) => ({ value, label: t(`accountDeveloper.embed.${value}`) }))}
          value={code}
          onValueChange={setCode}
        >
          <CodeBlock
            label={label}
            text={snippet}
            language={code === 'react' ? 'TSX' : 'HTML'}
            copy={t('integrations.copy')}
          />
        </Tabs>
      </div>
    </Card>
  );
}
