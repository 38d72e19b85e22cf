import Typography from '@mui/material/Typography';
import { message } from '@laundry/shared/messages/message';
import { parseSetCount } from '@laundry/shared/rules/work/set-count';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { FormDialog } from '../../../components/form/dialog/FormDialog';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { UNSENT } from '../../../providers/offline-acts/offline-acts';
import { useActsAtStop } from '../../../providers/offline-acts/useActsAtStop';
import type { ShowNotice } from '../request/notice';
import { useRequestMutation } from '../request/useRequestMutation';

interface Props {
  readonly request: StoredRow;
  /** The count that was reported. */
  readonly count?: number | undefined;
  readonly onClose: () => void;
  /** The server holds all of it. */
  readonly onRecorded?: (() => void) | undefined;
  /** Where what is filled in comes from. */
  readonly note?: ReactNode;
  readonly showNotice: ShowNotice;
}

interface Values {
  readonly count?: string | null;
}

const typed = ({ count }: Values): string => toHalfWidth(count ?? '');

function countErrors(values: Values): Readonly<Record<string, string>> {
  if (parseSetCount(typed(values)) !== null) return {};
  return { count: `▲ ${message('ja', typed(values) === '' ? 'unselected' : 'set_count_range')}` };
}

/** Sets the count, 0 to 100. */
export function CountDialog({ request, count = request.count, note, onClose, onRecorded, showNotice }: Props) {
  const notify = useNotify();
  const doAtStop = useActsAtStop(request);
  const setCount = useRequestMutation({
    send: (_, count: number) => doAtStop.count(count),
    onDone: (answer) => {
      if (answer === UNSENT) notify(t('day.unsent.kept'), { type: 'info' });
      else {
        notify(t('requests.count.done', { count: answer.count }), { type: 'success' });
        onRecorded?.();
      }
    },
    onClose,
    showNotice,
    fields: ['count'],
  });
  return (
    <FormDialog
      title={t('requests.count.title')}
      submitLabel={t('requests.count.submit')}
      pendingLabel={t('requests.advance.submitting')}
      record={{ count: String(count) }}
      validate={countErrors}
      onSubmit={(values: Values) => setCount.submit(Number(typed(values)))}
      onClose={onClose}
    >
      {note}
      <Typography>{t('requests.count.now', { count: request.count })}</Typography>
      <TextInput
        required
        autoFocus
        source="count"
        label={t('requests.count.input')}
        inputMode="numeric"
        helperText={false}
        onFocus={(event) => event.target.select()}
      />
    </FormDialog>
  );
}
