import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/buttons/Button';
import { NotSent } from '../../components/messages/NotSent';
import { Card } from '../../components/page/Card';
import { Badge } from '../../components/text/Badge';
import { useTexts } from '../../i18n/texts';
import type { OwnPush } from '../../lib/calls/api-types';
import { ownNotificationsQuery } from '../../lib/own-notifications';
import { lookHere, switchOff, switchOffOthers, switchOn } from './this-device';

const HERE = ['push-here'];

type Act = 'on' | 'off' | 'others';

/** Notifications on the device that this page is read on: switched on and off, or what is in the way. */
export function PushDevice({ push }: { push: OwnPush }) {
  const { device: t, kinds } = useTexts('notifications');
  const queries = useQueryClient();
  const ids = push.devices.map(({ id }) => id);
  const { data: state } = useQuery({
    queryKey: [...HERE, push.public_key, ...ids],
    queryFn: () => lookHere(push),
    placeholderData: (before) => before,
    // The browser is asked, not the server.
    networkMode: 'always',
  });
  const switching = useOneMutation({
    mutationFn: async (act: Act) => {
      if (act === 'on') return switchOn(push);
      await (act === 'off' ? switchOff() : switchOffOthers(push));
      return true;
    },
    onSettled: async () => {
      await queries.invalidateQueries(ownNotificationsQuery);
      await queries.invalidateQueries({ queryKey: HERE });
    },
  });
  if (state === undefined) return null;
  const { isPending, isSuccess, variables, data: isDone, error } = switching;
  const isOn = state === 'on';
  const others = ids.length - (isOn ? 1 : 0);
  const done = { on: t.begun, off: t.ended, others: t.others_ended };
  const words = { on: t.is_on, off: t.lead, denied: t.denied, to_install: t.to_install, unsupported: t.unsupported };
  return (
    <Card title={t.title}>
      {(isOn || state === 'off') && (
        <div>
          <Badge kind={isOn ? 'good' : 'neutral'}>{isOn ? kinds.on : kinds.off}</Badge>
        </div>
      )}
      <p>{words[state]}</p>
      {(isOn || state === 'off') && (
        <div>
          <Button
            kind="secondary"
            small
            pending={isPending && variables !== 'others'}
            onClick={() => switching.mutate(isOn ? 'off' : 'on')}
          >
            {isOn ? t.end : t.begin}
          </Button>
        </div>
      )}
      {others > 0 && (
        <div className="row">
          <span className="muted small">{t.others({ count: others })}</span>
          <Button
            kind="quiet"
            small
            pending={isPending && variables === 'others'}
            onClick={() => switching.mutate('others')}
          >
            {t.end_others}
          </Button>
        </div>
      )}
      <p role="status" className="small">
        {isSuccess && (isDone ? done[variables] : state === 'off' && t.not_allowed)}
      </p>
      <NotSent error={error} title={t.failed}>
        {!(error instanceof ApiError) && <p>{t.failed_here}</p>}
      </NotSent>
    </Card>
  );
}
