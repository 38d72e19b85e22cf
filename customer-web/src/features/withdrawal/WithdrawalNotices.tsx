import { Card } from '../../components/ui/Card';
import { type Description, DescriptionList } from '../../components/ui/DescriptionList';
import { useTexts } from '../../i18n/texts';

interface WithdrawalNoticesProps {
  atOnce: boolean;
  /** When the membership ends, and what goes with it. */
  facts: readonly Description[];
}

export function WithdrawalNotices({ atOnce, facts }: WithdrawalNoticesProps) {
  const t = useTexts('withdrawal');
  const notices = [...(atOnce ? t.notices.at_once : t.notices.monthly), t.irrevocable];
  return (
    <Card title={t.notices_title}>
      <DescriptionList items={facts} />
      <ul className="stack-tight bullets">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Card>
  );
}
