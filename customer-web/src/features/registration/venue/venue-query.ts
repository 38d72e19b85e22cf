import { LANGS } from '@laundry/shared/constants/langs';
import { queryOptions } from '@tanstack/react-query';
import { isLangChosen } from '../../../i18n/language';
import { changeLanguage } from '../../../i18n/texts';
import type { Venue } from '../../../lib/calls/api-types';
import { readToken } from '../../../lib/session/session-token';
import { openVenue } from '../api';

/** A venue stays as it is while its form is filled in. Its page opens in its language, unless another was chosen. */
export const venueQuery = (code: string) =>
  queryOptions({
    queryKey: ['venue', code],
    queryFn: async (): Promise<Venue> => {
      const venue = await openVenue(code);
      const lang = LANGS.find((each) => each === venue.default_lang);
      // Without its words the page still opens in Japanese.
      if (lang && !isLangChosen() && readToken() === null) await changeLanguage(lang).catch(() => undefined);
      return venue;
    },
    staleTime: Infinity,
  });
