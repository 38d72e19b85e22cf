import Box from '@mui/material/Box';
import { HANDOVERS } from '@laundry/shared/constants/handovers';
import { HANDOVER_NAMES_JA, SCAN_REASON_LOVS_JA } from '@laundry/shared/masters/handovers-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import { missingBags } from '@laundry/shared/rules/labels/bag-scan';
import { personName } from '@laundry/shared/text/person-name';
import { displayDateTime } from '@laundry/shared/time/display';
import { FactList } from '../../../components/page/FactList';
import { Section } from '../../../components/page/Section';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';

type Scan = RequestDetail['handover_scans'][number];

/** Which bags were scanned at which handover, and why one stands without them all; nothing where nobody scanned. */
export function HandoverScans({ request }: { request: RequestDetail }) {
  const scans = HANDOVERS.flatMap((handover) => request.handover_scans.filter((scan) => scan.handover === handover));
  if (scans.length === 0) return null;
  return (
    <Section title={t('labels.scans.title')}>
      <FactList
        facts={scans.map((scan) => ({ label: HANDOVER_NAMES_JA[scan.handover], value: <Scanned scan={scan} /> }))}
      />
    </Section>
  );
}

function Scanned({ scan }: { scan: Scan }) {
  const { count, scanned, reason } = scan;
  const missing = missingBags(count, new Set(scanned));
  const name = personName({ name1: scan.staff_name1, name2: scan.staff_name2 });
  return (
    <>
      <Box component="strong" sx={{ color: missing.length > 0 ? 'error.main' : 'inherit' }}>
        {missing.length === 0
          ? t('labels.scans.all', { count })
          : t('labels.scans.some', { scanned: scanned.length, count, missing: missing.join('・') })}
      </Box>
      {reason !== null && <Box>{t('labels.scans.reason', { reason: labelOf(SCAN_REASON_LOVS_JA, reason) })}</Box>}
      <Box sx={{ color: 'text.secondary', fontSize: 14 }}>
        {t('labels.scans.by', { time: displayDateTime(scan.scanned_at, 'ja', nowJst()), name })}
      </Box>
    </>
  );
}
