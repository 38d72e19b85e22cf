import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { personName } from '@laundry/shared/text/person-name';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import type { StaffLoad, Today } from '../../providers/api/api-types';
import { requestListPath, requestPaths } from '../../resources/wash-requests/request-paths';
import { tokens } from '../../theme/tokens';
import { routeSheetsPath } from '../../components/links/route-sheet-paths';
import { LoadBar } from './LoadBar';

const NOBODY = 'none';

/** What everybody still has of today's list, and has done; nobody's first. */
export function StaffLoads({ today: { date, staffs } }: { today: Today }) {
  const most = Math.max(1, ...staffs.map(({ pickups, deliveries, done }) => Math.max(pickups + deliveries, done)));
  return (
    <Section title={t('today.staffs')} action={staffs.length > 0 && <PrintLink date={date} />}>
      {staffs.length === 0 && <Typography color="textSecondary">{t('today.noStaffs')}</Typography>}
      <Box component="ul" sx={list}>
        {staffs.map((staff) => (
          <li key={staff.staff_id ?? NOBODY}>
            <Link to={requestListPath({ from: date, to: date, staff_id: String(staff.staff_id ?? NOBODY) })}>
              {nameOf(staff)}
            </Link>
            <span className="number">
              {`${t('today.staffLoad', { pickups: staff.pickups, deliveries: staff.deliveries })}　${t('today.staffDone', { done: staff.done })}`}
            </span>
            <LoadBar
              most={most}
              parts={[
                { value: staff.pickups, colour: staff.staff_id === null ? tokens.row.red.edge : tokens.accent },
                { value: staff.deliveries, colour: tokens.row.blue.edge },
              ]}
            />
          </li>
        ))}
      </Box>
      <Button component={Link} to={requestPaths.board(date)} variant="outlined" sx={{ mt: 1.5 }}>
        {t('board.open')}
      </Button>
    </Section>
  );
}

/** The day on paper, a page for each of them; there one person's can be chosen. */
const PrintLink = ({ date }: { date: string }) => (
  <Button
    component={Link}
    to={routeSheetsPath({ date })}
    size="small"
    startIcon={<PrintIcon />}
    sx={{ minHeight: { xs: 44, md: 0 } }}
  >
    {t('routeSheets.open')}
  </Button>
);

const nameOf = ({ staff_id, name1, name2 }: StaffLoad): string =>
  staff_id === null ? t('today.nobody') : personName({ name1: name1 ?? '', name2: name2 ?? '' });

const list = {
  listStyle: 'none',
  display: 'grid',
  gap: 1.25,
  p: 0,
  m: 0,
  '& li': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1, alignItems: 'center' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: { xs: 44, md: 28 }, color: tokens.ink },
  '& .number': { fontSize: 13, color: tokens.inkSoft, fontVariantNumeric: 'tabular-nums' },
};
