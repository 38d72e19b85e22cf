import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { absenceLegOf, isBeforeVisit } from '@laundry/shared/rules/absence/absence';
import { proofOfAbsence } from '@laundry/shared/rules/proofs/proof-photo';
import { useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../components/form/dialog/FormDialog';
import { useSentKey } from '../../../components/form/sending/useSentKey';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { UNSENT } from '../../../providers/offline-acts/offline-acts';
import { useActsAtStop } from '../../../providers/offline-acts/useActsAtStop';
import { isWithoutLine } from '../../../providers/api/problem';
import type { ShowNotice } from '../request/notice';
import { useRequestMutation } from '../request/useRequestMutation';
import { AdvanceSubject } from '../advance/AdvanceSubject';
import { DoorPhotoField } from '../photos/DoorPhotoField';
import { useDoorPhotos } from '../photos/useDoorPhotos';
import { shownSchedule } from '../row-facts';
import { AbsenceLetter } from './AbsenceLetter';
import { absenceMails } from './absence-mails';
import { useAbsenceLetter } from './useAbsenceLetter';

interface Props {
  readonly request: RequestDetail;
  readonly onClose: () => void;
  /** It was sent. */
  readonly onDone?: (() => void) | undefined;
  /** The server holds all of it. */
  readonly onRecorded?: (() => void) | undefined;
  /** Where what is filled in comes from. */
  readonly note?: ReactNode;
  readonly showNotice: ShowNotice;
}

/** Tells the customer that nobody was there: to whom, in which words, and what it leads to; what nobody could read is not sent. Before the visit's time it asks twice. */
export function AbsenceDialog({ request, note, onClose, onDone, onRecorded, showNotice }: Props) {
  const notify = useNotify();
  const leg = absenceLegOf(request);
  const sent = absenceMails(request.absence_mail_histories.filter((mail) => mail.type === leg));
  const isAgain = sent.length > 0;
  const isEarly = isBeforeVisit(request, nowJst());
  const [isAskedAgain, setAskedAgain] = useState(false);
  const letter = useAbsenceLetter(request, leg);
  const doAtStop = useActsAtStop(request);
  const proofOf = doAtStop.mayHavePhotos ? proofOfAbsence(leg) : null;
  const door = useDoorPhotos(proofOf);
  const { keyOf } = useSentKey();
  // What nobody can read here is written when it goes out.
  const isUnread = letter.letter === undefined && doAtStop.mayWait && isWithoutLine(letter.error);
  const send = useRequestMutation({
    send: (_, type: typeof leg) => door.withPhotos((photos) => doAtStop.absence(type, keyOf({ type }), photos)),
    onDone: (answer) => {
      if (answer === UNSENT) notify(t('day.unsent.kept'), { type: 'info' });
      else {
        notify(isAgain ? t('requests.absence.sentAgain') : t('requests.absence.sent'), { type: 'success' });
        onRecorded?.();
      }
      onDone?.();
    },
    onClose,
    showNotice,
  });
  return (
    <FormDialog
      title={t(`requests.absence.title.${leg}`)}
      subject={<AdvanceSubject request={request} count={request.count} />}
      submitLabel={isAskedAgain ? t('requests.absence.submitEarly') : t('requests.absence.submit')}
      pendingLabel={t('requests.advance.submitting')}
      record={{}}
      isChanged={door.photos.length > 0}
      danger={isAskedAgain}
      disabled={letter.letter === undefined && !isUnread}
      back={isAskedAgain ? { label: t('requests.absence.back'), onClick: () => setAskedAgain(false) } : undefined}
      onSubmit={() => (isEarly && !isAskedAgain ? setAskedAgain(true) : send.submit(leg))}
      onClose={onClose}
      maxWidth="sm"
    >
      {note}
      {isEarly && (
        <Alert severity="warning">{t('requests.absence.early', { time: shownSchedule(request, nowJst()) })}</Alert>
      )}
      {isAskedAgain ? (
        <Typography>{t('requests.absence.sure')}</Typography>
      ) : (
        <>
          <Typography>{isAgain ? t('requests.absence.again') : t('requests.absence.first')}</Typography>
          {proofOf !== null && <DoorPhotoField proofOf={proofOf} door={door} />}
          {isUnread && <Alert severity="info">{t('requests.absence.unread')}</Alert>}
          {!isUnread && <AbsenceLetter request={request} leg={leg} {...letter} />}
          {isAgain && (
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
              {sent.join('\n')}
            </Typography>
          )}
        </>
      )}
    </FormDialog>
  );
}
