import Box from '@mui/material/Box';
import { t } from '../../../../i18n';
import { todayJst } from '../../../../providers/clock';
import type { Filter } from '../../../../providers/filter';
import { daysText } from './days-text';
import { namesOne } from './saved-view';

/** What of the list as it is will be stored, and for whom. */
export const StoredFacts = ({ filter }: { filter: Filter }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    <li>{t('requests.views.kept')}</li>
    <li>{daysText(filter, todayJst())}</li>
    {namesOne(filter) && <li>{t('requests.views.notStored')}</li>}
    <li>{t('requests.views.own')}</li>
  </Box>
);
