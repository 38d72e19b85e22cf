import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { BADGE_LABELS, rowBadges, rowColour } from '@laundry/shared/rules/dispatch/row-badges';
import { personName } from '@laundry/shared/text/person-name';
import { Link } from 'react-router';
import { CustomerLink } from '../../../components/links/CustomerLink';
import { OpenRecord } from '../../../components/live/OpenRecord';
import { PageHeading } from '../../../components/page/PageHeading';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { tokens } from '../../../theme/tokens';
import { RESOURCE } from '../request-keys';
import { wayBack } from '../request-paths';
import { colourMeaning } from '../rows/colour-meaning';
import { ContactButtons } from './ContactButtons';

/** Whose request it is and how far it has come; back to the list as it was. */
export function DetailHeading({ request, listQuery }: { request: RequestDetail; listQuery: string }) {
  const colour = rowColour(request);
  const back = wayBack(listQuery);
  const meaning = colour && colourMeaning(colour, request);
  return (
    <>
      <PageHeading title={t('requests.detail.title')}>
        <Button component={Link} to={back.to} variant="outlined" size="small">
          {back.label}
        </Button>
      </PageHeading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h2" component="p" sx={{ fontSize: '1.25rem' }}>
          <CustomerLink id={request.user_id}>{t('requests.list.sirNamed', { name: personName(request) })}</CustomerLink>
        </Typography>
        <Typography color="textSecondary">{t('requests.list.number', { id: request.id })}</Typography>
        <Chip
          size="small"
          label={request.display_status}
          sx={{ bgcolor: tokens.bar, color: tokens.onBar, fontWeight: 700 }}
        />
        {meaning && (
          <Chip
            size="small"
            variant="outlined"
            label={meaning}
            sx={{
              bgcolor: tokens.row[colour].ground,
              color: tokens.row[colour].ink,
              borderColor: tokens.row[colour].edge,
            }}
          />
        )}
        <OpenRecord resource={RESOURCE} id={request.id} />
        {rowBadges(request).map((badge) => (
          <Chip key={badge} size="small" variant="outlined" label={BADGE_LABELS[badge]} />
        ))}
      </Box>
      <ContactButtons request={request} />
    </>
  );
}
