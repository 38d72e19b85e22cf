import { personName } from '@laundry/shared/text/person-name';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import type { ActRefusal, UnsentAct } from '../../../providers/offline-acts/act';
import { tryAgain } from '../../../providers/offline-acts/give-up';
import { FROM_DAY, requestPaths } from '../../../resources/wash-requests/request-paths';
import { TOUCH_TARGET } from '../../../theme/tokens';
import { ReportAct } from '../report/ReportAct';
import { DiscardAct } from './DiscardAct';
import { actLine } from '../../../resources/wash-requests/unsent/act-words';
import { movedTo } from './moved-to';
import { useWhose } from '../../../resources/wash-requests/unsent/whose';

interface Props {
  readonly kept: UnsentAct;
  readonly refusal: ActRefusal;
  /** How many photos of it wait with it. */
  readonly photos: number;
  readonly row: Work | undefined;
  readonly onSend: () => void;
}

/** The same may be taken another time: the server failed, or had too much of it. */
const mayGoAgain = ({ status }: ActRefusal): boolean => status === 429 || status === 500;
const GONE = 404;

/** What the server did not take, why, and what can be done about it. */
export function RefusedAct({ kept, refusal, photos, row, onSend }: Props) {
  const line = actLine(kept);
  const what = `${line} ${useWhose(kept.act.requestId, row && personName(row))}`;
  const moved = movedTo(kept, row);
  const isGone = refusal.status === GONE;
  return (
    <Alert severity="error" role="alert" sx={{ mb: 1.5, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle sx={{ mb: 0.5 }}>{t('day.unsent.refused')}</AlertTitle>
      <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{what}</Box>
      {moved !== null && <Box>{moved}</Box>}
      {isGone && refusal.isLeft !== true
        ? t('day.unsent.notThere')
        : refusal.lines.map((text) => <Box key={text}>{text}</Box>)}
      {photos > 0 && <Box>{t('day.unsent.photosToo', { count: photos })}</Box>}
      <Box sx={buttons}>
        {!isGone && (
          <Button
            component={Link}
            to={requestPaths.detail(kept.act.requestId, FROM_DAY)}
            color="inherit"
            variant="outlined"
            aria-label={t('day.unsent.openOf', { what })}
          >
            {t('day.unsent.open')}
          </Button>
        )}
        {mayGoAgain(refusal) && (
          <Button
            color="inherit"
            variant="outlined"
            aria-label={t('day.unsent.againOf', { what })}
            onClick={() => void tryAgain(kept.id).then(onSend)}
          >
            {t('day.unsent.again')}
          </Button>
        )}
        {!mayGoAgain(refusal) && <ReportAct kept={kept} what={what} photos={photos} />}
        <DiscardAct kept={kept} what={what} photos={photos} />
      </Box>
    </Alert>
  );
}

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& > *': { minHeight: TOUCH_TARGET } };
