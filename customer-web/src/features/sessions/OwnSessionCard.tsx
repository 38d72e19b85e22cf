import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { nowJst } from '@laundry/web-kit/now-jst';
import { Button } from '../../components/buttons/Button';
import { Card } from '../../components/page/Card';
import { DescriptionList } from '../../components/page/DescriptionList';
import { Badge } from '../../components/text/Badge';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { OwnSession } from '../../lib/calls/api-types';

interface OwnSessionCardProps {
  session: OwnSession;
  pending: boolean;
  unavailable: boolean;
  onEnd: () => void;
}

export function OwnSessionCard({ session, pending, unavailable, onEnd }: OwnSessionCardProps) {
  const t = useTexts('sessions');
  const lang = useLang();
  const now = nowJst();
  const inWords = (moment: JstDateTime) => displayDateTime(moment, lang, now);
  const device = session.device ?? t.unknown;
  const begun = inWords(session.created_at);
  return (
    <Card title={device}>
      {session.is_current && (
        <div>
          <Badge kind="good">{t.current}</Badge>
        </div>
      )}
      <DescriptionList
        items={[
          { term: t.begun, detail: begun },
          { term: t.used, detail: session.last_used_at === null ? t.not_used : inWords(session.last_used_at) },
        ]}
      />
      {!session.is_current && (
        <div>
          <Button
            kind="secondary"
            small
            pending={pending}
            unavailable={unavailable}
            aria-label={t.end_of({ device, begun })}
            onClick={onEnd}
          >
            {t.end}
          </Button>
        </div>
      )}
    </Card>
  );
}
