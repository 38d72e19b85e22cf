import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isBoxed } from '@laundry/shared/rules/door-code/door-code';
import { personName } from '@laundry/shared/text/person-name';
import { addressLine } from '@laundry/shared/text/venue-room';
import { t } from '../../../i18n';
import type { RequestDetail, Work } from '../../../providers/api/api-types';
import { pickupMethodLabel, shownLeg, sizeLabel } from '../../../resources/wash-requests/row-facts';
import { RowTags } from '../../../resources/wash-requests/rows/RowTags';
import { tokens } from '../../../theme/tokens';

/** Who and where, and what to know at the door; what only the whole request tells comes as soon as it is there. */
export function StopPlace({ row, request }: { row: Work; request: RequestDetail | undefined }) {
  const company = row.company_name ?? '';
  const property = request?.venue_property_name ?? request?.venue_name ?? '';
  return (
    <>
      <Box>
        <Typography sx={{ fontSize: 20, fontWeight: 700 }}>
          {t('requests.list.sirNamed', { name: personName(row) })}
        </Typography>
        {company !== '' && <Typography>{company}</Typography>}
        <Typography sx={{ fontSize: 17 }}>{addressLine(row)}</Typography>
        {property && <Typography>{property}</Typography>}
      </Box>
      <Typography sx={{ fontSize: 17 }}>
        <strong>{t('day.bags', { count: row.count })}</strong>
        {`・${sizeLabel(row.size)}・${pickupMethodLabel(row.pickup_delivery_type)}`}
      </Typography>
      <Box sx={tags}>
        <RowTags row={row} />
      </Box>
      {row.at_door && <Note label={t('day.atDoor')}>{t(`day.atDoorOf.${shownLeg(row)}`)}</Note>}
      {isBoxed(row) && request !== undefined && (
        <Note label={t('day.box')}>
          <Box component="span" sx={{ fontSize: 22, fontWeight: 700, letterSpacing: 2, fontFamily: 'monospace' }}>
            {request.delivery_box_pw ?? hiddenCode(request)}
          </Box>
        </Note>
      )}
      {row.bikou !== '' && <Note label={t('day.remarks')}>{row.bikou}</Note>}
      {request?.management_notes && <Note label={t('day.memo')}>{request.management_notes}</Note>}
    </>
  );
}

const Note = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: tokens.warnSoft, borderLeft: `4px solid ${tokens.warn}` }}>
    <Typography variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Box sx={{ fontSize: 17, whiteSpace: 'pre-wrap' }}>{children}</Box>
  </Box>
);

const tags = {
  '&:empty': { display: 'none' },
  '& .tag': { px: 1, mr: 1, border: `1px solid ${tokens.lineStrong}`, borderRadius: 1, fontSize: 14 },
};

const hiddenCode = ({ is_door_code_unreadable }: RequestDetail): string =>
  is_door_code_unreadable ? t('requests.detail.boxUnreadable') : t('day.boxHidden');
