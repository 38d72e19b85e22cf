import Box from '@mui/material/Box';
import type { ServerRefusal } from '@laundry/web-kit/calls/api-error';
import { retold } from '@laundry/web-kit/calls/retold';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { PLAIN_WORDS } from '../../../components/form/sending/submit-errors';
import { useConfirmedForm } from '../../../components/form/sending/useConfirmedForm';
import { ConflictNotice } from '../../../components/form/shared-write/ConflictNotice';
import { DonePanel } from '../../../components/page/DonePanel';
import { Steps } from '../../../components/page/Steps';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import type { DateChange } from '../../../providers/calls/requests/wash-requests';
import { nowJst } from '../../../providers/clock';
import { useConsoleData } from '../../../providers/useConsoleData';
import { RequestSubject } from '../request/RequestSubject';
import { readCustomersAgain, requestKeys } from '../request-keys';
import { DateChangeConfirm } from './DateChangeConfirm';
import { DateChangeInput } from './DateChangeInput';
import { CHANGE_CONTEXT } from './useChangeContext';
import type { ChangeContext } from './leg-days';
import { legTexts } from './change-text';
import { type DateChangeForm, changeBody, changeProblems } from './date-change-form';

/** The field of the form that is a field of the body. */
const LEG_OF: Readonly<Record<string, keyof DateChangeForm>> = {
  sched_pickup_dt: 'pickup',
  sched_delivery_dt: 'delivery',
};
const onLeg = (refusal: ServerRefusal) => ({ ...refusal, field: LEG_OF[refusal.field] ?? refusal.field });

const STEPS = [t('requests.dateChange.input'), t('requests.dateChange.confirm'), t('requests.dateChange.completed')];

interface Props {
  readonly request: RequestDetail;
  readonly context: ChangeContext;
  /** Where it was opened from. */
  readonly back: { readonly to: string; readonly label: string };
}

/** Moves the legs in three steps; what a colleague moves meanwhile begins them anew, with what was chosen. */
export function DateChangeSteps(props: Props) {
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery } = props.request;
  // Deferred: its own change may be read again before the router has come to the step that says it is done.
  const legs = useDeferredValue(`${pickup} ${delivery}`);
  return <StepsOfLegs key={legs} {...props} />;
}

/** Input, confirm, done; what was chosen is kept on the way back, and until it is sent or dropped. */
function StepsOfLegs({ request, context, back }: Props) {
  const data = useConsoleData();
  const client = useQueryClient();
  const fresh: DateChangeForm = { pickup: request.sched_pickup_dt, delivery: request.sched_delivery_dt };
  const flow = useConfirmedForm<DateChangeForm, DateChange, unknown, true>(
    {
      draft: { name: `date-change.${request.id}` },
      rule: (form) => changeProblems(request, form, { ...context, now: nowJst() }),
      fresh,
      checkedOf: (form) => changeBody(request, form),
      valuesOf: ({ sched_pickup_dt: pickup = fresh.pickup, sched_delivery_dt: delivery = fresh.delivery }) => ({
        pickup,
        delivery,
      }),
      send: (change) => retold(data.changeDates(request.id, change), onLeg),
      ended: () => ({ done: true }),
      // A refusal tells of what has changed meanwhile: the request, or how full its days are.
      changed: () =>
        Promise.all([
          client.invalidateQueries({ queryKey: requestKeys.all }),
          client.invalidateQueries({ queryKey: CHANGE_CONTEXT }),
          readCustomersAgain(client),
        ]),
    },
    PLAIN_WORDS,
  );
  const { confirming, done } = flow;
  const at = confirming === null ? 0 : 1;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RequestSubject request={request} />
      <Steps labels={STEPS} at={done ? 2 : at} />
      {!done && <ConflictNotice texts={legTexts(flow.fresh, flow.conflicts)} />}
      {!done && confirming === null && (
        <DateChangeInput flow={flow} request={request} context={context} backTo={back.to} />
      )}
      {!done && confirming !== null && <DateChangeConfirm flow={flow} change={confirming} request={request} />}
      {done && <DonePanel lines={[t('requests.dateChange.done')]} to={back.to} label={back.label} />}
    </Box>
  );
}
