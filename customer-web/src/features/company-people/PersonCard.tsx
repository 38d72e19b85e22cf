import { displayDateTime } from '@laundry/shared/time/display';
import { nowJst } from '@laundry/web-kit/now-jst';
import { Button } from '../../components/buttons/Button';
import { Card } from '../../components/page/Card';
import { DescriptionList } from '../../components/page/DescriptionList';
import { Badge } from '../../components/text/Badge';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { CompanyPeople } from '../../lib/calls/api-types';

interface PersonCardProps {
  person: CompanyPeople['people'][number];
  unavailable: boolean;
  onRemove: () => void;
}

export function PersonCard({ person, unavailable, onRemove }: PersonCardProps) {
  const { people: t } = useTexts('company');
  const lang = useLang();
  const { name, email, joined_at } = person;
  return (
    <Card title={name}>
      <div>
        <Badge kind="good">{t.active}</Badge>
      </div>
      <DescriptionList
        items={[
          { term: t.email, detail: email },
          { term: t.since, detail: displayDateTime(joined_at, lang, nowJst()) },
        ]}
      />
      <div>
        <Button kind="secondary" small unavailable={unavailable} aria-label={t.remove_of({ name })} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </Card>
  );
}
