import { useTranslate } from '@billfold/react';
import { TextLink } from '@billfold/react/internal';
import { Fragment, type ReactElement, type ReactNode } from 'react';

/** The documents that the user agrees to, as links. They open in a new tab, which keeps the form. */
export function TermsLabel(): ReactElement {
  const t = useTranslate();
  const links: Readonly<Record<string, ReactNode>> = {
    '{terms}': <LegalLink href="/legal/terms">{t('auth.signUp.terms.terms')}</LegalLink>,
    '{privacy}': <LegalLink href="/legal/privacy">{t('auth.signUp.terms.privacy')}</LegalLink>,
  };
  const parts = t('auth.signUp.terms').split(/(\{terms\}|\{privacy\})/);
  return (
    <>
      {parts.map((part) => (
        <Fragment key={part}>{links[part] ?? part}</Fragment>
      ))}
    </>
  );
}

interface LegalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

function LegalLink({ href, children }: LegalLinkProps): ReactElement {
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </TextLink>
  );
}
