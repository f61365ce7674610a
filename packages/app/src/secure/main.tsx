import { browserPlatform, createClient } from '@billfold/core';
import { createLanguage, loadDialogLanguage, untilShown } from '@billfold/core/internal';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../app.css.ts';
import '../site-font.css.ts';
import { followLanguage } from '../language/follow-language.ts';
import { createLocalSigner } from '../signing/create-local-signer.ts';
import { createWorkerStarter } from '../signing/start-signing-worker.ts';
import { connectToPage } from './connect-to-page.ts';
import { frameLanguage } from './frame-language.ts';
import { SecureRoot } from './secure-root.tsx';
import { createSightGuard } from './sight-guard.ts';

const root = document.getElementById('root');
if (!root) throw new Error('secure.html has no #root, so there is nothing to draw the page in.');
// Nothing is stored: the session is that of the page around, for as long as the frame is open.
const platform = browserPlatform();
const page = connectToPage(window, platform.random);
const getAccessToken = page?.getAccessToken ?? (() => null);
const language = createLanguage({ load: loadDialogLanguage, platform });
const client = createClient({
  ...{ platform, baseUrl: '', getAccessToken },
  getLocale: () => language.get().locale,
});
const signLocally = createLocalSigner({ client, startWorker: createWorkerStarter(window) });
language.show(frameLanguage(window.location.hash, navigator.languages));
followLanguage(document.documentElement, language);
void untilShown(language).then(() =>
  createRoot(root).render(
    <StrictMode>
      <SecureRoot
        page={page}
        client={client}
        language={language}
        signLocally={signLocally}
        createGuard={createSightGuard}
      />
    </StrictMode>,
  ),
);
