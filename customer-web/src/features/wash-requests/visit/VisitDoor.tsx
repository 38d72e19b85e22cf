import { legNameOf } from '@laundry/shared/rules/stages/next-leg';
import { displayDateTime } from '@laundry/shared/time/display';
import { Button } from '../../../components/buttons/Button';
import { NotSent } from '../../../components/messages/NotSent';
import { Card } from '../../../components/page/Card';
import { Phrases } from '../../../components/text/Phrases';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { VisitDoor as Door } from '../../../lib/calls/api-types';
import { useNow } from '../now';
import { useVisitAct } from './use-visit-act';
import { changeAtDoor } from './visit-calls';

interface VisitDoorProps {
  secret: string;
  door: Door;
}

/** Bags at the door instead of a meeting: said and taken back with one press, as long as the driver reads it. */
export function VisitDoor({ secret, door: { leg, is_wished, until, can_change } }: VisitDoorProps) {
  const t = useTexts('visit').door;
  const { sending } = useTexts('common');
  const lang = useLang();
  const now = useNow();
  const changing = useVisitAct(secret, (at_door: boolean) => changeAtDoor(secret, { leg, at_door }));
  const name = legNameOf(leg);
  if (!can_change && !is_wished) return null;
  const words = is_wished ? t.take_back : t.ask[name];
  return (
    <Card title={t.title}>
      <p role="status">{is_wished ? t.wished[name] : t.what[name]}</p>
      {is_wished && name === 'pickup' && until !== null && <p>{t.put_out}</p>}
      <NotSent error={changing.error} title={t.not_sent} />
      {can_change && (
        <div>
          <Button kind="secondary" pending={changing.isPending} onClick={() => changing.mutate(!is_wished)}>
            {changing.isPending ? sending : words}
          </Button>
        </div>
      )}
      <p className="small muted">
        <Phrases>
          {!can_change
            ? t.closed
            : until === null
              ? t.until_next
              : t.until({ moment: displayDateTime(until, lang, now) })}
        </Phrases>
      </p>
    </Card>
  );
}
