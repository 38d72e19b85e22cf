import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import { useOperator } from '../../../providers/access/OperatorContext';
import type { StoredRow } from '../../../providers/api/api-types';
import { CountDialog } from '../../wash-requests/count/CountDialog';
import type { ShowNotice } from '../../wash-requests/request/notice';
import { type ActionKey, requestActions } from '../../wash-requests/request/request-actions';
import { fromCustomer, requestPaths } from '../../wash-requests/request-paths';

/** What is asked for on the telephone, and the letter that presses its button. */
const LETTERS = { date: 'M', count: 'B', cancel: 'C' } as const;
type Asked = keyof typeof LETTERS;
const isAsked = (key: ActionKey): key is Asked => Object.hasOwn(LETTERS, key);

interface Props {
  readonly request: StoredRow;
  /** It is to be picked up: what is out already has nothing to cancel. */
  readonly isPickup: boolean;
  readonly hasKeys: boolean;
  readonly showNotice: ShowNotice;
}

/** Move, bags and cancel, as far as the caller may; each is confirmed where it leads to, and leads back here. */
export function NextRequestActions({ request, isPickup, hasKeys, showNotice }: Props) {
  const [isCounting, setCounting] = useState(false);
  const actions = requestActions(useOperator(), request);
  const { id, user_id: userId } = request;
  const ways = {
    date: { component: Link, to: requestPaths.date(id, fromCustomer(userId)) },
    cancel: { component: Link, to: requestPaths.cancel(id, 1, fromCustomer(userId)) },
    count: { onClick: () => setCounting(true) },
  };
  const asked = actions
    .flatMap(({ key, ...action }) => (isAsked(key) ? [{ key, ...action }] : []))
    .filter(({ key, reason }) => key !== 'cancel' || reason === null || isPickup);
  const order = Object.keys(LETTERS);
  const reasons = new Set(asked.flatMap(({ reason }) => reason ?? []));
  return (
    <>
      <Box role="group" aria-label={t('call.actions', { id })} sx={buttons}>
        {asked
          .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
          .map(({ key, label, reason }) => (
            <Button
              key={key}
              variant="outlined"
              color={key === 'cancel' ? 'error' : 'primary'}
              disabled={reason !== null}
              {...(hasKeys && { 'data-key': key, 'aria-keyshortcuts': LETTERS[key] })}
              {...(reason === null ? ways[key] : {})}
            >
              {label}
              {hasKeys && <kbd aria-hidden>{LETTERS[key]}</kbd>}
            </Button>
          ))}
      </Box>
      {[...reasons].map((reason) => (
        <Typography key={reason} variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.25 }}>
          {reason}
        </Typography>
      ))}
      {isCounting && <CountDialog request={request} onClose={() => setCounting(false)} showNotice={showNotice} />}
    </>
  );
}

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 0.5,
  '& kbd': { color: 'inherit' },
};
