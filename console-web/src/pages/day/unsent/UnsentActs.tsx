import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useHasLine } from '@laundry/web-kit/calls/line';
import { Folded } from '../../../components/page/Folded';
import { Section } from '../../../components/page/Section';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import { type UnsentAct, isPhotoOf, waitingOf } from '../../../providers/offline-acts/act';
import { heldMarks } from '../../../providers/offline-acts/held-marks';
import { useUnsentActs } from '../../../providers/offline-acts/useUnsentActs';
import { TOUCH_TARGET } from '../../../theme/tokens';
import { RefusedAct } from './RefusedAct';
import { WaitingAct } from './WaitingAct';

interface Props {
  readonly rows: readonly Work[];
  readonly onSend: () => void;
}

/** What the device has kept, in sight until it is sent, taken back or discarded; what was refused stands first. */
export function UnsentActs({ rows, onSend }: Props) {
  const { own: all, ofOthers } = useUnsentActs();
  const own = all.filter(({ key, act }) => !heldMarks.isQuiet(act.kind === 'photo' ? act.actKey : key));
  const hasLine = useHasLine();
  const waiting = waitingOf(own);
  // The next stop stays in sight below however many wait.
  const earlier = waiting.slice(0, -1);
  const photosOf = (kept: UnsentAct): number => own.filter((other) => isPhotoOf(other, kept)).length;
  const rowOf = (requestId: number): Work | undefined => rows.find(({ id }) => id === requestId);
  return (
    <>
      {own.map(
        (kept) =>
          kept.refusal !== null && (
            <RefusedAct
              key={kept.id}
              kept={kept}
              refusal={kept.refusal}
              photos={photosOf(kept)}
              row={rowOf(kept.act.requestId)}
              onSend={onSend}
            />
          ),
      )}
      {waiting.length > 0 && (
        <Box sx={{ mb: 1.5 }}>
          <Section
            title={t('day.unsent.title', { count: waiting.length })}
            action={
              hasLine && (
                <Button variant="outlined" onClick={onSend} sx={{ minHeight: TOUCH_TARGET }}>
                  {t('day.unsent.send')}
                </Button>
              )
            }
          >
            <Typography variant="body2" color="textSecondary">
              {t('day.unsent.lead')}
            </Typography>
            {earlier.length > 0 && (
              <Folded summary={t('day.unsent.earlier', { count: earlier.length })}>
                <Waiting acts={earlier} rowOf={rowOf} photosOf={photosOf} />
              </Folded>
            )}
            <Waiting acts={waiting.slice(earlier.length)} rowOf={rowOf} photosOf={photosOf} />
          </Section>
        </Box>
      )}
      {ofOthers > 0 && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('day.unsent.ofOthers', { count: ofOthers })}
        </Alert>
      )}
    </>
  );
}

interface WaitingProps {
  readonly acts: readonly UnsentAct[];
  readonly rowOf: (requestId: number) => Work | undefined;
  readonly photosOf: (kept: UnsentAct) => number;
}

const Waiting = ({ acts, rowOf, photosOf }: WaitingProps) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {acts.map((kept) => (
      <WaitingAct key={kept.id} kept={kept} row={rowOf(kept.act.requestId)} photos={photosOf(kept)} />
    ))}
  </Box>
);
