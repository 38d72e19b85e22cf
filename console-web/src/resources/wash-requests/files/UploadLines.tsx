import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { personName } from '@laundry/shared/text/person-name';
import { t } from '../../../i18n';
import type { UploadLine } from '../../../providers/calls/requests/request-files';
import { tokens } from '../../../theme/tokens';
import { isGood, verdictText } from './upload-verdict';

/** What each line of a list would do, before anything is written. */
export function UploadLines({ lines }: { lines: readonly UploadLine[] }) {
  const [isOnlyBad, setOnlyBad] = useState(false);
  const bad = lines.filter((line) => !isGood(line));
  const shown = isOnlyBad ? bad : lines;
  return (
    <>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Typography color="success" sx={{ fontWeight: 700 }}>
          {t('requestFiles.assignments.good', { count: lines.length - bad.length })}
        </Typography>
        {bad.length > 0 && (
          <Typography color="warning" sx={{ fontWeight: 700 }}>
            {t('requestFiles.assignments.bad', { count: bad.length })}
          </Typography>
        )}
      </Box>
      {bad.length > 0 && (
        <FormControlLabel
          label={t('requestFiles.assignments.onlyBad')}
          control={<Switch checked={isOnlyBad} onChange={(_, isOn) => setOnlyBad(isOn)} />}
        />
      )}
      <Box sx={frame} tabIndex={0} role="region" aria-label={t('requestFiles.assignments.caption')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('requestFiles.assignments.columns.line')}</th>
              <th scope="col">{t('requestFiles.assignments.columns.verdict')}</th>
              <th scope="col">{t('requestFiles.assignments.columns.request')}</th>
              <th scope="col">{t('requestFiles.assignments.columns.staff')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={line.line} className={isGood(line) ? 'good' : 'bad'}>
                <td>{line.line}</td>
                <td className="verdict">{`${isGood(line) ? '○' : '▲'} ${verdictText(line)}`}</td>
                <td>{requestText(line)}</td>
                <td>{staffText(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </>
  );
}

/** The request that was found, or what stands in the file. */
function requestText({ wash_request_id: id, name1, name2, request }: UploadLine): string {
  if (id === null) return request;
  return t('requestFiles.assignments.request', { id, name: personName({ name1: name1 ?? '', name2: name2 ?? '' }) });
}

function staffText(line: UploadLine): string {
  const { staff, staff_name: to, staff_name_now: from } = line;
  if (to === null) return staff;
  if (!isGood(line) || to === from) return to;
  return t('requestFiles.assignments.change', { from: from ?? t('requestFiles.assignments.none'), to });
}

const frame = {
  maxHeight: '45vh',
  overflow: 'auto',
  border: `1px solid ${tokens.line}`,
  borderRadius: 1,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13 },
  '& th': { position: 'sticky', top: 0, textAlign: 'left', backgroundColor: tokens.head },
  '& th, & td': { padding: '6px 8px', borderBottom: `1px solid ${tokens.line}`, verticalAlign: 'top' },
  '& .bad .verdict': { color: tokens.warn, fontWeight: 700 },
  '& .good .verdict': { color: tokens.good },
};
