import { createCalls } from '@laundry/web-kit/calls/client';
import { currentLang } from '../../i18n/language';
import type { paths } from './api-types';
import { currentVisit, dropToken, readToken } from '../session/session-token';

/** The typed client of the server's calls. */
export const { client, answer, call, heard, sendBy } = createCalls<paths>({
  token: readToken,
  lang: currentLang,
  visit: currentVisit,
  onSessionOver: (token) => {
    // A late answer to an older session must not end the one that began since.
    if (token === readToken()) dropToken('refused');
  },
});
