import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { changeLines } from '@laundry/shared/rules/history/change-lines';
import { reversed, reversible } from '@laundry/shared/rules/history/undo';
import { displayDateTime } from '@laundry/shared/time/display';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useNotify, useRefresh } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../i18n';
import type { TrailEntry } from '../../providers/api/api-types';
import { problemLines } from '../../providers/api/problem';
import { nowJst } from '../../providers/clock';
import { ActionDialog } from '../form/dialog/ActionDialog';
import { operationLabel, operatorText } from './trail-words';

interface Props {
  readonly entry: TrailEntry;
  readonly onUndo: () => Promise<unknown>;
}

/** The way back from an entry of a trail, which says first what it will change. */
export function UndoEntry({ entry, onUndo }: Props) {
  const [isAsked, setAsked] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  // The entry takes the keyboard when the button goes with what it has done.
  const item = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => () => item.current?.focus(), []);
  const undo = useOneMutation({
    mutationFn: onUndo,
    onSuccess: () => {
      setAsked(false);
      notify(t('timeline.undo.done'), { type: 'success' });
      refresh();
    },
  });
  // What stood against it has changed the trail, too.
  const close = () => {
    setAsked(false);
    if (undo.isError) refresh();
    else item.current = null;
    undo.reset();
  };
  const at = displayDateTime(entry.search_timestamp, 'ja', nowJst());
  const what = operationLabel(entry.operation_type);
  const back = reversed(reversible(entry.operation_type, entry.changes));
  return (
    <>
      <Button
        size="small"
        sx={{ ml: 'auto', py: { md: 0 } }}
        aria-label={t('timeline.undo.of', { at, what })}
        onClick={({ currentTarget }) => {
          item.current = currentTarget.closest('li');
          setAsked(true);
        }}
      >
        {t('timeline.undo.button')}
      </Button>
      {isAsked && (
        <ActionDialog
          title={t('timeline.undo.title')}
          subject={`${at} ${what} ${operatorText(entry)}`}
          submitLabel={t('timeline.undo.submit')}
          pendingLabel={t('timeline.undo.submitting')}
          isPending={undo.isPending}
          problems={problemLines(undo.error)}
          onSubmit={() => undo.mutate()}
          onClose={close}
        >
          <Typography>{t('timeline.undo.lead')}</Typography>
          <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {changeLines(entry.operation_type, back).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Box>
        </ActionDialog>
      )}
    </>
  );
}
