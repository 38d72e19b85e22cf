import { displayDateTime } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/now-jst';
import { Button } from '../../components/buttons/Button';
import { Card } from '../../components/page/Card';
import { DescriptionList } from '../../components/page/DescriptionList';
import { Badge } from '../../components/text/Badge';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { CompanyPeople } from '../../lib/calls/api-types';

interface InvitationCardProps {
  invitation: CompanyPeople['invitations'][number];
  unavailable: boolean;
  onAgain: () => void;
  onTakeBack: () => void;
}

export function InvitationCard({ invitation, unavailable, onAgain, onTakeBack }: InvitationCardProps) {
  const { people: t } = useTexts('company');
  const lang = useLang();
  const { name, email, invited_at, expires_at, is_expired } = invitation;
  const inWords = (moment: string) => displayDateTime(moment, lang, nowJst());
  return (
    <Card title={name || email}>
      <div>{is_expired ? <Badge>{t.expired}</Badge> : <Badge kind="accent">{t.invited}</Badge>}</div>
      <DescriptionList
        items={[
          { term: t.email, detail: email },
          { term: t.sent, detail: inWords(invited_at) },
          { term: t.until, detail: inWords(expires_at) },
        ]}
      />
      <div className="row">
        <Button kind="secondary" small unavailable={unavailable} aria-label={t.again_to({ email })} onClick={onAgain}>
          {t.again}
        </Button>
        <Button
          kind="secondary"
          small
          unavailable={unavailable}
          aria-label={t.take_back_of({ email })}
          onClick={onTakeBack}
        >
          {t.take_back}
        </Button>
      </div>
    </Card>
  );
}
