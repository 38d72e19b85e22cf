import { NOTIFICATION_KINDS, type NotificationKind } from '@laundry/shared/constants/notification-kinds';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/buttons/Button';
import { NotSent } from '../../components/messages/NotSent';
import { Card } from '../../components/page/Card';
import { Badge } from '../../components/text/Badge';
import { useTexts } from '../../i18n/texts';
import { ownNotificationsQuery } from '../../lib/own-notifications';
import styles from './KindList.module.css';
import { setNotification } from './notification-calls';

/** What is told, kind by kind, each switched by itself. */
export function KindList({ muted }: { muted: readonly NotificationKind[] }) {
  const t = useTexts('notifications').kinds;
  const queries = useQueryClient();
  const setting = useOneMutation({
    mutationFn: setNotification,
    onSuccess: (own) => queries.setQueryData(ownNotificationsQuery.queryKey, own),
    onError: () => queries.invalidateQueries(ownNotificationsQuery),
  });
  const { isPending, isSuccess, variables, error } = setting;
  return (
    <Card title={t.title}>
      <p className="muted small">{t.note}</p>
      <ul className={styles.kinds}>
        {NOTIFICATION_KINDS.map((kind) => {
          const isOn = !muted.includes(kind);
          const { name, what } = t.names[kind];
          return (
            <li key={kind} className={styles.kind}>
              <div className={styles.words}>
                <strong>{name}</strong>
                <span className="muted small">{what}</span>
              </div>
              <Badge kind={isOn ? 'good' : 'neutral'}>{isOn ? t.on : t.off}</Badge>
              <Button
                kind="secondary"
                small
                pending={isPending && variables.kind === kind}
                aria-label={isOn ? t.switch_off({ name }) : t.switch_on({ name })}
                onClick={() => setting.mutate({ kind, is_on: !isOn })}
              >
                {isOn ? t.to_off : t.to_on}
              </Button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="small">
        {isSuccess && (variables.is_on ? t.is_on : t.is_off)({ name: t.names[variables.kind].name })}
      </p>
      <NotSent error={error} title={t.failed} />
    </Card>
  );
}
